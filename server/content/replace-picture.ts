import type { ReplaceConflict } from '#shared/desk/media.ts';
import { keyOf, type Path } from '#shared/desk/working-copy.ts';
import {
  type ContentStore,
  changeStoredDocument,
  readStoredDocument,
  type StoredDocument,
} from './document-store.ts';
import { findPictureFile, replacePictureInDocument } from './picture-places.ts';

type Replacement = { from: readonly string[]; to: string; by: string };

/** Creates drafts. If a place now shows a different picture, changes nothing and returns these places. */
export async function replacePicture(
  store: ContentStore,
  places: readonly { document: string; path: Path }[],
  replacement: Replacement,
): Promise<ReplaceConflict['theirs']> {
  const documents = Map.groupBy(places, ({ document }) => document);
  const theirs: ReplaceConflict['theirs'] = [];
  for (const [id, ofDocument] of documents) {
    const stored = await readStoredDocument(store, id);
    theirs.push(...ofDocument.flatMap(({ path }) => createConflict(stored, path, replacement) ?? []));
  }
  if (theirs.length > 0) return theirs;
  for (const [id, ofDocument] of documents) {
    const paths = ofDocument.map(({ path }) => path);
    await changeStoredDocument(store, id, (stored) => {
      const replaced = replacePictureInDocument(stored, paths, replacement);
      if ('drafts' in replaced) return { ...stored, drafts: replaced.drafts };
      theirs.push(...paths.flatMap((path) => createConflict(stored, path, replacement) ?? []));
      return undefined;
    });
  }
  return theirs;
}

function createConflict(
  stored: StoredDocument,
  path: Path,
  { from, to }: Replacement,
): ReplaceConflict['theirs'][number] | undefined {
  const file = findPictureFile(stored, path);
  if (file === to || (file !== undefined && from.includes(file))) return undefined;
  const draft = stored.drafts.find(({ patch }) =>
    [path, [...path, 'file']].some((one) => keyOf(one) === keyOf(patch.path)),
  );
  return {
    document: stored.id,
    path: [...path],
    file: file ?? '',
    by: draft?.by ?? null,
    at: draft?.at ?? null,
  };
}
