import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedChange, PublishProblem } from '#shared/desk/publishing.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import { describeChange } from './describe-change.ts';
import {
  type ContentStore,
  changeStoredDocument,
  moveUndos,
  type NewHistoryLine,
  readStoredDocuments,
  type StoredDocument,
} from './document-store.ts';
import { createUndoPatch, type Draft, excludeScheduled, rebaseDrafts, rebaseScheduled } from './draft.ts';
import { leaveOutUnfinished } from './leave-out-unfinished.ts';
import { diffDocuments, PathMapping } from './rebase.ts';
import { readSources } from './sources.ts';
import { PatchNotWritable, readDocument, writeDocument } from './text/write-document.ts';

export class ContentNotPublishable extends Error {
  readonly problems: PublishProblem[];

  constructor(problems: PublishProblem[]) {
    super(
      problems.length === 1
        ? 'Fix 1 problem before publishing.'
        : `Fix ${problems.length} problems before publishing.`,
    );
    this.problems = problems;
  }
}

type ReleasedDrafts = Record<string, Draft[]>;
const releasedDraftsFile = 'drafts.json';

/**
 * Leaves out drafts that are not ready. @param target folder that does not exist yet
 * @param kind `upgrade` writes only published content, merged with the project's files
 * @throws ContentNotPublishable with every problem
 */
export async function writeContent(
  store: ContentStore,
  target: string,
  kind: 'publish' | 'scheduled' | 'upgrade',
  onDocument: (done: number, of: number) => void = () => {},
): Promise<PublishedChange[]> {
  const sources = await readSources();
  await cp(store.folder, target, { recursive: true, filter: (name) => !/\.tsx?$|\/schemas$/.test(name) });
  const taken: ReleasedDrafts = {};
  const changes: PublishedChange[] = [];
  const all = [...(await readStoredDocuments(store)).values()];
  const { documents, problems } = await leaveOutUnfinished(
    store.staff,
    all.map((stored) => ({ ...stored, drafts: selectDrafts(stored, kind) })),
  );
  let done = 0;
  for (const document of documents) {
    const { id, drafts, revision } = document;
    const { file } = sources.get(id) ?? { file: '' };
    if (revision !== null) {
      const text = applyDrafts(document, drafts, problems);
      await mkdir(dirname(join(target, file)), { recursive: true });
      await writeFile(join(target, file), text);
      taken[id] = drafts;
      changes.push(...drafts.map((draft) => toPublishedChange(id, document, draft)));
    }
    done += 1;
    onDocument(done, sources.size);
  }
  if (problems.length > 0) throw new ContentNotPublishable(problems);
  await writeFile(join(target, releasedDraftsFile), JSON.stringify(taken));
  return changes;
}

function selectDrafts(stored: StoredDocument, kind: 'publish' | 'scheduled' | 'upgrade'): Draft[] {
  if (kind === 'upgrade') return [];
  return kind === 'scheduled' ? stored.scheduled : excludeScheduled(stored);
}

function applyDrafts(
  { id, published }: StoredDocument,
  drafts: readonly Draft[],
  problems: PublishProblem[],
): string {
  try {
    return writeDocument(
      published,
      drafts.map(({ patch }) => patch),
    );
  } catch (error) {
    if (!(error instanceof PatchNotWritable)) throw error;
    problems.push({ document: id, path: [], message: error.message });
    return published;
  }
}

function toPublishedChange(
  document: string,
  { published }: StoredDocument,
  { patch, by }: Draft,
): PublishedChange {
  const { before, after } = describeChange(readDocument(published), patch);
  return { document, path: [...patch.path], before, after, by };
}

async function readEditedDocuments(store: ContentStore): Promise<Map<string, StoredDocument>> {
  return new Map([...(await readStoredDocuments(store))].filter(([, { revision }]) => revision !== null));
}

/**
 * Idempotent. @param isBack whether this is a rollback, which records every difference. Other releases record only their drafts,
 * because a deploy may have changed other content in the meantime.
 */
