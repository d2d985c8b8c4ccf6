import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { FollowUpAnswer, LongAnswer, TextAnswer, YesNoAnswer } from '../answer-fields.tsx';
import { NumberAnswer } from '../number-answer.tsx';

export function Experience({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
  return (
    <>
      <YesNoAnswer name="gone_live_before" question={questions.gone_live_before} answers={answers} required />
      <FollowUpAnswer name="highest_gmv">
        <NumberAnswer name="highest_gmv" question={questions.highest_gmv} inputMode="decimal" />
      </FollowUpAnswer>
      <YesNoAnswer
        name="currently_with_agency"
        question={questions.currently_with_agency}
        answers={answers}
        required
      />
      <YesNoAnswer
        name="worked_with_agency_before"
        question={questions.worked_with_agency_before}
        answers={answers}
        required
      />
      <FollowUpAnswer name="previous_agency">
        <TextAnswer name="previous_agency" question={questions.previous_agency} autoComplete="off" />
      </FollowUpAnswer>
      {/* Required by the specification, but without an asterisk. */}
      <YesNoAnswer
        name="prior_sales_experience"
        question={questions.prior_sales_experience}
        answers={answers}
      />
      <FollowUpAnswer name="sales_experience_details">
        <LongAnswer name="sales_experience_details" question={questions.sales_experience_details} />
      </FollowUpAnswer>
    </>
  );
}
