import type { Questions } from '#src/content/schemas/survey.ts';
import { ChoiceAnswer, LongAnswer } from '../answer-fields.tsx';

export function Content({ questions }: { questions: Questions }) {
  return (
    <>
      <ChoiceAnswer type="radio" row="three" name="content_type" question={questions.content_type} required />
      <ChoiceAnswer
        type="checkbox"
        name="comfortable_selling_categories"
        question={questions.comfortable_selling_categories}
        required
      />
      <ChoiceAnswer
        type="checkbox"
        name="categories_not_selling"
        question={questions.categories_not_selling}
      />
      <LongAnswer name="niche_expertise" question={questions.niche_expertise} rows={2} />
    </>
  );
}
