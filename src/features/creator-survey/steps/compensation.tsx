import type { Questions } from '#src/content/schemas/survey.ts';
import { ChoiceAnswer, TextAnswer } from '../answer-fields.tsx';

export function Compensation({ questions }: { questions: Questions }) {
  return (
    <>
      <ChoiceAnswer
        type="checkbox"
        row="long"
        name="compensation_preferences"
        question={questions.compensation_preferences}
        required
      />
      <TextAnswer
        name="minimum_rate_expectation"
        question={questions.minimum_rate_expectation}
        autoComplete="off"
      />
    </>
  );
}
