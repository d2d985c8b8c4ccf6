import type { DraftStore } from '#desk/lead/reply/drafts.ts';
import type { ContentClash, ContentConflict, ContentDocument } from '#shared/desk/content.ts';
import { isSame, keyOf, type Patch, type Path, type WorkingCopy } from '#shared/desk/working-copy.ts';

export type Unsaved = {
  path: Path;
  patch: Patch | null;
  /** Version of the saved change that this one is based on; null if there was none. */
  was: string | null;
  isSent?: boolean;
};

const prefix = 'desk-words';

/** A member's unsaved changes per document, in the tab's session storage. */
export function createUnsaved(store: DraftStore, member: string) {
  const key = (document: string) => [prefix, member, document].join(' ');
  return {
    read(document: string): Map<string, Unsaved> {
      try {
        const entries: Unsaved[] = JSON.parse(store.getItem(key(document)) ?? '[]');
        return new Map(entries.map((entry) => [keyOf(entry.path), entry]));
      } catch {
        return new Map();
      }
    },
    write(document: string, unsaved: ReadonlyMap<string, Unsaved>) {
      if (unsaved.size === 0) store.removeItem(key(document));
      else store.setItem(key(document), JSON.stringify([...unsaved.values()]));
    },
  };
}

export const versionAt = ({ changes }: ContentDocument, key: string) =>
  changes.find(({ path }) => keyOf(path) === key)?.version ?? null;

/** Applies unsaved changes to the saved copy. */
export function applyUnsaved(stored: WorkingCopy, unsaved: ReadonlyMap<string, Unsaved>): WorkingCopy {
  const patches = new Map(stored.patches);
  for (const [key, { patch }] of unsaved) {
    if (patch) patches.set(key, patch);
    else patches.delete(key);
  }
  return { ...stored, patches };
}

/**
 * The changes to save so that the saved copy equals `copy`.
 * @param before the unsaved changes until now; they keep the version that they are based on
 * @param versionOf the version of the saved change at a path
 */
export function diffUnsaved(
  copy: WorkingCopy,
  stored: WorkingCopy,
  before: ReadonlyMap<string, Unsaved>,
  versionOf: (key: string) => string | null,
): Map<string, Unsaved> {
  const unsaved = new Map<string, Unsaved>();
  for (const key of new Set([...copy.patches.keys(), ...stored.patches.keys(), ...before.keys()])) {
    const patch = copy.patches.get(key) ?? null;
    const savedPatch = stored.patches.get(key) ?? null;
    const typed = before.get(key);
    // A stale draft is still saved on the server until it is deleted.
    const isStale = versionOf(key) !== null && !stored.patches.has(key);
    if (isSame(patch, savedPatch) && !typed?.isSent && !(isStale && typed)) continue;
    const path = (patch ?? savedPatch ?? typed)?.path ?? [];
    unsaved.set(key, { ...typed, path, patch, was: typed ? typed.was : versionOf(key) });
  }
  return unsaved;
}

export function markSent(
  unsaved: ReadonlyMap<string, Unsaved>,
  sent: ReadonlyMap<string, Unsaved>,
): Map<string, Unsaved> {
  return new Map([...unsaved].map(([key, one]) => [key, sent.has(key) ? { ...one, isSent: true } : one]));
}

/** The unsaved changes after a save: drops the accepted ones and keeps refused ones and later edits. */
export function applyResponse(
  unsaved: ReadonlyMap<string, Unsaved>,
  sent: ReadonlyMap<string, Unsaved>,
  { document, clashes }: Pick<ContentConflict, 'document' | 'clashes'>,
): Map<string, Unsaved> {
  const refused = new Set(clashes.map(({ path }) => keyOf(path)));
  const rest = new Map(unsaved);
  for (const [key, { patch }] of sent) {
    const now = rest.get(key);
    if (!now) continue;
    const { isSent: _, ...one } = now;
    if (refused.has(key)) rest.set(key, one);
    else if (isSame(one.patch, patch)) rest.delete(key);
    // Edited during the request: now based on the version just saved.
    else rest.set(key, { ...one, was: versionAt(document, key) });
  }
  return rest;
}

/** The unsaved changes after a conflict is resolved: `mine` replaces their draft, `theirs` drops mine. */
export function resolveClash(
  unsaved: ReadonlyMap<string, Unsaved>,
  key: string,
  { theirs }: ContentClash,
  whose: 'mine' | 'theirs',
): Map<string, Unsaved> {
  const next = new Map(unsaved);
  const mine = next.get(key);
  if (!mine || whose === 'theirs') next.delete(key);
  else if (!theirs || keyOf(theirs.path) === key) next.set(key, { ...mine, was: theirs?.version ?? null });
  // Otherwise their draft at a parent or child path would refuse mine again.
  else next.set(keyOf(theirs.path), { path: theirs.path, patch: null, was: theirs.version });
  return next;
}

/**
 * The conflicts that remain after an edit. Drops those of reverted changes, and validation errors of changed values.
 * @param before the unsaved changes that the conflicts refer to
 */
export function remainingClashes(
  clashes: ReadonlyMap<string, ContentClash>,
  before: ReadonlyMap<string, Unsaved>,
  unsaved: ReadonlyMap<string, Unsaved>,
): Map<string, ContentClash> {
  const isLeft = ([key, { wrong }]: [string, ContentClash]) => {
    const now = unsaved.get(key);
    return now !== undefined && (!wrong || isSame(now.patch, before.get(key)?.patch));
  };
  return new Map([...clashes].filter(isLeft));
}
