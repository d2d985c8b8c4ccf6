import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ContentChange, ContentClash, StoredChange } from '#shared/desk/content.ts';
import { getIn, keyOf, type Patch, type Path } from '#shared/desk/working-copy.ts';
import { type FoundValue, findValue, isAlreadyApplied, isConflicting, PathMapping } from './rebase.ts';

export type Draft = {
  patch: Patch;
  base: FoundValue;
  by: string | null;
  at: string;
  version: string;
  stale: boolean;
};

export function toStoredChange({ patch, base, by, at, version, stale }: Draft): StoredChange {
  return { ...patch, ...('value' in base && { base: base.value }), by, at, version, stale };
}

/** Applies changes whose draft is still the version that the editor saw. Returns the others as conflicts. */
export function acceptChanges(
  published: unknown,
  drafts: readonly Draft[],
  changes: readonly ContentChange[],
  by: string,
): { drafts: Draft[]; clashes: ContentClash[] } {
  const clashes: ContentClash[] = [];
  const left = new Map(drafts.map((draft) => [keyOf(draft.patch.path), draft]));
  const accepted: [string, Draft | undefined][] = [];
  for (const { path, patch, was } of changes) {
    const key = keyOf(path);
    const before = left.get(key);
    const isSent = before && patch && !before.stale && isDeepStrictEqual(before.patch, patch);
    if (isSent) continue;
    if ((before?.version ?? null) !== was && (before || patch)) clashes.push(createClash(path, before));
    else if (!patch || isAlreadyApplied(published, patch)) accepted.push([key, undefined]);
    else accepted.push([key, createDraft(published, patch, by)]);
  }
  const going = new Map(accepted);
  const others = [...left].filter(([key, { stale }]) => !going.has(key) && !stale).map(([, draft]) => draft);
  for (const [key, draft] of accepted) {
    const against = draft && others.find((other) => isConflicting(draft.patch, other.patch));
    if (against) clashes.push(createClash(draft.patch.path, against));
    else if (draft) left.set(key, draft);
    else left.delete(key);
  }
  return { drafts: [...left.values()], clashes };
}

export function createDraft(published: unknown, patch: Patch, by: string | null): Draft {
  return {
    patch,
    base: findValue(published, patch.path),
    by,
    at: new Date().toISOString(),
    version: randomUUID(),
    stale: false,
  };
}

function createClash(path: Path, draft: Draft | undefined): ContentClash {
  return {
    path,
    theirs: draft ? toStoredChange(draft) : null,
    by: draft?.by ?? null,
    at: draft?.at ?? null,
  };
}

/**
 * Drafts whose base is unchanged get their new paths. Drafts that equal the document are dropped. All others become stale.
 * @param publishedDrafts paths at which an earlier draft was published in the meantime
 */
export function rebaseDrafts(
  drafts: readonly Draft[],
  mapping: PathMapping,
  publishedDrafts: ReadonlySet<string> = new Set(),
): { drafts: Draft[]; done: Draft[] } {
  const done: Draft[] = [];
  const moved = drafts.flatMap((draft): Draft[] => {
    const patch = rebasePatch(draft.patch, mapping);
    if (!patch) return [{ ...draft, stale: true }];
    const wasPublished = publishedDrafts.has(keyOf(draft.patch.path));
    if (isAlreadyApplied(mapping.after, patch)) {
      done.push({ ...draft, patch });
      return [];
    }
    const now = findValue(mapping.after, patch.path);
    if ('order' in patch) return [{ ...draft, patch, base: now, stale: false }];
    const holds = wasPublished || isDeepStrictEqual(now, draft.base);
    return [{ ...draft, patch, base: holds ? now : draft.base, stale: !holds }];
  });
  return { drafts: moved, done };
}

/** Drops drafts that no longer apply. */
export function rebaseScheduled(...args: Parameters<typeof rebaseDrafts>): Draft[] {
  return rebaseDrafts(...args).drafts.filter(({ stale }) => !stale);
}

export function excludeScheduled({
  drafts,
  scheduled,
}: {
  drafts: readonly Draft[];
  scheduled: readonly Draft[];
}) {
  const versions = new Set(scheduled.map(({ version }) => version));
  return drafts.filter(({ version }) => !versions.has(version));
}

export function rebasePatch(patch: Patch, mapping: PathMapping): Patch | undefined {
  if ('order' in patch) return mapping.mapOrder(patch);
  const path = mapping.mapPath(patch.path);
  return path && { ...patch, path };
}

/** The returned patch uses the paths of `after`, the document with `patch` applied. */
export function createUndoPatch(patch: Patch, before: unknown, after: unknown): Patch | undefined {
  const orders = 'order' in patch ? new Map([[keyOf(patch.path), patch.order]]) : new Map();
  const mapping = new PathMapping(before, after, orders);
  const path = mapping.mapPath(patch.path);
  if (!path) return undefined;
  if (!('order' in patch)) return { path, ...findValue(before, patch.path) };
  const previousOrder = getIn(before, patch.path) as unknown[];
  const order = previousOrder.map((_, index) => mapping.mapMember(patch.path, index) ?? `+back${index}`);
  const added = Object.fromEntries(
    order.flatMap((key, index) => (typeof key === 'string' ? [[key, previousOrder[index]]] : [])),
  );
  return { path, order, added };
}
