import { getLabel } from '#shared/desk/field-labels.ts';
import { isNew, type Path } from '#shared/desk/working-copy.ts';

/** Describes a path within a document: `Packages, 2, terms`. */
export function pathText(path: Path): string {
  const steps = path.filter((step) => step !== 'items' && !isNew(step));
  const [first = '', ...rest] = steps.map((step) =>
    typeof step === 'number' ? `${step + 1}` : getLabel(step),
  );
  return [first, ...rest.map((step) => step.toLowerCase())].join(', ');
}
