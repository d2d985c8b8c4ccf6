import type { DraftStore } from '#desk/lead/reply/drafts.ts';
import type { ContentClash, ContentConflict, ContentDocument } from '#shared/desk/content.ts';
import { isSame, keyOf, type Patch, type Path, type WorkingCopy } from '#shared/desk/working-copy.ts';

export type UnsavedChange = {
  path: Path;
  patch: Patch | null;
  /** Version of the saved change on which this one is based; null if there was none. */
  was: string | null;
  isSent?: boolean;
};

const keyPrefix = 'desk-words';

/** A member's unsaved changes per document, in the tab's session storage. */
export function createUnsavedStore(store: DraftStore, member: string) {
  const storageKey = (document: string) => [keyPrefix, member, document].join(' ');
  return {
    read(document: string): Map<string, UnsavedChange> {
      try {
        const entries: UnsavedChange[] = JSON.parse(store.getItem(storageKey(document)) ?? '[]');
        return new Map(entries.map((entry) => [keyOf(entry.path), entry]));
      } catch {
        return new Map();
      }
    },
    write(document: string, unsaved: ReadonlyMap<string, UnsavedChange>) {
      if (unsaved.size === 0) store.removeItem(storageKey(document));
      else store.setItem(storageKey(document), JSON.stringify([...unsaved.values()]));
    },
  };
}

export const savedVersionAt = ({ changes }: ContentDocument, key: string) =>
  changes.find(({ path }) => keyOf(path) === key)?.version ?? null;

/** Applies unsaved changes to the saved copy. */
export function applyUnsaved(stored: WorkingCopy, unsaved: ReadonlyMap<string, UnsavedChange>): WorkingCopy {
  const patches = new Map(stored.patches);
  for (const [key, { patch }] of unsaved) {
    if (patch) patches.set(key, patch);
    else patches.delete(key);
  }
  return { ...stored, patches };
}

/**
 * The changes that have to be saved to make the saved copy equal to `copy`.
 * @param before the previous unsaved changes, which keep the versions on which they are based
 * @param versionOf the version of the saved change at a path
 */
export function diffUnsaved(
  copy: WorkingCopy,
  stored: WorkingCopy,
  before: ReadonlyMap<string, UnsavedChange>,
  versionOf: (key: string) => string | null,
): Map<string, UnsavedChange> {
  const unsaved = new Map<string, UnsavedChange>();
  for (const key of new Set([...copy.patches.keys(), ...stored.patches.keys(), ...before.keys()])) {
    const patch = copy.patches.get(key) ?? null;
    const savedPatch = stored.patches.get(key) ?? null;
    const typed = before.get(key);
    // `stored` has no patch for a stale draft, but the server keeps that draft until it is deleted.
    const isStale = versionOf(key) !== null && !stored.patches.has(key);
    if (isSame(patch, savedPatch) && !typed?.isSent && !(isStale && typed)) continue;
    const path = (patch ?? savedPatch ?? typed)?.path ?? [];
    unsaved.set(key, { ...typed, path, patch, was: typed ? typed.was : versionOf(key) });
  }
  return unsaved;
}

export function markSent(
  unsaved: ReadonlyMap<string, UnsavedChange>,
  sent: ReadonlyMap<string, UnsavedChange>,
): Map<string, UnsavedChange> {
  return new Map([...unsaved].map(([key, one]) => [key, sent.has(key) ? { ...one, isSent: true } : one]));
}

/** The unsaved changes after a save: removes accepted changes, keeps rejected ones and later edits. */
export function applyResponse(
  unsaved: ReadonlyMap<string, UnsavedChange>,
  sent: ReadonlyMap<string, UnsavedChange>,
  { document, clashes }: Pick<ContentConflict, 'document' | 'clashes'>,
): Map<string, UnsavedChange> {
  const refused = new Set(clashes.map(({ path }) => keyOf(path)));
  const rest = new Map(unsaved);
  for (const [key, { patch }] of sent) {
    const now = rest.get(key);
    if (!now) continue;
    const { isSent: _, ...one } = now;
    if (refused.has(key)) rest.set(key, one);
    else if (isSame(one.patch, patch)) rest.delete(key);
    // Edited during the request, so it is now based on the version that was just saved.
    else rest.set(key, { ...one, was: savedVersionAt(document, key) });
  }
  return rest;
}

/** The unsaved changes after a conflict is resolved: `mine` replaces their draft, `theirs` discards mine. */
export function resolveClash(
  unsaved: ReadonlyMap<string, UnsavedChange>,
  key: string,
  { theirs }: ContentClash,
  whose: 'mine' | 'theirs',
): Map<string, UnsavedChange> {
  const next = new Map(unsaved);
  const mine = next.get(key);
  if (!mine || whose === 'theirs') next.delete(key);
  else if (!theirs || keyOf(theirs.path) === key) next.set(key, { ...mine, was: theirs?.version ?? null });
  // Deletes their draft at a parent or child path, which would otherwise conflict with mine again.
  else next.set(keyOf(theirs.path), { path: theirs.path, patch: null, was: theirs.version });
  return next;
}

/**
 * The conflicts that remain after an edit. Removes conflicts of reverted changes and validation errors of edited
 * values.
 * @param before the unsaved changes to which the conflicts refer
 */
export function remainingClashes(
  clashes: ReadonlyMap<string, ContentClash>,
  before: ReadonlyMap<string, UnsavedChange>,
  unsaved: ReadonlyMap<string, UnsavedChange>,
): Map<string, ContentClash> {
  const isRemaining = ([key, { wrong }]: [string, ContentClash]) => {
    const now = unsaved.get(key);
    return now !== undefined && (!wrong || isSame(now.patch, before.get(key)?.patch));
  };
  return new Map([...clashes].filter(isRemaining));
}
