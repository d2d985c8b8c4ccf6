import type { ContentProblem } from '#shared/desk/content.ts';
import { documentOf, toCopyPath, type WorkingCopy } from '#shared/desk/working-copy.ts';
import { validateReferences } from '#src/content/references/validate-references.ts';
import { typeset } from '#src/content/typeset.ts';
import { validate } from '#src/content/validate.ts';
import { createWorkingCopy, type StoredDocument } from './document-store.ts';
import { findPictures } from './picture-places.ts';
import { readSources } from './sources.ts';

/** Applies the drafts, then validates like the build. @returns the problems by document, each at the path of a patch */
export async function validateDocuments(
  all: Iterable<StoredDocument>,
  uploads: ReadonlySet<string>,
): Promise<Map<string, ContentProblem[]>> {
  const sources = await readSources();
  const found = new Map<string, ContentProblem[]>();
  const copies = new Map<string, WorkingCopy>();
  const valid = new Map<string, unknown>();
  for (const stored of all) {
    const source = sources.get(stored.id);
    if (!source) continue;
    const copy = createWorkingCopy(stored);
    const draftedDocument = source.isTypeset ? typeset(documentOf(copy)) : documentOf(copy);
    // A document without changes is a file of the project, which the build has validated.
    const problems = stored.revision !== null ? validate(source.schema, draftedDocument) : [];
    if (problems.length === 0) valid.set(stored.id, draftedDocument);
    copies.set(stored.id, copy);
    found.set(stored.id, [
      ...problems.map(createProblemMapper(stored.id, copy)),
      ...findMissingPictures(stored.id, copy, uploads),
    ]);
  }
  for (const { document, ...problem } of validateReferences(valid)) {
    const copy = copies.get(document);
    if (copy) found.get(document)?.push({ ...createProblemMapper(document, copy)(problem), between: true });
  }
  return found;
}

function findMissingPictures(
  document: string,
  copy: WorkingCopy,
  uploads: ReadonlySet<string>,
): ContentProblem[] {
  return Array.from(findPictures(documentOf(copy)))
    .filter(({ file }) => file.startsWith('uploads/') && !uploads.has(file))
    .map(({ path }) => ({
      document,
      path: [...toCopyPath(copy, [...path, 'file'])],
      message: 'This picture was deleted. Choose another one.',
      between: true,
    }));
}

const createProblemMapper =
  (document: string, copy: WorkingCopy) =>
  ({ path, message }: ReturnType<typeof validate>[number]): ContentProblem => ({
    document,
    path: [...toCopyPath(copy, path)],
    message,
  });
