import { getIn, isNew, type Patch } from '#shared/desk/working-copy.ts';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const deepest = 12;

/** Why a patch cannot be one of a document, in words; nothing where it can. */
export function wrongWith(published: unknown, patch: Patch): string | undefined {
  const { path } = patch;
  if (path.length === 0 || path.length > deepest || path.some((step) => forbidden.has(String(step))))
    return 'There is no such place in this page.';
  if (!isStorable('order' in patch ? patch.added : patch.value))
    return 'This text holds a character that cannot be stored. Delete it and type the word again.';
  const holder = getIn(published, path.slice(0, -1));
  const last = path.at(-1);
  const isMember = Array.isArray(holder);
  const isThere = isMember
    ? typeof last === 'number' && Object.hasOwn(holder, last)
    : typeof holder === 'object' && holder !== null && typeof last === 'string';
  if (!isThere) return 'There is no such place in this page any more.';
  if (!('order' in patch))
    return isMember && patch.value === undefined ? 'A member goes by the order of its list.' : undefined;
  const list = getIn(published, path);
  const isList = Array.isArray(list);
  const isKnown = patch.order.every((key) =>
    isNew(key) ? Object.hasOwn(patch.added, key) : isList && Object.hasOwn(list, key),
  );
  return isList && isKnown && new Set(patch.order).size === patch.order.length
    ? undefined
    : 'This list has other members now.';
}

/** Rejects what PostgreSQL or YAML cannot store, and nesting deeper than any document. */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, one]) => !forbidden.has(key) && isStorable(key) && isStorable(one, depth + 1),
  );
}
