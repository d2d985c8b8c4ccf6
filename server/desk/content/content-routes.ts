import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { wrongWith } from '#server/content/check-patch.ts';
import {
  changeKept,
  type Kept,
  type Place,
  readAllKept,
  readKept,
  TooBusy,
} from '#server/content/document-store.ts';
import { newDraft, takeChanges, toStored } from '#server/content/draft.ts';
import { judgeDocuments } from '#server/content/judge-documents.ts';
import { launchList } from '#server/content/launch/launch-list.ts';
import { searchWords } from '#server/content/search-words.ts';
import { readSources, sourceFolder } from '#server/content/sources.ts';
import { readDocument } from '#server/content/text/write-document.ts';
import { missingPictures } from '#server/content/upload-files.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import {
  type ContentChange,
  type ContentClash,
  type ContentDocument,
  type ContentOverview,
  type ContentProblem,
  mostAtOnce,
} from '#shared/desk/content.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import { contentHistory } from './content-history.ts';
import { keepPresence, othersIn } from './content-presence.ts';

const config = { roles: ['admin' as const, 'editor' as const] };
// Fits 100 KB of text in which every character is escaped.
const bodyLimit = 1024 * 1024;

const step = z.union([z.string().max(200), z.number().int().min(0)]);
const path = z.array(step).min(1);
const patch = z.union([
  z.strictObject({ path, order: z.array(step).max(500), added: z.record(z.string(), z.unknown()) }),
  z.strictObject({ path, value: z.unknown().optional() }),
]);
const changesSchema = z
  .array(z.strictObject({ path, patch: patch.nullable(), was: z.string().nullable() }))
  .min(1)
  .max(mostAtOnce);

const searchSchema = z.object({ words: z.string().min(2).max(200) });

type OfDocument = { Params: { id: string } };

/** @param folder of the project's content */
export async function contentRoutes(
  app: FastifyInstance,
  { staff }: DeskContext,
  folder: string = sourceFolder,
): Promise<void> {
  const place = { staff, folder };

  app.get('/content', { config }, () => readOverview(place));

  app.get('/content/search', { config }, async ({ query }) => {
    const asked = searchSchema.safeParse(query);
    if (!asked.success) throw new Refused(400, 'invalid', 'Search for 2 to 200 characters.');
    return searchWords((await readAllKept(place)).values(), asked.data.words);
  });

  app.get('/content/launch', { config }, () => launchList(place));

  app.get<OfDocument>('/content/documents/:id', { config }, async (request) => {
    const id = await knownId(request.params.id);
    return shown(place, await readKept(place, id), request);
  });

  const checking = { ...config, checksBody: true };
  app.put<OfDocument>('/content/documents/:id', { config: checking, bodyLimit }, async (request, reply) => {
    const id = await knownId(request.params.id);
    const changes = readBody(changesSchema, request).map(asChange);
    let clashes: ContentClash[] = [];
    const kept = await changing(place, id, (now) => {
      const published = readDocument(now.published);
      const wrong = changes.flatMap((change) => wrongIn(published, change) ?? []);
      const fitting = changes.filter((change) => !wrongIn(published, change));
      const taken = takeChanges(published, now.drafts, fitting, request.member.id);
      clashes = [...wrong, ...taken.clashes];
      return { ...now, drafts: taken.drafts };
    });
    const document = await shown(place, kept, request);
    if (clashes.length === 0) return document;
    const message = clashes.find(({ wrong }) => wrong)?.wrong;
    return message
      ? reply.code(400).send({ code: 'invalid', message, document, clashes })
      : reply.code(409).send({ code: 'changed', document, clashes });
  });

  app.post<OfDocument>('/content/documents/:id/presence', { config }, async (request) => {
    const id = await knownId(request.params.id);
    return { others: await keepPresence(staff, id, request.member.id) };
  });

  await contentHistory(app, place, {
    config,
    restore: async (request, id, undo) => {
      const kept = await changing(place, id, (now) => {
        const published = readDocument(now.published);
        if (wrongWith(published, undo)) throw gone;
        if (now.drafts.some((draft) => keyOf(draft.patch.path) === keyOf(undo.path)))
          throw new Refused(
            409,
            'has_draft',
            'This place has a change already. Publish or discard it first.',
          );
        return { ...now, drafts: [...now.drafts, newDraft(published, undo, request.member.id)] };
      });
      return shown(place, kept, request);
    },
  });
}

const gone = new Refused(409, 'gone', 'What this changed is not there any more.');

async function knownId(id: string): Promise<string> {
  if ((await readSources()).has(id)) return id;
  throw new Refused(404, 'unknown', 'There is no page of that name.');
}

async function changing(...[place, id, work]: Parameters<typeof changeKept>): Promise<Kept> {
  try {
    return await changeKept(place, id, work);
  } catch (error) {
    if (error instanceof TooBusy) throw new Refused(503, 'busy', error.message, 1);
    throw error;
  }
}

function asChange({ path, patch, was }: z.infer<typeof changesSchema>[number]): ContentChange {
  if (!patch || 'order' in patch) return { path, was, patch };
  return { path, was, patch: patch.value === undefined ? { path: patch.path } : patch };
}

function wrongIn(published: unknown, { path, patch }: ContentChange): ContentClash | undefined {
  if (!patch) return undefined;
  const wrong =
    keyOf(path) === keyOf(patch.path) ? wrongWith(published, patch) : 'A change is of its own place.';
  return wrong ? { path, theirs: null, by: null, at: null, wrong } : undefined;
}

async function shown(place: Place, kept: Kept, { member }: FastifyRequest): Promise<ContentDocument> {
  const { name, group, route } = (await readSources()).get(kept.id) ?? {
    name: '',
    group: 'pages',
    route: null,
  };
  return {
    id: kept.id,
    name,
    group,
    route,
    published: readDocument(kept.published),
    changes: kept.drafts.map(toStored),
    problems: (await judgeDrafted(place, (await readAllKept(place)).set(kept.id, kept))).get(kept.id) ?? [],
    others: await othersIn(place.staff, kept.id, member.id),
  };
}

async function judgeDrafted({ staff }: Place, all: ReadonlyMap<string, Kept>) {
  const isDrafted = [...all.values()].some(({ drafts }) => drafts.length > 0);
  if (!isDrafted) return new Map<string, ContentProblem[]>();
  const problems = await judgeDocuments(all.values());
  for (const problem of await missingPictures(staff, all.values()))
    problems.set(problem.document, [
      ...(problems.get(problem.document) ?? []),
      { ...problem, between: true },
    ]);
  return problems;
}

async function readOverview(place: Place): Promise<ContentOverview> {
  const all = await readAllKept(place);
  const judged = await judgeDrafted(place, all);
  const documents = Array.from(await readSources(), ([id, { name, group, route }]) => {
    const drafts = all.get(id)?.drafts ?? [];
    const stale = drafts.filter((draft) => draft.stale).length;
    const problems = judged.get(id) ?? [];
    const wrongAt = problems[0]?.path ?? null;
    const changes = drafts.length - stale;
    return { id, name, group, route, changes, stale, problems: problems.length, wrongAt };
  });
  return { documents };
}
