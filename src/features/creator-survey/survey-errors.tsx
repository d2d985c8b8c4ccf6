import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { ErrorSummary } from '#src/forms/fields/error-summary.tsx';
import { filledIn } from '#src/forms/form-words.ts';
import { controlId } from './answer-fields.tsx';
import { useWrongFields } from './survey-context.ts';

/** The step's wrong fields as links; it empties itself as they are put right. */
export function SurveyErrors({ step, content }: { step: number; content: Application }) {
  const { oneWrong, manyWrong } = content.form;
  const wrong = useWrongFields(step);
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      title={wrong.length === 1 ? oneWrong : filledIn(manyWrong, 'count', `${wrong.length}`)}
      fields={wrong.map((field) => ({ id: controlId(field), label: content.questions[field].label }))}
    />
  );
}
