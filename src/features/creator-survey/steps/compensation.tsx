import type { Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { ChoiceAnswer, OverlapNote, TextAnswer } from '../answer-fields.tsx';
import { coveredByAllOfTheAbove } from '../survey-answers.ts';

export function Compensation({ questions }: { questions: Questions }) {
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
          overlap={coveredByAllOfTheAbove}
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
