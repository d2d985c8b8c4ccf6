import type { ContentProblem } from '#shared/desk/content.ts';
import { type Copy, documentOf, pathOf } from '#shared/desk/working-copy.ts';
import { judgeBetween } from '#src/content/between/judge-between.ts';
import { judge } from '#src/content/judge.ts';
import { typeset } from '#src/content/typeset.ts';
import { copyOfKept, type Kept } from './document-store.ts';
import { readSources } from './sources.ts';

/**
 * Validates documents with their drafts like the build does.
 * @returns the problems by document, each at the path of a patch
 */
export async function judgeDocuments(all: Iterable<Kept>): Promise<Map<string, ContentProblem[]>> {
  const sources = await readSources();
  const found = new Map<string, ContentProblem[]>();
  const copies = new Map<string, Copy>();
  const valid = new Map<string, unknown>();
  for (const kept of all) {
    const source = sources.get(kept.id);
    if (!source) continue;
    const copy = copyOfKept(kept);
    const whole = source.isTypeset ? typeset(documentOf(copy)) : documentOf(copy);
    // The project's own files were validated by the build.
    const problems = kept.revision !== null ? judge(source.schema, whole) : [];
    if (problems.length === 0) valid.set(kept.id, whole);
    copies.set(kept.id, copy);
    found.set(kept.id, problems.map(atPatch(kept.id, copy)));
  }
  for (const { document, ...problem } of judgeBetween(valid)) {
    const copy = copies.get(document);
    if (copy) found.get(document)?.push({ ...atPatch(document, copy)(problem), between: true });
  }
  return found;
}

const atPatch =
  (document: string, copy: Copy) =>
  ({ path, words }: ReturnType<typeof judge>[number]): ContentProblem => ({
    document,
    path: [...pathOf(copy, path)],
    message: words,
  });
