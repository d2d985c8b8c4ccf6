import type { DescribedChange } from '#shared/desk/content.ts';
import { getLabel } from '#shared/desk/field-labels.ts';
import { applyPatches, documentOf, getIn, type Patch, type Path } from '#shared/desk/working-copy.ts';

const namingKeys = ['name', 'title', 'label', 'question', 'heading', 'city', 'id'];
const maxCharacters = 2_000;

/** `packages.items.1.price` becomes `Packages, Studio Pro, price`. @param document before the change */
export function describePath(document: unknown, path: Path): string {
  const parts = path.flatMap((step, depth): string[] => {
    if (typeof step === 'string')
      return step === 'items' ? [] : [depth === 0 ? getLabel(step) : lowerFirst(getLabel(step))];
    return [findMemberName(getIn(document, path.slice(0, depth + 1))) ?? `number ${step + 1}`];
  });
  return parts.join(', ') || 'Everything';
}

export function describeChange(document: unknown, patch: Patch): Omit<DescribedChange, 'document'> {
  const after = documentOf(applyPatches(document, [patch]));
  return {
    where: describePath(document, patch.path),
    before: formatValue(getIn(document, patch.path)),
    after: formatValue(getIn(after, patch.path)),
  };
}

function formatValue(value: unknown): string | null {
  const text = formatLines(value);
  if (text === null) return null;
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

function formatLines(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value))
    return value.map((one) => findMemberName(one) ?? formatLines(one) ?? '').join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${lowerFirst(getLabel(key))}: ${formatLines(one) ?? ''}`)
      .join('\n');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

export function findMemberName(member: unknown): string | undefined {
  if (typeof member !== 'object' || member === null) return undefined;
  const name = namingKeys
    .map((key) => (member as Record<string, unknown>)[key])
    .find((one) => typeof one === 'string');
  return name as string | undefined;
}

function lowerFirst(label: string): string {
  return label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
