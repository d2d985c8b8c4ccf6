import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findPatchProblem } from '#server/content/check-patch.ts';
import {
  type ContentStore,
  changeStoredDocument,
  readStoredDocument,
  readStoredDocuments,
  type StoredDocument,
  TooManyConflicts,
} from '#server/content/document-store.ts';
import { acceptChanges, createDraft, excludeScheduled, toStoredChange } from '#server/content/draft.ts';
import { listLaunchFindings } from '#server/content/launch/launch-list.ts';
import { leaveOutUnfinished } from '#server/content/leave-out-unfinished.ts';
import { findOldPrices } from '#server/content/old-prices.ts';
import { searchContent } from '#server/content/search-content.ts';
import { readSources, sourceFolder } from '#server/content/sources.ts';
import { readDocument } from '#server/content/text/write-document.ts';
import { readUploads } from '#server/content/upload-files.ts';
import { validateDocuments } from '#server/content/validate-documents.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrEditor } from '#server/desk/roles.ts';
import {
  type ContentChange,
  type ContentClash,
  type ContentDocument,
  type ContentOverview,
  type ContentProblem,
  maxChangesPerRequest,
} from '#shared/desk/content.ts';
import { keyOf } from '#shared/desk/working-copy.ts';
import { contentHistoryRoutes } from './content-history.ts';
import { findOtherEditors, recordPresence } from './content-presence.ts';

// Large enough for 100 KB of text in which every character is escaped.
const bodyLimit = 1024 * 1024;

const stepSchema = z.union([z.string().max(200), z.number().int().min(0)]);
const pathSchema = z.array(stepSchema).min(1);
const patchSchema = z.union([
  z.strictObject({
    path: pathSchema,
    order: z.array(stepSchema).max(500),
    added: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ path: pathSchema, value: z.unknown().optional() }),
]);
const changesSchema = z
  .array(z.strictObject({ path: pathSchema, patch: patchSchema.nullable(), was: z.string().nullable() }))
  .min(1)
  .max(maxChangesPerRequest);

const searchSchema = z.object({ words: z.string().min(2).max(200) });

type DocumentRequest = { Params: { id: string } };

export async function contentRoutes(
  app: FastifyInstance,
  { staff }: DeskContext,
  folder: string = sourceFolder,
): Promise<void> {
  const store = { staff, folder };

  app.get('/content', adminOrEditor, () => readOverview(store));

  app.get('/content/search', adminOrEditor, async ({ query }) => {
    const parsed = searchSchema.safeParse(query);
    if (!parsed.success) throw new Refused(400, 'invalid', 'Search for 2 to 200 characters.');
    return searchContent((await readStoredDocuments(store)).values(), parsed.data.words);
  });

  app.get('/content/launch', adminOrEditor, () => listLaunchFindings(store));

  app.get<DocumentRequest>('/content/documents/:id', adminOrEditor, async (request) => {
    const id = await requireKnownId(request.params.id);
    return toResponse(store, await readStoredDocument(store, id), request);
  });

  const checking = { ...adminOrEditor.config, checksBody: true };
  app.put<DocumentRequest>(
    '/content/documents/:id',
    { config: checking, bodyLimit },
    async (request, reply) => {
      const id = await requireKnownId(request.params.id);
      const changes = readBody(changesSchema, request).map(toChange);
      let clashes: ContentClash[] = [];
      const stored = await changeDocument(store, id, (now) => {
        const published = readDocument(now.published);
        const wrong = changes.flatMap((change) => findClash(published, change) ?? []);
        const fitting = changes.filter((change) => !findClash(published, change));
        const saved = acceptChanges(published, now.drafts, fitting, request.member.id);
        clashes = [...wrong, ...saved.clashes];
        const paths = new Set(saved.drafts.map(({ patch }) => keyOf(patch.path)));
        const scheduled = now.scheduled.filter(({ patch }) => paths.has(keyOf(patch.path)));
        return { ...now, drafts: saved.drafts, scheduled };
      });
      const document = await toResponse(store, stored, request);
      if (clashes.length === 0) return document;
      const message = clashes.find(({ wrong }) => wrong)?.wrong;
      return message
        ? reply.code(400).send({ code: 'invalid', message, document, clashes })
        : reply.code(409).send({ code: 'changed', document, clashes });
    },
  );

  app.post<DocumentRequest>('/content/documents/:id/presence', adminOrEditor, async (request) => {
    const id = await requireKnownId(request.params.id);
    return { others: await recordPresence(staff, id, request.member.id) };
  });

  await contentHistoryRoutes(app, store, async (request, id, undo) => {
    const stored = await changeDocument(store, id, (now) => {
      const published = readDocument(now.published);
      if (findPatchProblem(published, undo)) throw fieldGoneError;
      if (now.drafts.some((draft) => keyOf(draft.patch.path) === keyOf(undo.path)))
        throw new Refused(
          409,
          'has_draft',
          'This field already has an unpublished change. Publish or discard it first.',
        );
      return { ...now, drafts: [...now.drafts, createDraft(published, undo, request.member.id)] };
    });
    return toResponse(store, stored, request);
  });
}

