import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { ErrorSummary } from '#src/forms/fields/error-summary.tsx';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { controlId } from './answer-fields.tsx';
import { useInvalidFields } from './survey-context.ts';

/** Links to the invalid fields of a step. Fields disappear from it when they are corrected. */
export function SurveyErrors({ step, content }: { step: number; content: Application }) {
  const { oneWrong, manyWrong } = content.form;
  const wrong = useInvalidFields(step);
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      title={wrong.length === 1 ? oneWrong : fillPlaceholder(manyWrong, 'count', `${wrong.length}`)}
      fields={wrong.map((field) => ({ id: controlId(field), label: content.questions[field].label }))}
    />
  );
}
