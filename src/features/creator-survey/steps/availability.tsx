import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { ChoiceAnswer, YesNoAnswer } from '../answer-fields.tsx';
import { NumberAnswer } from '../number-answer.tsx';

export function Availability({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
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
