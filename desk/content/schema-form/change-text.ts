import { formatFileName, isUpload } from '#shared/desk/media.ts';
import { isNew, type Patch, type Path, type Step } from '#shared/desk/working-copy.ts';
import { type Field, matchingShape, summaryOf } from './field.ts';

export type ChangeText = {
  name: string;
  before?: string;
  after?: string;
  moves?: string[];
};

function getChild(value: unknown, step: Step): unknown {
  return (value as Record<Step, unknown> | null | undefined)?.[step];
}

function fieldAt(root: Field, document: unknown, path: Path): { field: Field | undefined; names: string[] } {
  let field: Field | undefined = root;
  let value = document;
  const names: string[] = [];
  for (const step of path) {
    value = getChild(value, step);
    if (field?.kind === 'either') field = matchingShape(field, value);
    if (field?.kind === 'list') {
      const { one, item }: { one: string; item: Field } = field;
      field = item;
      if (item.kind === 'group' || item.kind === 'either') {
        names.splice(0, names.length, summaryOf(value).title || `New ${one}`);
      }
      continue;
    }
    field = field?.kind === 'group' ? field.parts.find(({ key }) => key === step)?.field : undefined;
    if (field && step !== 'items') names.push(field.label);
  }
  return { field, names };
}

function joinNames(names: string[]): string {
  const [first = '', last] = names.length > 2 ? [names.at(0), names.at(-1)] : names;
  return last === undefined ? first : `${first}, ${last.charAt(0).toLowerCase()}${last.slice(1)}`;
}

function valueText(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string' && value.trim() === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field?.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field?.kind === 'film-file' && typeof value === 'string')
    return isUpload(value) ? 'an uploaded film' : value.startsWith('https:') ? value : 'the site’s film';
  if (field?.kind === 'picture-file' && typeof value === 'string')
    return isUpload(value) ? 'an uploaded picture' : formatFileName(value);
  if (typeof value === 'object' && 'x' in value && 'y' in value)
    return `${value.x} % across, ${value.y} % down`;
  if (Array.isArray(value)) return value.map((one) => summaryOf(one).title).join(', ');
  return summaryOf(value).title;
}

function findMovedItems(order: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const [at, key] of order.entries()) {
    const before = best.slice(0, at).filter((_, other) => (order[other] ?? 0) < key);
    const longest = before.toSorted((a, b) => b.length - a.length)[0] ?? [];
    best.push([...longest, key]);
  }
  const unmoved = new Set(best.toSorted((a, b) => b.length - a.length)[0]);
  return new Set(order.filter((key) => !unmoved.has(key)));
}

function describeMoves(published: unknown, { order, added }: Extract<Patch, { order: unknown }>): string[] {
  const list = Array.isArray(published) ? published : [];
  const quoteTitle = (value: unknown) => `“${summaryOf(value).title || 'without a name'}”`;
  const publishedKeys = order.filter((key) => typeof key === 'number');
  const moved = findMovedItems(publishedKeys);
  return [
    ...order.flatMap((key, at) => {
      if (isNew(key)) return [`${quoteTitle(added[key])} is new at position ${at + 1}`];
      if (!moved.has(Number(key))) return [];
      return [
        `${quoteTitle(list[Number(key)])} moves ${at < Number(key) ? 'up' : 'down'} to position ${at + 1}`,
      ];
    }),
    ...list.flatMap((value, key) => (publishedKeys.includes(key) ? [] : [`${quoteTitle(value)} is removed`])),
  ];
}

/** Describes a change. @param published the published document */
export function formatChange(root: Field, published: unknown, patch: Patch): ChangeText {
  const { field, names } = fieldAt(root, published, patch.path);
  const name = joinNames(names);
  const before = patch.path.reduce(getChild, published);
  if ('order' in patch) return { name, moves: describeMoves(before, patch) };
  return { name, before: valueText(field, before), after: valueText(field, patch.value) };
}
