import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type ContentStore, readStoredDocuments } from '#server/content/document-store.ts';
import { excludeScheduled } from '#server/content/draft.ts';
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
import { adminOrEditor } from '#server/desk/roles.ts';
import type { ScheduledPublish } from '#shared/desk/publishing.ts';
import { site } from '#site.config';

/** `was` is the scheduled time that the member saw. */
const scheduleSchema = z.strictObject({
  at: z.iso.datetime(),
  was: z.iso.datetime().nullable().exactOptional(),
});
const yearMilliseconds = 366 * 86_400_000;

const createNotScheduledError = () => new Refused(409, 'not_scheduled', 'Nothing is scheduled anymore.');
const createChangedError = () =>
  new Refused(409, 'changed', 'Someone else changed the schedule in the meantime.');
const createNothingReadyError = () => new Refused(409, 'nothing', 'No change is ready to be published.');

export async function scheduleRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { staff } = context;
  const store = { staff, folder: sourceFolder };

  app.put('/content/schedule', adminOrEditor, async (request): Promise<ScheduledPublish | null> => {
    const { at, was } = readBody(scheduleSchema, request);
    const dueAt = new Date(at);
    if (+dueAt <= Date.now()) throw new Refused(400, 'past', 'Pick a time in the future.');
    if (+dueAt > Date.now() + yearMilliseconds) throw new Refused(400, 'far', 'Pick a time within a year.');
    if (await isScheduledReleaseRunning(staff))
      throw new Refused(409, 'under_way', 'The scheduled changes are being published. Try again after that.');
    const now = await readSchedule(staff);
    // The request was repeated.
    if (now && +new Date(now.dueAt) === +dueAt) return now;
    const scheduledTime = { dueAt, timeZone: site.timeZone };
    const seen = was === undefined ? (now?.dueAt ?? null) : was;
    const isDone =
      seen === null
        ? !now &&
          (await scheduleDrafts(
            staff,
            { ...scheduledTime, by: request.member.id },
            await findUnreadyDrafts(store),
          ))
        : await moveSchedule(staff, { ...scheduledTime, was: new Date(seen) });
    if (!isDone) throw createChangedError();
    return readSchedule(staff);
  });

  app.post('/content/schedule/add', adminOrEditor, async (): Promise<ScheduledPublish> => {
    await addToSchedule(staff, await findUnreadyDrafts(store, false));
    const scheduled = await readSchedule(staff);
    if (!scheduled) throw createNotScheduledError();
    return scheduled;
  });

  app.delete('/content/schedule', adminOrEditor, async () => {
    if (!(await readSchedule(staff))) throw createNotScheduledError();
    await cancelSchedule(staff);
    return {};
  });

  app.post('/content/schedule/publish', adminOrEditor, async (request) => {
    if (!(await readSchedule(staff))) throw createNotScheduledError();
    const id = await startScheduledRelease(staff, request.member.id);
    if (!id) throw createNothingReadyError();
    context.build?.();
    return { id };
  });
}

/** @returns versions of the drafts that are not ready */
async function findUnreadyDrafts(store: ContentStore, mustBeReady = true): Promise<Set<string>> {
  const { documents, leftOut: staying } = await leaveOutUnfinished(
    store.staff,
    (await readStoredDocuments(store)).values(),
  );
  if (mustBeReady && documents.every((stored) => excludeScheduled(stored).length === 0))
    throw createNothingReadyError();
  return staying;
}
