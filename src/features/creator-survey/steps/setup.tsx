import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { ChoiceAnswer, TextAnswer, YesNoAnswer } from '../answer-fields.tsx';

export function Setup({ questions, answers }: Pick<Application, 'questions' | 'answers'>) {
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
