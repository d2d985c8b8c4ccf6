import type { StaffDatabase } from '#server/db/staff-query.ts';
import { type Copy, copyOf, keyOf, type Patch } from '#shared/desk/working-copy.ts';
import { type Draft, moveDrafts, movedPatch, moveScheduled, newDraft } from './draft.ts';
import { Passage, patchesBetween } from './rebase.ts';
import { heldDrafts } from './schedule.ts';
import { readSource, readSources } from './sources.ts';
import { NotWritable, readDocument, writeDocument } from './text/write-document.ts';

/** The database, and the folder of the project's words. */
export type Place = { staff: Pick<StaffDatabase, 'query'>; folder: string };

export type Kept = {
  id: string;
  source: string;
  published: string;
  drafts: Draft[];
  /** Drafts as they were when the next scheduled release was planned. */
  scheduled: Draft[];
  /** Null where nothing of it is kept: it is the project's. */
  revision: number | null;
};

/** A line of history, to be written. */
export type Line = {
  place: string;
  before: string | null;
  after: string | null;
  by: string | null;
  undo: Patch | null;
};
export type Next = Pick<Kept, 'source' | 'published' | 'drafts' | 'scheduled'> & {
  lines?: Line[];
  moved?: { id: string; undo: Patch | null }[];
};

export class TooBusy extends Error {}

const mostTries = 8;

const read = new Map<string, { text: string; value: unknown }>();

function publishedOf({ id, published: text }: Pick<Kept, 'id' | 'published'>): unknown {
  const known = read.get(id);
  if (known?.text === text) return known.value;
  const value = readDocument(text);
  read.set(id, { text, value });
  return value;
}

/** The published document with the drafts that hold. */
export function copyOfKept(kept: Pick<Kept, 'id' | 'published' | 'drafts'>): Copy {
  const holding = kept.drafts.filter(({ stale }) => !stale).map(({ patch }) => patch);
  return copyOf(publishedOf(kept), holding);
}

/** A document, fitted to what the project has now: a deployed change of its file is taken in. */
export async function readKept(place: Place, id: string): Promise<Kept> {
  const known = await find(place, id);
  return known.revision !== null && known.source !== (await readSource(id, place.folder))
    ? changeKept(place, id, () => undefined)
    : known;
}

/** Every document, fitted to what the project has now. */
export async function readAllKept(place: Place): Promise<Map<string, Kept>> {
  const rows = await place.staff.query(
    `select id, source, published, drafts, ${heldDrafts} as scheduled, revision from staff.content_document`,
  );
  const known = new Map((rows as Kept[]).map((row) => [row.id, row]));
  const all = new Map<string, Kept>();
  for (const id of (await readSources()).keys()) {
    const source = await readSource(id, place.folder);
    const kept = known.get(id) ?? untouched(id, source);
    all.set(id, kept.source === source ? kept : await changeKept(place, id, () => undefined));
  }
  return all;
}

/**
 * Changes a document with optimistic concurrency: recomputes and retries when another process was faster.
 * @param work receives the document, rebased on the project's version; returns the new one, or nothing to leave it
 */
export async function changeKept(
  place: Place,
  id: string,
  work: (kept: Kept, history: History) => Next | undefined | Promise<Next | undefined>,
): Promise<Kept> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await find(place, id);
    const history = found.revision === null ? [] : await readUndos(place, id);
    const fitted = fitSource(found, await readSource(id, place.folder), history);
    const next = (await work({ ...found, ...fitted }, merge(history, fitted?.moved))) ?? fitted;
    if (!next) return found;
    const moved = new Map([...(fitted?.moved ?? []), ...(next.moved ?? [])].map((one) => [one.id, one]));
    const revision = await write(place, found, { ...next, moved: [...moved.values()] });
    if (revision !== undefined) return { id, ...next, revision };
  }
  throw new TooBusy('Somebody else changes this page all the time. Try again.');
}

/** Lines whose change can be taken back, and how. */
export type History = { id: string; undo: Patch }[];

const merge = (history: History, moved: Next['moved'] = []): History => {
  const other = new Map(moved.map(({ id, undo }) => [id, undo]));
  return history.flatMap(({ id, undo }) => {
    const now = other.has(id) ? other.get(id) : undo;
    return now ? [{ id, undo: now }] : [];
  });
};

/** Ways back, where a document became another. */
export function moveUndos(history: History, passage: Passage): NonNullable<Next['moved']> {
  return history.map(({ id, undo }) => ({ id, undo: movedPatch(undo, passage) ?? null }));
}

function fitSource(kept: Kept, source: string, history: History): Next | undefined {
  if (kept.source === source) return undefined;
  if (kept.revision === null) return { ...kept, source, published: source };
  const [before, published, now] = [kept.source, kept.published, source].map(readDocument);
  const passage = new Passage(before, now);
  const mine = patchesBetween(before, published).map((patch) => newDraft(before, patch, null));
  const fitted = moveDrafts(mine, passage).drafts;
  const lost = fitted.filter(({ stale }) => stale);
  const text = writeTolerant(
    source,
    fitted.filter(({ stale }) => !stale).map(({ patch }) => patch),
  );
  const onward = new Passage(published, readDocument(text));
  const { drafts } = moveDrafts(kept.drafts, onward);
  const scheduled = moveScheduled(kept.scheduled, onward);
  const taken = new Set(drafts.map(({ patch }) => keyOf(patch.path)));
  const left = lost.filter(({ patch }) => !taken.has(keyOf(patch.path)));
  const moved = moveUndos(history, onward);
  return { source, published: text, drafts: [...drafts, ...left], scheduled, moved };
}

function writeTolerant(text: string, patches: readonly Patch[]): string {
  try {
    return writeDocument(text, patches);
  } catch (error) {
    if (!(error instanceof NotWritable)) throw error;
    return text;
  }
}

async function find({ staff, folder }: Place, id: string): Promise<Kept> {
  const [row] = await staff.query(
    `select source, published, drafts, ${heldDrafts} as scheduled, revision from staff.content_document where id = $1`,
    [id],
  );
  if (row) return { id, ...(row as Omit<Kept, 'id'>) };
  const source = await readSource(id, folder);
  return untouched(id, source);
}

function untouched(id: string, source: string): Kept {
  return { id, source, published: source, drafts: [], scheduled: [], revision: null };
}

async function readUndos({ staff }: Place, id: string): Promise<History> {
  const rows = await staff.query(
    `select id::text as id, undo from staff.content_history where document = $1 and undo is not null
    order by id desc limit 300`,
    [id],
  );
  return rows as History;
}

// Of two who saw the same revision the second changes nothing.
async function write({ staff }: Place, { id, revision }: Kept, next: Next): Promise<number | undefined> {
  const { source, published, drafts, scheduled, lines = [], moved = [] } = next;
  const rows = await staff.query(
    `with kept as (
      insert into staff.content_document as kept (id, source, published, drafts, scheduled, revision)
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
    done as (select revision from kept union all select revision from changed),
    told as (
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
