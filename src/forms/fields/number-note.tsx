import { Button } from '#src/components/ui/button.tsx';
import { formatNumber, type NumberField, parseNumbers, writeNumber } from './read-number.ts';

type NumberReadingProps = { text: string; field: NumberField };

/** Shows how a number was read, when that differs from what was typed. */
export function NumberReading({ text, field }: NumberReadingProps) {
  const [value, other] = parseNumbers(text, field);
  if (value === undefined || other !== undefined) return null;
  const shown = formatNumber(value, field);
  if (stripUnit(text) === stripUnit(shown)) return null;
  return (
    <span className="figures font-semibold whitespace-nowrap text-ink-3">
      <span aria-hidden="true">= </span>
      <span className="sr-only">Read as </span>
      {shown}
    </span>
  );
}

function stripUnit(text: string): string {
  return text.replace(/[\s$%]/g, '').replace(/[.,]$/, '');
}

/** Offers the two numbers that an ambiguous text can mean. @param onChoose receives the chosen number as text */
export function NumberChoice({
  text,
  field,
  onChoose,
}: NumberReadingProps & { onChoose: (text: string) => void }) {
  const [value, other] = parseNumbers(text, field);
  if (value === undefined || other === undefined) return null;
  const renderChoice = (one: number) => (
    <Button variant="outline" size="sm" className="figures" onClick={() => onChoose(writeNumber(one, field))}>
      {formatNumber(one, field)}
    </Button>
  );
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 py-1.5 text-ink">
      {renderChoice(value)} or {renderChoice(other)}
    </span>
  );
}
