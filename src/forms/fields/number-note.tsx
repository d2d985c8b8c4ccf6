import { Button } from '#src/components/ui/button.tsx';
import { type NumberField, readings, shownNumber, writeNumber } from './read-number.ts';

type NumberReadProps = { text: string; field: NumberField };

/** The number as it is read, where it is written in another way. */
export function NumberRead({ text, field }: NumberReadProps) {
  const [value, other] = readings(text, field);
  if (value === undefined || other !== undefined) return null;
  const shown = shownNumber(value, field);
  if (bare(text) === bare(shown)) return null;
  return (
    <span className="figures font-semibold whitespace-nowrap text-ink-3">
      <span aria-hidden="true">= </span>
      <span className="sr-only">Read as </span>
      {shown}
    </span>
  );
}

/** Without its unit, and without a decimal mark that nothing follows yet. */
function bare(text: string): string {
  return text.replace(/[\s$%]/g, '').replace(/[.,]$/, '');
}

/** The two numbers that a text could mean, to choose from; `onChoose` is given the chosen one as text for the field. */
export function NumberChoice({
  text,
  field,
  onChoose,
}: NumberReadProps & { onChoose: (text: string) => void }) {
  const [value, other] = readings(text, field);
  if (value === undefined || other === undefined) return null;
  const choice = (one: number) => (
    <Button variant="outline" size="sm" className="figures" onClick={() => onChoose(writeNumber(one, field))}>
      {shownNumber(one, field)}
    </Button>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 py-1.5 text-ink">
      {choice(value)} or {choice(other)}
    </span>
  );
}
