import type { ReactNode, Ref } from 'react';
import type { Application, Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { ErrorSummary } from '#src/forms/fields/error-summary.tsx';
import { Form } from '#src/forms/form.tsx';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import type { FormState } from '#src/forms/use-form.ts';
import {
  ChoiceAnswer,
  FollowUpAnswer,
  findControlId,
  LongAnswer,
  OverlapNote,
  TextAnswer,
  YesNoAnswer,
} from './answer-fields.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { findContradictoryCategories, findRedundantCompensation } from './survey-answers.ts';
import { useInvalidFields } from './survey-context.ts';
import { TimeZoneAnswer } from './time-zone-answer.tsx';

const steps = [Basics, Experience, Content, Setup, Availability, Compensation];

type SurveyFormProps = {
  content: Application;
  step: number;
  heading: Ref<HTMLHeadingElement>;
  form: FormState<'store'>;
  actions: (button: ReactNode) => ReactNode;
  last: ReactNode;
};

export function SurveyForm({ content, step, heading, form, actions, last }: SurveyFormProps) {
  const Step = steps[step - 1];
  return (
    <Form
      form={form}
      // CreatorSurvey replaces the whole form after success.
      sent={() => null}
      className="relative rounded-band bg-white px-5 pt-7 sm:px-12 sm:pt-12"
      noteClassName="mt-3"
      button={{ className: 'max-sm:grow sm:min-w-40' }}
      actions={actions}
      before={
        <>
          <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.5rem+2vw,2.875rem)] leading-none">
            {content.steps[step - 1]?.title}
          </h1>
          <p className="mt-3 text-ink-3">{content.steps[step - 1]?.lead}</p>
        </>
      }
    >
      <div key={step} className="mt-8 grid gap-8">
        <SurveyErrors step={step} content={content} />
        {Step ? <Step questions={content.questions} answers={content.answers} /> : last}
      </div>
    </Form>
  );
}

function Basics({ questions }: { questions: Questions }) {
  return (
    <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-2">
      <TextAnswer name="full_name" question={questions.full_name} required autoComplete="name" />
      <TextAnswer
        name="email"
        question={questions.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAnswer
        name="phone_number"
        question={questions.phone_number}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextAnswer
        name="tiktok_handle"
        question={questions.tiktok_handle}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NumberAnswer name="follower_count" question={questions.follower_count} inputMode="numeric" />
      <LongAnswer name="other_social_handles" question={questions.other_social_handles} />
      <TextAnswer name="location" question={questions.location} required autoComplete="address-level2" />
      <TimeZoneAnswer question={questions.time_zone} />
    </div>
  );
}

function Experience({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
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

function Content({ questions }: { questions: Questions }) {
  return (
    <>
      <ChoiceAnswer type="radio" row="three" name="content_type" question={questions.content_type} required />
      <ChoiceAnswer
        type="checkbox"
        name="comfortable_selling_categories"
        question={questions.comfortable_selling_categories}
        required
      />
      <div>
        <ChoiceAnswer
          type="checkbox"
          name="categories_not_selling"
          question={questions.categories_not_selling}
        />
        <OverlapNote
          texts={questions.categories_not_selling.overlap}
          options={questions.categories_not_selling.options}
          overlap={findContradictoryCategories}
        />
      </div>
      <LongAnswer name="niche_expertise" question={questions.niche_expertise} rows={2} />
    </>
  );
}

function Setup({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
  return (
    <>
      <ChoiceAnswer
        type="checkbox"
        row="long"
        name="equipment_owned"
        question={questions.equipment_owned}
        alone="none"
      />
      <YesNoAnswer
        name="has_filming_space"
        question={questions.has_filming_space}
        answers={answers}
        required
      />
      <TextAnswer name="internet_speed" question={questions.internet_speed} autoComplete="off" />
    </>
  );
}

function Availability({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
  return (
    <>
      <NumberAnswer name="hours_per_week" question={questions.hours_per_week} inputMode="decimal" />
      <ChoiceAnswer type="checkbox" name="available_times" question={questions.available_times} required />
      <YesNoAnswer
        name="willing_to_follow_training"
        question={questions.willing_to_follow_training}
        answers={answers}
        required
      />
    </>
  );
}

function Compensation({ questions }: { questions: Questions }) {
  return (
    <>
      <div>
        <ChoiceAnswer
          type="checkbox"
          row="long"
          name="compensation_preferences"
          question={questions.compensation_preferences}
          required
        />
        <OverlapNote
          texts={questions.compensation_preferences.overlap}
          options={questions.compensation_preferences.options}
          overlap={findRedundantCompensation}
        />
      </div>
      <TextAnswer
        name="minimum_rate_expectation"
        question={questions.minimum_rate_expectation}
        autoComplete="off"
      />
    </>
  );
}

/** Links to the invalid fields of a step. A link disappears when its field is corrected. */
function SurveyErrors({ step, content }: { step: number; content: Application }) {
  const { oneWrong, manyWrong } = content.form;
  const wrong = useInvalidFields(step);
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      title={wrong.length === 1 ? oneWrong : fillPlaceholder(manyWrong, 'count', `${wrong.length}`)}
      fields={wrong.map((field) => ({ id: findControlId(field), label: content.questions[field].label }))}
    />
  );
}
