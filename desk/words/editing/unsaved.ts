import type { DraftStore } from '#desk/lead/reply/drafts.ts';
import type { ContentClash, ContentConflict, ContentDocument } from '#shared/desk/content.ts';
import { type Copy, isSame, keyOf, type Patch, type Path } from '#shared/desk/working-copy.ts';

export type Unsaved = {
  path: Path;
  patch: Patch | null;
  /** The stored change that was seen when it was typed; null where there was none. */
  was: string | null;
  isSent?: boolean;
};

const prefix = 'desk-words';

/** What a person has typed in each document, kept by the browser's tab until it is stored. */
export function createUnsaved(store: DraftStore, member: string) {
  const key = (document: string) => [prefix, member, document].join(' ');
  return {
    read(document: string): Map<string, Unsaved> {
      try {
        const kept: Unsaved[] = JSON.parse(store.getItem(key(document)) ?? '[]');
        return new Map(kept.map((one) => [keyOf(one.path), one]));
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

/** A copy with what is typed over what is stored. */
export function overlaid(stored: Copy, unsaved: ReadonlyMap<string, Unsaved>): Copy {
  const patches = new Map(stored.patches);
  for (const [key, { patch }] of unsaved) {
    if (patch) patches.set(key, patch);
    else patches.delete(key);
  }
  return { ...stored, patches };
}

/**
 * What is to be stored so that it is as in a copy.
 * @param before what was unsaved until now: it keeps which stored change it was typed over
 * @param versionOf the stored change at a path
 */
export function unsavedOf(
  copy: Copy,
  stored: Copy,
  before: ReadonlyMap<string, Unsaved>,
  versionOf: (key: string) => string | null,
): Map<string, Unsaved> {
  const unsaved = new Map<string, Unsaved>();
  for (const key of new Set([...copy.patches.keys(), ...stored.patches.keys(), ...before.keys()])) {
    const patch = copy.patches.get(key) ?? null;
    const kept = stored.patches.get(key) ?? null;
    const typed = before.get(key);
    // A draft that no longer holds is there, too, until it is taken away.
    const isStale = versionOf(key) !== null && !stored.patches.has(key);
    if (isSame(patch, kept) && !typed?.isSent && !(isStale && typed)) continue;
    const path = (patch ?? kept ?? typed)?.path ?? [];
    unsaved.set(key, { ...typed, path, patch, was: typed ? typed.was : versionOf(key) });
  }
  return unsaved;
}

/** What is unsaved while some of it is being stored. */
export function sending(
  unsaved: ReadonlyMap<string, Unsaved>,
  sent: ReadonlyMap<string, Unsaved>,
): Map<string, Unsaved> {
  return new Map([...unsaved].map(([key, one]) => [key, sent.has(key) ? { ...one, isSent: true } : one]));
}

/** What is unsaved once the server has answered what was sent. */
export function answered(
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
    // Typed on while it was stored: over what is stored now.
    else rest.set(key, { ...one, was: versionAt(document, key) });
  }
  return rest;
}

/** What is unsaved once a clash is answered: mine goes over what was shown of theirs, or theirs stands. */
export function settled(
  unsaved: ReadonlyMap<string, Unsaved>,
  key: string,
  { theirs }: ContentClash,
  whose: 'mine' | 'theirs',
): Map<string, Unsaved> {
  const next = new Map(unsaved);
  const mine = next.get(key);
  if (!mine || whose === 'theirs') next.delete(key);
  // A draft above or below it stands at another place.
  else if (!theirs || keyOf(theirs.path) === key) next.set(key, { ...mine, was: theirs?.version ?? null });
  return next;
}

/**
 * Which clashes still hold after somebody typed on: not those of what is given up, nor of what was wrong and is another now.
 * @param before what they are about
 */
export function clashesLeft(
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
