import type { DescribedChange } from '#shared/desk/content.ts';
import { labelOf } from '#shared/desk/field-labels.ts';
import { copyOf, documentOf, getIn, type Patch, type Path } from '#shared/desk/working-copy.ts';

const naming = ['name', 'title', 'label', 'question', 'heading', 'city', 'id'];
const maxCharacters = 2_000;

/** `packages.items.1.price` becomes `Packages, Studio Pro, price`. @param document before the change */
export function describePath(document: unknown, path: Path): string {
  const parts = path.flatMap((step, depth): string[] => {
    if (typeof step === 'string')
      return step === 'items' ? [] : [depth === 0 ? labelOf(step) : lowerFirst(labelOf(step))];
    return [nameOf(getIn(document, path.slice(0, depth + 1))) ?? `number ${step + 1}`];
  });
  return parts.join(', ') || 'Everything';
}

export function describeChange(document: unknown, patch: Patch): Omit<DescribedChange, 'document'> {
  const after = documentOf(copyOf(document, [patch]));
  return {
    where: describePath(document, patch.path),
    before: textOf(getIn(document, patch.path)),
    after: textOf(getIn(after, patch.path)),
  };
}

function textOf(value: unknown): string | null {
  const text = linesOf(value);
  if (text === null) return null;
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

function linesOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((one) => nameOf(one) ?? linesOf(one) ?? '').join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${lowerFirst(labelOf(key))}: ${linesOf(one) ?? ''}`)
      .join('\n');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

export function nameOf(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null) return undefined;
  const name = naming
    .map((key) => (member as Record<string, unknown>)[key])
    .find((one) => typeof one === 'string');
  return name as string | undefined;
}

function lowerFirst(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
