import type { ReplaceConflict } from '#shared/desk/media.ts';
import { keyOf, type Path } from '#shared/desk/working-copy.ts';
import { changeKept, type Kept, type Place, readKept } from './document-store.ts';
import { fileAt, replaceIn } from './picture-places.ts';

type Replacement = { from: readonly string[]; to: string; by: string };

/**
 * Drafts another picture for places of the content. A place that shows a third picture by now stops all of it.
 * @returns the places that others changed; empty when every place was changed
 */
export async function replacePicture(
  place: Place,
  places: readonly { document: string; path: Path }[],
  replacement: Replacement,
): Promise<ReplaceConflict['theirs']> {
  const documents = Map.groupBy(places, ({ document }) => document);
  const theirs: ReplaceConflict['theirs'] = [];
  for (const [id, ofDocument] of documents) {
    const kept = await readKept(place, id);
    theirs.push(...ofDocument.flatMap(({ path }) => conflictAt(kept, path, replacement) ?? []));
  }
  if (theirs.length > 0) return theirs;
  for (const [id, ofDocument] of documents) {
    const paths = ofDocument.map(({ path }) => path);
    await changeKept(place, id, (kept) => {
      const replaced = replaceIn(kept, paths, replacement);
      if ('drafts' in replaced) return { ...kept, drafts: replaced.drafts };
      theirs.push(...paths.flatMap((path) => conflictAt(kept, path, replacement) ?? []));
      return undefined;
    });
  }
  return theirs;
}

function conflictAt(
  kept: Kept,
  path: Path,
  { from }: Replacement,
): ReplaceConflict['theirs'][number] | undefined {
  const file = fileAt(kept, path);
  if (file !== undefined && from.includes(file)) return undefined;
  const draft = kept.drafts.find(({ patch }) =>
    [path, [...path, 'file']].some((one) => keyOf(one) === keyOf(patch.path)),
  );
  return {
    document: kept.id,
    path: [...path],
    file: file ?? '',
    by: draft?.by ?? null,
    at: draft?.at ?? null,
  };
}