const fieldGoneError = new Refused(409, 'gone', 'The changed field no longer exists.');

async function requireKnownId(id: string): Promise<string> {
  if ((await readSources()).has(id)) return id;
  throw new Refused(404, 'unknown', 'This page does not exist.');
}

async function changeDocument(
  ...[store, id, work]: Parameters<typeof changeStoredDocument>
): Promise<StoredDocument> {
  try {
    return await changeStoredDocument(store, id, work);
  } catch (error) {
    if (error instanceof TooManyConflicts) throw new Refused(503, 'busy', error.message, 1);
    throw error;
  }
}

function toChange({ path, patch, was }: z.infer<typeof changesSchema>[number]): ContentChange {
  if (!patch || 'order' in patch) return { path, was, patch };
  return { path, was, patch: patch.value === undefined ? { path: patch.path } : patch };
}

function findClash(published: unknown, { path, patch }: ContentChange): ContentClash | undefined {
  if (!patch) return undefined;
  const wrong =
    keyOf(path) === keyOf(patch.path)
      ? findPatchProblem(published, patch)
      : 'The paths of the change and its patch differ.';
  return wrong ? { path, theirs: null, by: null, at: null, wrong } : undefined;
}

async function toResponse(
  store: ContentStore,
  stored: StoredDocument,
  { member }: FastifyRequest,
): Promise<ContentDocument> {
  const { name, group, route } = (await readSources()).get(stored.id) ?? {
    name: '',
    group: 'pages',
    route: null,
  };
  const later = new Set(excludeScheduled(stored));
  return {
    id: stored.id,
    name,
    group,
    route,
    published: readDocument(stored.published),
    changes: stored.drafts.map((draft) =>
      later.has(draft) ? toStoredChange(draft) : { ...toStoredChange(draft), isScheduled: true },
    ),
    problems: await findProblems(store, stored),
    others: await findOtherEditors(store.staff, stored.id, member.id),
  };
}

async function findProblems(store: ContentStore, stored: StoredDocument): Promise<ContentProblem[]> {
  const all = (await readStoredDocuments(store)).set(stored.id, stored);
  const isDrafted = [...all.values()].some(({ drafts }) => drafts.length > 0);
  return (
    (isDrafted && (await validateDocuments(all.values(), await readUploads(store.staff))).get(stored.id)) ||
    []
  );
}

async function readOverview(store: ContentStore): Promise<ContentOverview> {
  const all = await readStoredDocuments(store);
  const documents = Array.from(await readSources(), ([id, { name, group, route }]) => {
    const drafts = all.get(id)?.drafts ?? [];
    const stale = drafts.filter((draft) => draft.stale).length;
    return { id, name, group, route, changes: drafts.length - stale, stale };
  });
  const count = (stored: Iterable<StoredDocument>) =>
    [...stored].reduce((sum, { drafts }) => sum + drafts.length, 0);
  const scheduled = [...all.values()].reduce((sum, one) => sum + one.scheduled.length, 0);
  const oldPrices = await findOldPrices(store.staff, all);
  if (count(all.values()) === 0) return { documents, ready: 0, scheduled, left: [], oldPrices };
  const later = [...all.values()].map((stored) => ({ ...stored, drafts: excludeScheduled(stored) }));
  const { documents: ready, left } = await leaveOutUnfinished(store.staff, later);
  return { documents, ready: count(ready), scheduled, left, oldPrices };
}
