import { getIn, isNew, type Patch } from '#shared/desk/working-copy.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const maxDepth = 12;

/** @returns a message for the editor; undefined when the patch can be applied */
export function findPatchProblem(published: unknown, patch: Patch): string | undefined {
  const { path } = patch;
  if (path.length === 0 || path.length > maxDepth || path.some((step) => forbiddenKeys.has(String(step))))
    return 'This field does not exist on this page.';
  if (!isStorable('order' in patch ? patch.added : patch.value))
    return 'This text contains a character that cannot be stored. Delete it and type the text again.';
  const holder = getIn(published, path.slice(0, -1));
  const last = path.at(-1);
  const isMember = Array.isArray(holder);
  const isThere = isMember
    ? typeof last === 'number' && Object.hasOwn(holder, last)
    : typeof holder === 'object' && holder !== null && typeof last === 'string';
  if (!isThere) return 'This field no longer exists on this page.';
  if (!('order' in patch))
    return isMember && patch.value === undefined
      ? 'To remove an item, leave it out of the order of its list.'
      : undefined;
  const list = getIn(published, path);
  const isList = Array.isArray(list);
  const isKnown = patch.order.every((key) =>
    isNew(key) ? Object.hasOwn(patch.added, key) : isList && Object.hasOwn(list, key),
  );
  return isList && isKnown && new Set(patch.order).size === patch.order.length
    ? undefined
    : 'The items of this list have changed.';
}

function isStorable(value: unknown, depth = 0): boolean {
  if (depth > maxDepth) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([key, one]) => !forbiddenKeys.has(key) && isStorable(key) && isStorable(one, depth + 1),
  );
}
