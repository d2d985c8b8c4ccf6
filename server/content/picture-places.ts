import type { PicturePlace } from '#shared/desk/media.ts';
import { documentOf, type Path, toCopyPath, valueAt, withValue } from '#shared/desk/working-copy.ts';
import { findPictureKind } from '#src/content/picture-kind.ts';
import { describePath } from './describe-change.ts';
import { createWorkingCopy, type StoredDocument } from './document-store.ts';
import { createDraft, type Draft } from './draft.ts';
import { readSources } from './sources.ts';

/** A picture is an object with `file` and `alt`. */
export function* findPictures(value: unknown, path: Path = []): Generator<{ path: Path; file: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && typeof value.file === 'string' && 'alt' in value) yield { path, file: value.file };
  for (const [key, inner] of Object.entries(value))
    yield* findPictures(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

export async function findPicturePlaces(all: Iterable<StoredDocument>): Promise<Map<string, PicturePlace[]>> {
  const sources = await readSources();
  const found = new Map<string, PicturePlace[]>();
  for (const stored of all) {
    const copy = createWorkingCopy(stored);
    const drafted = documentOf(copy);
    const inDraft = [...findPictures(drafted)];
    const published = [...findPictures(copy.published)];
    const source = sources.get(stored.id);
    const addPlace = (
      document: unknown,
      path: Path,
      file: string,
      to: Path,
      state: PicturePlace['state'],
    ) => {
      const where = [source?.name, describePath(document, path)].join(', ');
      const kind = source && findPictureKind(source.schema, path);
      const place = { document: stored.id, path: [...to], where, state, kind };
      found.set(file, [...(found.get(file) ?? []), place]);
    };
    for (const { path, file } of inDraft) {
      const isLive = published.some((one) => one.file === file);
      addPlace(drafted, path, file, toCopyPath(copy, path), isLive ? 'published' : 'draft');
    }
    for (const { path, file } of published)
      if (!inDraft.some((one) => one.file === file)) addPlace(copy.published, path, file, path, 'leaving');
    if (stored.scheduled.length === 0) continue;
    const planned = documentOf(createWorkingCopy({ ...stored, drafts: stored.scheduled }));
    for (const { path, file } of findPictures(planned))
      if (![...inDraft, ...published].some((one) => one.file === file))
        addPlace(planned, path, file, path, 'scheduled');
  }
  return found;
}

/** Returns the new drafts, or the first place that no longer shows one of the pictures `from`. */
export function replacePictureInDocument(
  stored: StoredDocument,
  paths: readonly Path[],
  { from, to, by }: { from: readonly string[]; to: string; by: string },
): { drafts: Draft[] } | { changed: Path; file: string } {
  const copy = createWorkingCopy(stored);
  let next = copy;
  for (const path of paths) {
    const file = findPictureFile(stored, path);
    if (file === to) continue;
    if (file === undefined || !from.includes(file)) return { changed: path, file: file ?? '' };
    next = withValue(next, [...path, 'file'], to);
  }
  const left = stored.drafts.filter(({ patch, stale }) => {
    const key = JSON.stringify(patch.path);
    return stale ? !next.patches.has(key) : next.patches.get(key) === copy.patches.get(key);
  });
  const newDrafts = [...next.patches]
    .filter(([key, patch]) => copy.patches.get(key) !== patch)
    .map(([, patch]) => createDraft(copy.published, patch, by));
  return { drafts: [...left, ...newDrafts] };
}

export function findPictureFile(stored: StoredDocument, path: Path): string | undefined {
  const file = valueAt(createWorkingCopy(stored), [...path, 'file']);
  return typeof file === 'string' ? file : undefined;
}
