import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ContentStore, readStoredDocuments } from '#server/content/document-store.ts';
import { unscheduled } from '#server/content/draft.ts';
import { leaveOutUnfinished } from '#server/content/leave-out-unfinished.ts';
import {
  addToSchedule,
  cancelSchedule,
  isScheduledReleaseRunning,
  moveSchedule,
  readSchedule,
  scheduleDrafts,
  startScheduledRelease,
} from '#server/content/schedule.ts';
import { sourceFolder } from '#server/content/sources.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import type { Scheduled } from '#shared/desk/publishing.ts';
import { site } from '#site.config';

const config = { roles: ['admin' as const, 'editor' as const] };
const wanted = z.strictObject({ at: z.iso.datetime() });
const yearMilliseconds = 366 * 86_400_000;

const none = () => new Refused(409, 'not_scheduled', 'Nothing is scheduled anymore.');
const nothingReady = () => new Refused(409, 'nothing', 'No change is ready to be published.');

/** Scheduled publishing. A builder's process starts the release when it is due. */
export async function scheduleRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;
  const store = { staff, folder: sourceFolder };

  app.put('/content/schedule', { config }, async (request): Promise<Scheduled | null> => {
    const dueAt = new Date(readBody(wanted, request).at);
    if (+dueAt <= Date.now()) throw new Refused(400, 'past', 'Pick a time in the future.');
    if (+dueAt > Date.now() + yearMilliseconds) throw new Refused(400, 'far', 'Pick a time within a year.');
    if (await isScheduledReleaseRunning(staff))
      throw new Refused(409, 'under_way', 'The scheduled changes are being published. Try again after that.');
    const when = { dueAt, timeZone: site.timeZone };
    if (await readSchedule(staff)) await moveSchedule(staff, when);
    else await scheduleDrafts(staff, { ...when, by: request.member.id }, await stayingIn(store));
    return readSchedule(staff);
  });

  app.post('/content/schedule/add', { config }, async (): Promise<Scheduled> => {
    await addToSchedule(staff, await stayingIn(store, false));
    const scheduled = await readSchedule(staff);
    if (!scheduled) throw none();
    return scheduled;
  });

  app.delete('/content/schedule', { config }, async () => {
    if (!(await readSchedule(staff))) throw none();
    await cancelSchedule(staff);
    return {};
  });

  app.post('/content/schedule/publish', { config }, async (request) => {
    if (!(await readSchedule(staff))) throw none();
    const id = await startScheduledRelease(staff, request.member.id);
    if (!id) throw nothingReady();
    context.build?.();
    return { id };
  });
}

/** @returns versions of the drafts that are not ready @throws Refused when no draft is ready */
async function stayingIn(store: ContentStore, mustBeReady = true): Promise<Set<string>> {
  const { documents, staying } = await leaveOutUnfinished(
    store.staff,
    (await readStoredDocuments(store)).values(),
  );
  if (mustBeReady && documents.every((stored) => unscheduled(stored).length === 0)) throw nothingReady();
  return staying;
}
