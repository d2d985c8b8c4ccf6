import type { StaffDatabase } from '#server/db/staff-query.ts';
import { applyPatches, keyOf, type Patch, type WorkingCopy } from '#shared/desk/working-copy.ts';
import { createDraft, type Draft, rebaseDrafts, rebasePatch, rebaseScheduled } from './draft.ts';
import { diffDocuments, PathMapping } from './rebase.ts';
import { scheduledDrafts } from './schedule.ts';
import { readSource, readSources } from './sources.ts';
import { PatchNotWritable, readDocument, writeDocument } from './text/write-document.ts';

export type ContentStore = { staff: Pick<StaffDatabase, 'query'>; folder: string };

export type StoredDocument = {
  id: string;
  source: string;
  published: string;
  drafts: Draft[];
  /** The drafts as they were when the release was scheduled. */
  scheduled: Draft[];
  /** Null for a document that has no row and is read from the project's files. */
  revision: number | null;
};

export type NewHistoryLine = {
  place: string;
  before: string | null;
  after: string | null;
  by: string | null;
  undo: Patch | null;
};
type DocumentUpdate = Pick<StoredDocument, 'source' | 'published' | 'drafts' | 'scheduled'> & {
  lines?: NewHistoryLine[];
  moved?: { id: string; undo: Patch | null }[];
};

export class TooManyConflicts extends Error {}

const maxTries = 8;

const parsedDocuments = new Map<string, { text: string; value: unknown }>();

function parsePublished({ id, published: text }: Pick<StoredDocument, 'id' | 'published'>): unknown {
  const known = parsedDocuments.get(id);
  if (known?.text === text) return known.value;
  const value = readDocument(text);
  parsedDocuments.set(id, { text, value });
  return value;
}

/** Applies all drafts that are not stale. */
export function createWorkingCopy(stored: Pick<StoredDocument, 'id' | 'published' | 'drafts'>): WorkingCopy {
  const holding = stored.drafts.filter(({ stale }) => !stale).map(({ patch }) => patch);
  return applyPatches(parsePublished(stored), holding);
}

/** Merges changes that a deploy made to the document's file. */
export async function readStoredDocument(store: ContentStore, id: string): Promise<StoredDocument> {
  const known = await findStoredDocument(store, id);
  return known.revision !== null && known.source !== (await readSource(id, store.folder))
    ? changeStoredDocument(store, id, () => undefined)
    : known;
}

export async function readStoredDocuments(store: ContentStore): Promise<Map<string, StoredDocument>> {
  const rows = await store.staff.query(
    `select id, source, published, drafts, ${scheduledDrafts} as scheduled, revision from staff.content_document`,
  );
  const known = new Map((rows as StoredDocument[]).map((row) => [row.id, row]));
  const all = new Map<string, StoredDocument>();
  for (const id of (await readSources()).keys()) {
    const source = await readSource(id, store.folder);
    const stored = known.get(id) ?? createDocumentWithoutDrafts(id, source);
    all.set(id, stored.source === source ? stored : await changeStoredDocument(store, id, () => undefined));
  }
  return all;
}

/**
 * Optimistic concurrency: recomputes and retries if another process changed it first. `work` receives the document rebased
 * on the project's version, and returns undefined to leave it unchanged.
 */
export async function changeStoredDocument(
  store: ContentStore,
  id: string,
  work: (
    stored: StoredDocument,
    history: UndoHistory,
  ) => DocumentUpdate | undefined | Promise<DocumentUpdate | undefined>,
): Promise<StoredDocument> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const found = await findStoredDocument(store, id);
    const history = found.revision === null ? [] : await readUndos(store, id);
    const fitted = rebaseOnSource(found, await readSource(id, store.folder), history);
    const next = (await work({ ...found, ...fitted }, mergeUndos(history, fitted?.moved))) ?? fitted;
    if (!next) return found;
    const moved = new Map([...(fitted?.moved ?? []), ...(next.moved ?? [])].map((one) => [one.id, one]));
    const revision = await writeStoredDocument(store, found, { ...next, moved: [...moved.values()] });
    if (revision !== undefined) return { id, ...next, revision };
  }
  throw new TooManyConflicts('This page is being changed by someone else. Try again.');
}

export type UndoHistory = { id: string; undo: Patch }[];

