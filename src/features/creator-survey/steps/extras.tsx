import type { ReactNode } from 'react';
import type { Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { ChoiceAnswer, ListAnswer } from '../answer-fields.tsx';

export function Extras({ questions, video }: { questions: Questions; video: ReactNode }) {
  return (
    <>
      <ChoiceAnswer
        type="checkbox"
        row="three"
        name="languages_spoken"
        question={questions.languages_spoken}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ListAnswer name="age_range" question={questions.age_range} />
        <ListAnswer name="gender" question={questions.gender} />
      </div>
      {video}
    </>
  );
}