export async function recordPublished(
  store: ContentStore,
  folder: string,
  by: string | null,
  isBack: boolean,
): Promise<void> {
  const taken: ReleasedDrafts = await readFile(join(folder, releasedDraftsFile), 'utf8').then(
    JSON.parse,
    () => ({}),
  );
  const edited = await readEditedDocuments(store);
  for (const [id, { file }] of await readSources()) {
    if (!isBack && !taken[id]?.length) continue;
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const known = edited.get(id);
    const isOther = text !== (known?.published ?? (await readFile(join(store.folder, file), 'utf8')));
    if (isOther) await recordDocument(store, id, text, taken[id] ?? [], by, isBack);
  }
}

async function recordDocument(
  store: ContentStore,
  id: string,
  release: string,
  inRelease: Draft[],
  by: string | null,
  isBack: boolean,
): Promise<void> {
  await changeStoredDocument(store, id, (now, history) => {
    if (now.published === release) return undefined;
    const isTaken = inRelease.length > 0 && (!isBack || producesText(now.published, inRelease, release));
    const isAsItWas = isBack || producesText(now.published, inRelease, release);
    const taken = isAsItWas ? inRelease : findReleasedDrafts(now, inRelease);
    const text = isAsItWas ? release : applyDraftsIfPossible(now.published, taken);
    if (text === undefined || text === now.published) return undefined;
    const [before, after] = [readDocument(now.published), readDocument(text)];
    const orders = new Map(
      taken.flatMap(({ patch }) =>
        'order' in patch && isTaken ? [[keyOf(patch.path), patch.order] as const] : [],
      ),
    );
    const mapping = new PathMapping(before, after, orders);
    const versions = new Set(isTaken ? taken.map(({ version }) => version) : []);
    const releasedPaths = new Set(isTaken ? taken.map(({ patch }) => keyOf(patch.path)) : []);
    const left = now.drafts.filter(({ version, patch }) => 'order' in patch || !versions.has(version));
    const { drafts } = rebaseDrafts(left, mapping, releasedPaths);
    const others = now.scheduled.filter(({ patch }) => !releasedPaths.has(keyOf(patch.path)));
    const scheduled = rebaseScheduled(others, mapping);
    const lines = isTaken
      ? taken.map((draft) => createHistoryLine(before, after, draft))
      : [createRollbackLine(by)];
    return {
      source: now.source,
      published: text,
      drafts,
      scheduled,
      lines,
      moved: moveUndos(history, mapping),
    };
  });
}

function findReleasedDrafts(
  { drafts, scheduled }: Pick<StoredDocument, 'drafts' | 'scheduled'>,
  inRelease: readonly Draft[],
): Draft[] {
  const versions = new Set(inRelease.map(({ version }) => version));
  const known = new Map([...scheduled, ...drafts].map((draft) => [draft.version, draft]));
  return [...known.values()].filter(({ version, stale }) => !stale && versions.has(version));
}

function producesText(published: string, drafts: readonly Draft[], text: string): boolean {
  return applyDraftsIfPossible(published, drafts) === text;
}

function applyDraftsIfPossible(published: string, drafts: readonly Draft[]): string | undefined {
  try {
    return writeDocument(
      published,
      drafts.map(({ patch }) => patch),
    );
  } catch {
    return undefined;
  }
}

function createHistoryLine(before: unknown, after: unknown, { patch, by }: Draft): NewHistoryLine {
  const change = describeChange(before, patch);
  return {
    place: change.where,
    before: change.before,
    after: change.after,
    by,
    undo: createUndoPatch(patch, before, after) ?? null,
  };
}

function createRollbackLine(by: string | null): NewHistoryLine {
  return { place: 'The whole page', before: null, after: 'as in an earlier release', by, undo: null };
}

/** Used by `npm run content`. */
export async function findUnpulledDocuments(
  store: ContentStore,
): Promise<{ id: string; file: string; text: string; changes: Omit<PublishedChange, 'by'>[] }[]> {
  const sources = await readSources();
  const found = [];
  for (const [id, { source, published }] of await readEditedDocuments(store)) {
    if (source === published) continue;
    const document = readDocument(source);
    const changes = diffDocuments(document, readDocument(published)).map((patch) => {
      const { before, after } = describeChange(document, patch);
      return { document: id, path: [...patch.path], before, after };
    });
    found.push({ id, file: sources.get(id)?.file ?? '', text: published, changes });
  }
  return found;
}