const mergeUndos = (history: UndoHistory, movedUndos: DocumentUpdate['moved'] = []): UndoHistory => {
  const other = new Map(movedUndos.map(({ id, undo }) => [id, undo]));
  return history.flatMap(({ id, undo }) => {
    const now = other.has(id) ? other.get(id) : undo;
    return now ? [{ id, undo: now }] : [];
  });
};

export function moveUndos(history: UndoHistory, mapping: PathMapping): NonNullable<DocumentUpdate['moved']> {
  return history.map(({ id, undo }) => ({ id, undo: rebasePatch(undo, mapping) ?? null }));
}

function rebaseOnSource(
  stored: StoredDocument,
  source: string,
  history: UndoHistory,
): DocumentUpdate | undefined {
  if (stored.source === source) return undefined;
  if (stored.revision === null) return { ...stored, source, published: source };
  const [before, published, now] = [stored.source, stored.published, source].map(readDocument);
  const mapping = new PathMapping(before, now);
  const mine = diffDocuments(before, published).map((patch) => createDraft(before, patch, null));
  const fitted = rebaseDrafts(mine, mapping).drafts;
  const lost = fitted.filter(({ stale }) => stale);
  const text = writeDocumentIfPossible(
    source,
    fitted.filter(({ stale }) => !stale).map(({ patch }) => patch),
  );
  const onward = new PathMapping(published, readDocument(text));
  const { drafts } = rebaseDrafts(stored.drafts, onward);
  const scheduled = rebaseScheduled(stored.scheduled, onward);
  const draftedPaths = new Set(drafts.map(({ patch }) => keyOf(patch.path)));
  const left = lost.filter(({ patch }) => !draftedPaths.has(keyOf(patch.path)));
  const moved = moveUndos(history, onward);
  return { source, published: text, drafts: [...drafts, ...left], scheduled, moved };
}

function writeDocumentIfPossible(text: string, patches: readonly Patch[]): string {
  try {
    return writeDocument(text, patches);
  } catch (error) {
    if (!(error instanceof PatchNotWritable)) throw error;
    return text;
  }
}

async function findStoredDocument({ staff, folder }: ContentStore, id: string): Promise<StoredDocument> {
  const [row] = await staff.query(
    `select source, published, drafts, ${scheduledDrafts} as scheduled, revision from staff.content_document where id = $1`,
    [id],
  );
  if (row) return { id, ...(row as Omit<StoredDocument, 'id'>) };
  const source = await readSource(id, folder);
  return createDocumentWithoutDrafts(id, source);
}

function createDocumentWithoutDrafts(id: string, source: string): StoredDocument {
  return { id, source, published: source, drafts: [], scheduled: [], revision: null };
}

async function readUndos({ staff }: ContentStore, id: string): Promise<UndoHistory> {
  const rows = await staff.query(
    `select id::text as id, undo from staff.content_history where document = $1 and undo is not null
    order by id desc limit 300`,
    [id],
  );
  return rows as UndoHistory;
}

/** @returns undefined if another process has written the document in the meantime */
async function writeStoredDocument(
  { staff }: ContentStore,
  { id, revision }: StoredDocument,
  next: DocumentUpdate,
): Promise<number | undefined> {
  const { source, published, drafts, scheduled, lines = [], moved = [] } = next;
  const rows = await staff.query(
    `with inserted as (
      insert into staff.content_document as inserted (id, source, published, drafts, scheduled, revision)
      select $1, $2, $3, $4::json, $8::json, 1 where $5::int is null
      on conflict (id) do nothing
      returning revision
    ),
    changed as (
      update staff.content_document
      set source = $2, published = $3, drafts = $4::json, scheduled = $8::json, revision = revision + 1
      where id = $1 and revision = $5::int
      returning revision
    ),
    done as (select revision from inserted union all select revision from changed),
    logged as (
      insert into staff.content_history (document, place, before, after, member_id, undo)
      select $1, place, before, after, by, undo
      from json_to_recordset($6::json) as line (place text, before text, after text, by uuid, undo json), done
    ),
    moved as (
      update staff.content_history set undo = line.undo
      from json_to_recordset($7::json) as line (id bigint, undo json), done
      where content_history.id = line.id
    )
    select revision from done`,
    [
      ...[id, source, published, JSON.stringify(drafts), revision],
      ...[lines, moved, scheduled].map((one) => JSON.stringify(one)),
    ],
  );
  const [row] = rows;
  return row ? Number(row.revision) : undefined;
}
