import type { ContentProblem } from '#shared/desk/content.ts';
import { documentOf, toCopyPath } from '#shared/desk/working-copy.ts';
import { type StoredDocument, workingCopyOf } from './document-store.ts';
import { picturesIn } from './picture-places.ts';

/** The places in a document that refer to a deleted picture. */
export function missingPictures(stored: StoredDocument, uploads: ReadonlySet<string>): ContentProblem[] {
  const copy = workingCopyOf(stored);
  return Array.from(picturesIn(documentOf(copy)))
    .filter(({ file }) => file.startsWith('uploads/') && !uploads.has(file))
    .map(({ path }) => ({
      document: stored.id,
      path: [...toCopyPath(copy, [...path, 'file'])],
      message: 'This picture was deleted. Choose another one.',
    }));
}
