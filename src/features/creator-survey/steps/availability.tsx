import type { Application } from '#src/content/schemas/survey.ts';
import { ChoiceAnswer, TextAnswer, YesNoAnswer } from '../answer-fields.tsx';

export function Availability({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
  return (
    <>
      <TextAnswer
        name="hours_per_week"
        question={questions.hours_per_week}
        required
        inputMode="decimal"
        autoComplete="off"
      />
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
