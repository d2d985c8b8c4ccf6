import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedChange, PublishProblem } from '#shared/desk/publishing.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import { changeInWords } from './change-words.ts';
import { changeKept, type Kept, type Line, moveUndos, type Place, readAllKept } from './document-store.ts';
import { type Draft, moveDrafts, undoOf } from './draft.ts';
import { judgeDocuments } from './judge-documents.ts';
import { Passage, patchesBetween } from './rebase.ts';
import { readSources } from './sources.ts';
import { NotWritable, readDocument, writeDocument } from './text/write-document.ts';
import { missingPictures } from './upload-files.ts';

export class WordsRefused extends Error {
  readonly problems: PublishProblem[];

  constructor(problems: PublishProblem[]) {
    super(
      problems.length === 1
        ? 'One place has to be put right first.'
        : `${problems.length} places have to be put right first.`,
    );
    this.problems = problems;
  }
}

type Taken = Record<string, Draft[]>;
const takenFile = 'drafts.json';

/**
 * Writes all files of words as they would be published.
 * @param target folder that is not there yet
 * @param withDrafts else what is published already, fitted to the project's files
 * @param onDocument told of each that was judged
 * @throws WordsRefused with every problem
 */
export async function writeContent(
  place: Place,
  target: string,
  withDrafts: boolean,
  onDocument: (done: number, of: number) => void = () => {},
): Promise<PublishedChange[]> {
  const sources = await readSources();
  await cp(place.folder, target, { recursive: true, filter: (name) => !/\.tsx?$|\/schemas$/.test(name) });
  const problems: PublishProblem[] = [];
  const taken: Taken = {};
  const changes: PublishedChange[] = [];
  const all = [...(await readAllKept(place)).values()].map((kept) => ({
    ...kept,
    drafts: withDrafts ? kept.drafts.filter(({ stale }) => !stale) : [],
  }));
  problems.push(...[...(await judgeDocuments(all)).values()].flat());
  problems.push(...(await missingPictures(place.staff, all)));
  let done = 0;
  for (const document of all) {
    const { id, drafts, revision } = document;
    const { file } = sources.get(id) ?? { file: '' };
    if (revision !== null) {
      const text = writtenText(document, drafts, problems);
      await mkdir(dirname(join(target, file)), { recursive: true });
      await writeFile(join(target, file), text);
      taken[id] = drafts;
      changes.push(...drafts.map((draft) => changeOf(id, document, draft)));
    }
    done += 1;
    onDocument(done, sources.size);
  }
  if (problems.length > 0) throw new WordsRefused(problems);
  await writeFile(join(target, takenFile), JSON.stringify(taken));
  return changes;
}

function writtenText({ id, published }: Kept, drafts: readonly Draft[], problems: PublishProblem[]): string {
  try {
    return writeDocument(
      published,
      drafts.map(({ patch }) => patch),
    );
  } catch (error) {
    if (!(error instanceof NotWritable)) throw error;
    problems.push({ document: id, path: [], message: error.message });
    return published;
  }
}

function changeOf(document: string, { published }: Kept, { patch, by }: Draft): PublishedChange {
  const { before, after } = changeInWords(readDocument(published), patch);
  return { document, path: [...patch.path], before, after, by };
}

async function keptDocuments(place: Place): Promise<Map<string, Kept>> {
  return new Map([...(await readAllKept(place))].filter(([, { revision }]) => revision !== null));
}

/**
 * Visitors see the words of a folder now: its drafts are history, and everything else is fitted to them. May be said
 * twice.
 * @param by who pressed, where a draft does not say
 * @param isBack a former release: what differs in it from what is published counts. Else only its drafts do: other words of
 * the project may have been deployed while it was made.
 */
export async function contentPublished(
  place: Place,
  folder: string,
  by: string | null,
  isBack: boolean,
): Promise<void> {
  const taken: Taken = await readFile(join(folder, takenFile), 'utf8').then(JSON.parse, () => ({}));
  const kept = await keptDocuments(place);
  for (const [id, { file }] of await readSources()) {
    if (!isBack && !taken[id]?.length) continue;
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const known = kept.get(id);
    const isOther = text !== (known?.published ?? (await readFile(join(place.folder, file), 'utf8')));
    if (isOther) await publish(place, id, text, taken[id] ?? [], by, isBack);
  }
}

async function publish(
  place: Place,
  id: string,
  release: string,
  inRelease: Draft[],
  by: string | null,
  isBack: boolean,
): Promise<void> {
  await changeKept(place, id, (now, history) => {
    if (now.published === release) return undefined;
    const isTaken = inRelease.length > 0 && (!isBack || writesTo(now.published, inRelease, release));
    const isAsItWas = isBack || writesTo(now.published, inRelease, release);
    const taken = isAsItWas ? inRelease : stillThere(now, inRelease);
    const text = isAsItWas ? release : written(now.published, taken);
    if (text === undefined || text === now.published) return undefined;
    const [before, after] = [readDocument(now.published), readDocument(text)];
    const orders = new Map(
      taken.flatMap(({ patch }) =>
        'order' in patch && isTaken ? [[keyOf(patch.path), patch.order] as const] : [],
      ),
    );
    const passage = new Passage(before, after, orders);
    const versions = new Set(isTaken ? taken.map(({ version }) => version) : []);
    const own = new Set(isTaken ? taken.map(({ patch }) => keyOf(patch.path)) : []);
    const left = now.drafts.filter(({ version }) => !versions.has(version));
    const { drafts } = moveDrafts(left, passage, own);
    const lines = isTaken ? taken.map((draft) => lineOf(before, after, draft)) : [backLine(by)];
    return { source: now.source, published: text, drafts, lines, moved: moveUndos(history, passage) };
  });
}

function stillThere({ drafts }: Pick<Kept, 'drafts'>, inRelease: readonly Draft[]): Draft[] {
  const versions = new Set(inRelease.map(({ version }) => version));
  return drafts.filter(({ version, stale }) => !stale && versions.has(version));
}

function writesTo(published: string, drafts: readonly Draft[], text: string): boolean {
  return written(published, drafts) === text;
}

/** @returns undefined where it cannot be written */
function written(published: string, drafts: readonly Draft[]): string | undefined {
  try {
    return writeDocument(
      published,
      drafts.map(({ patch }) => patch),
    );
  } catch {
    return undefined;
  }
}

function lineOf(before: unknown, after: unknown, { patch, by }: Draft): Line {
  const words = changeInWords(before, patch);
  return {
    place: words.where,
    before: words.before,
    after: words.after,
    by,
    undo: undoOf(patch, before, after) ?? null,
  };
}

function backLine(by: string | null): Line {
  return { place: 'The whole page', before: null, after: 'as in an earlier release', by, undo: null };
}

/** Published changes that are not yet in the project's files, for `npm run content`. */
export async function unpulled(
  place: Place,
): Promise<{ id: string; file: string; text: string; changes: Omit<PublishedChange, 'by'>[] }[]> {
  const sources = await readSources();
  const found = [];
  for (const [id, { source, published }] of await keptDocuments(place)) {
    if (source === published) continue;
    const document = readDocument(source);
    const changes = patchesBetween(document, readDocument(published)).map((patch) => {
      const { before, after } = changeInWords(document, patch);
      return { document: id, path: [...patch.path], before, after };
    });
    found.push({ id, file: sources.get(id)?.file ?? '', text: published, changes });
  }
  return found;
}
