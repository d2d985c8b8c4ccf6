import type { Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { ChoiceAnswer, LongAnswer, OverlapNote } from '../answer-fields.tsx';
import { categoriesInBoth } from '../survey-answers.ts';

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
      <div>
        <ChoiceAnswer
          type="checkbox"
          name="categories_not_selling"
          question={questions.categories_not_selling}
        />
        <OverlapNote
          texts={questions.categories_not_selling.overlap}
          options={questions.categories_not_selling.options}
          overlap={categoriesInBoth}
        />
      </div>
      <LongAnswer name="niche_expertise" question={questions.niche_expertise} rows={2} />
    </>
  );
}
