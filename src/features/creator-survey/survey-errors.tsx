import { ErrorSummary } from '#src/components/form/error-summary.tsx';
import type { Questions } from '#src/content/schemas/survey.ts';
import { controlId } from './answer-fields.tsx';
import { useWrongFields } from './survey-context.ts';

/** The step's wrong fields as links; it empties itself as they are put right. */
export function SurveyErrors({ step, questions }: { step: number; questions: Questions }) {
  const wrong = useWrongFields(step);
  if (wrong.length === 0) return null;
  return (
    <ErrorSummary
      title={
        wrong.length === 1 ? 'One answer needs another look' : `${wrong.length} answers need another look`
      }
      fields={wrong.map((field) => ({ id: controlId(field), label: questions[field].label }))}
    />
  );
}
