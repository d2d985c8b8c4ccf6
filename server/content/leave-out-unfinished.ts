import type { StaffQueries } from '#server/db/staff-query.ts';
import type { ContentProblem } from '#shared/desk/content.ts';
import { isNew, keyOf, type Path } from '#shared/desk/working-copy.ts';
import { missingValueMessages } from '#src/content/validate.ts';
import { createWorkingCopy, type StoredDocument } from './document-store.ts';
import type { Draft } from './draft.ts';
import { isAlreadyApplied } from './rebase.ts';
import { readUploads } from './upload-files.ts';
import { validateDocuments } from './validate-documents.ts';

export type PublishableContent = {
  /** Documents with their publishable drafts applied. */
  documents: StoredDocument[];
  left: ContentProblem[];
  leftOut: Set<string>;
  problems: ContentProblem[];
};

type Validate = (documents: readonly StoredDocument[]) => Promise<ContentProblem[]>;

type Exclusion = { draft: Draft; member?: string };

/** Leaves out drafts and new list items that cannot be published yet, and all stale drafts. */
export async function leaveOutUnfinished(
  staff: StaffQueries,
  all: Iterable<StoredDocument>,
): Promise<PublishableContent> {
  const uploads = await readUploads(staff);
  const validate: Validate = async (documents) =>
    [...(await validateDocuments(documents, uploads)).values()].flat();
  const documentList = [...all];
  const out = new Set<string>();
  const left: ContentProblem[] = [];
  for (;;) {
    const documents = documentList.map((stored) => excludeFromDocument(stored, out));
    const problems = await validate(documents);
    const found = new Map<string, ContentProblem>();
    for (const problem of problems)
      for (const unit of await findCauses(validate, problem, documents)) {
        const known = found.get(formatExclusion(unit));
        if (!known || (missingValueMessages.has(problem.message) && !missingValueMessages.has(known.message)))
          found.set(formatExclusion(unit), problem);
      }
    if (found.size === 0) {
      const ready = new Set(documents.flatMap(({ drafts }) => drafts.map(({ version }) => version)));
      const current = documentList.flatMap(({ drafts }) => drafts.filter(({ stale }) => !stale));
      const staying = new Set(current.map(({ version }) => version).filter((version) => !ready.has(version)));
      return { documents, left, leftOut: staying, problems };
    }
    for (const [name, problem] of found) {
      out.add(name);
      left.push(problem);
    }
  }
}

const formatExclusion = ({ draft, member }: Exclusion) => `${draft.version} ${member ?? ''}`;

function excludeFromDocument(stored: StoredDocument, excluded: ReadonlySet<string>): StoredDocument {
  const { published } = createWorkingCopy(stored);
  const drafts = stored.drafts.flatMap((draft): Draft[] => {
    const { patch, stale } = draft;
    if (stale || excluded.has(formatExclusion({ draft }))) return [];
    if (!('order' in patch)) return [draft];
    const isExcluded = (member: string | number) =>
      excluded.has(formatExclusion({ draft, member: String(member) }));
    if (!patch.order.some(isExcluded)) return [draft];
    const added = Object.fromEntries(Object.entries(patch.added).filter(([member]) => !isExcluded(member)));
    const rest = { ...patch, order: patch.order.filter((member) => !isExcluded(member)), added };
    return isAlreadyApplied(published, rest) ? [] : [{ ...draft, patch: rest }];
  });
  return { ...stored, drafts };
}

async function findCauses(
  validate: Validate,
  problem: ContentProblem,
  documents: readonly StoredDocument[],
): Promise<Exclusion[]> {
  const drafts = documents.find(({ id }) => id === problem.document)?.drafts ?? [];
  const holder = drafts
    .filter(({ patch }) => isWithin(problem.path, patch.path))
    .flatMap((draft) => findExclusion(draft, problem.path) ?? [])
    .toSorted((a, b) => b.draft.patch.path.length - a.draft.patch.path.length)[0];
  if (holder) return [holder, ...findPictureExclusions(drafts, problem.path)];
  const near = drafts.filter(({ patch }) => isWithin(patch.path, problem.path));
  const cause = await findCause(validate, near, problem, documents);
  if (cause) return [cause];
  if (near.length > 0) return near.map((draft) => ({ draft }));
  // A draft of another page can cause the problem, so the other pages' drafts are tried last.
  for (const { drafts: others } of documents) {
    const without = documents.map((stored) =>
      stored.drafts === others ? { ...stored, drafts: [] } : stored,
    );
    if (others.length === 0 || (await hasProblem(validate, problem, without))) continue;
    const single = await findCause(validate, others, problem, documents);
    return single ? [single] : others.map((draft) => ({ draft }));
  }
  return [];
}

/** A picture's file and alt text are published together. @param path of the file or the alt text */
function findPictureExclusions(drafts: readonly Draft[], path: Path): Exclusion[] {
  if (!['file', 'alt'].includes(String(path.at(-1)))) return [];
  return drafts.filter(({ patch }) => isWithin(patch.path, path.slice(0, -1))).map((draft) => ({ draft }));
}

function findExclusion(draft: Draft, path: Path): Exclusion | undefined {
  const { patch } = draft;
  if (!('order' in patch)) return { draft };
  const member = path[patch.path.length];
  return isNew(member) ? { draft, member } : undefined;
}

async function findCause(
  validate: Validate,
  drafts: readonly Draft[],
  problem: ContentProblem,
  documents: readonly StoredDocument[],
): Promise<Exclusion | undefined> {
  const units = drafts.flatMap((draft): Exclusion[] => [
    { draft },
    ...('order' in draft.patch ? Object.keys(draft.patch.added).map((member) => ({ draft, member })) : []),
  ]);
  for (const unit of units.toReversed()) {
    const out = new Set([formatExclusion(unit)]);
    if (
      !(await hasProblem(
        validate,
        problem,
        documents.map((stored) => excludeFromDocument(stored, out)),
      ))
    )
      return unit;
  }
  return undefined;
}

async function hasProblem(
  validate: Validate,
  { document, path }: ContentProblem,
  documents: readonly StoredDocument[],
): Promise<boolean> {
  const key = keyOf(path);
  const problems = await validate(documents);
  return problems.some((other) => other.document === document && keyOf(other.path) === key);
}

function isWithin(path: Path, above: Path): boolean {
  return keyOf(path.slice(0, above.length)) === keyOf(above);
}
