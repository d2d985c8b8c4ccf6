import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { recordPublished, writeContent } from '#server/content/publish-content.ts';
import { ReleaseQueue } from '#server/content/release-queue.ts';
import { startDueRelease } from '#server/content/schedule.ts';
import { readDocument } from '#server/content/text/write-document.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import type { ContentDocument, ContentOverview } from '#shared/desk/content.ts';
import type { Publishing } from '#shared/desk/publishing.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk, signIn } from '#tests/support/desk/app.ts';
import { openStream } from '#tests/support/desk/stream.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';

const folder = temporaryFolder();

const leadPath: Path = ['hero', 'lead'];
const titlePath: Path = ['hero', 'title'];
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

for (const backend of backends)
  describe(`scheduled publishing on the ${backend} database`, () => {
    const desk = setUpDesk(backend);
    const [editor] = signIn(desk, 'editor');
    let made = 0;

    afterEach(async () => {
      for (const table of ['publish_schedule', 'content_document', 'release'])
        await desk.database.query(`delete from staff.${table}`);
    });

    const staff = () => createStaffDatabase(desk.database.database);
    const contentStore = () => ({ staff: staff(), folder: 'src/content' });
    const readAboutDocument = async (): Promise<ContentDocument> =>
      (await desk.fetch(editor, 'GET', 'content/documents/about')).json();
    const typeText = async (path: Path, value: string | null) => {
      const was =
        (await readAboutDocument()).changes.find((change) => `${change.path}` === `${path}`)?.version ?? null;
      const patch = value === null ? null : { path, value };
      const answer = await desk.fetch(editor, 'PUT', 'content/documents/about', [{ path, patch, was }]);
      assert.equal(answer.statusCode, 200, answer.body);
    };
    const scheduleRelease = (at = inAnHour()) => desk.fetch(editor, 'PUT', 'content/schedule', { at });
    const callApi = (method: 'POST' | 'DELETE', path: string) =>
      desk.fetch(editor, method, `content/${path}`, method === 'POST' ? {} : undefined);
    const readState = async (): Promise<Publishing> =>
      (await desk.fetch(editor, 'GET', 'content/publishing')).json();
    const readCounts = async () => {
      const { ready, scheduled }: ContentOverview = (await desk.fetch(editor, 'GET', 'content')).json();
      return { ready, scheduled };
    };
    const readScheduledFields = async () =>
      (await readAboutDocument()).changes.map((change) => [change.path.at(-1), change.isScheduled ?? false]);
    const setScheduleDue = () =>
      desk.database.query(`update staff.publish_schedule set due_at = now() - interval '42 minutes'`);
    /** Publishes like the builder. */
    const publish = async (kind: 'publish' | 'scheduled') => {
      made += 1;
      const target = join(folder, `${backend}-${made}`);
      await writeContent(contentStore(), target, kind);
      await recordPublished(contentStore(), target, null, false);
      const { hero } = readDocument(readFileSync(join(target, 'pages/about.yaml'), 'utf8')) as {
        hero: { title: string; lead: string };
      };
      return hero;
    };

    test('rejects schedules from agents and without a session', async () => {
      const agent = await desk.memberOf('agent');
      for (const [method, path] of [
        ['PUT', 'content/schedule'],
        ['DELETE', 'content/schedule'],
        ['POST', 'content/schedule/add'],
        ['POST', 'content/schedule/publish'],
      ] as const) {
        const body = method === 'DELETE' ? undefined : {};
        assert.equal((await desk.fetch(agent, method, path, body)).statusCode, 403, path);
        assert.equal((await desk.fetch('', method, path, body)).statusCode, 401, path);
      }
    });

    test('rejects a past or invalid time, and a schedule without drafts', async () => {
      await typeText(leadPath, 'A draft.');
      for (const at of ['Monday', new Date(Date.now() - 1_000).toISOString(), '2099-01-01T00:00:00Z'])
        assert.equal((await scheduleRelease(at)).statusCode, 400, at);
      await typeText(leadPath, null);
      assert.equal((await scheduleRelease()).json().code, 'nothing');
      for (const [method, path] of [
        ['DELETE', 'schedule'],
        ['POST', 'schedule/add'],
        ['POST', 'schedule/publish'],
      ] as const)
        assert.equal((await callApi(method, path)).json().code, 'not_scheduled', path);
      assert.equal((await readState()).scheduled, null);
    });

    test('stores the time with its zone, notifies open desks, and keeps the drafts when the schedule is canceled', async () => {
      const stream = await openStream(desk.url, editor);
      const countEvents = () => stream.events.filter(({ type: kind }) => kind === 'publishing').length;
      await until(async () => assert.equal(countEvents(), 1), 5_000);
      await typeText(leadPath, 'A draft.');
      const at = inAnHour();
      assert.equal((await scheduleRelease(at)).statusCode, 200);
      const { scheduled } = await readState();
      assert.equal(new Date(scheduled?.dueAt ?? 0).toISOString(), at);
      assert.equal(scheduled?.timeZone, site.timeZone);
      assert.equal(scheduled?.askedBy, await desk.idOf(editor));
      await until(async () => assert.equal(countEvents(), 2), 5_000);
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 1 });
      assert.equal((await callApi('DELETE', 'schedule')).statusCode, 200);
      assert.equal((await readState()).scheduled, null);
      await until(async () => assert.equal(countEvents(), 3), 5_000);
      assert.deepEqual(await readCounts(), { ready: 1, scheduled: 0 });
      stream.close();
    });

    test("rejects a schedule made without seeing a colleague's schedule", async () => {
      await typeText(leadPath, 'A draft.');
      const [ours, theirs] = [inAnHour(), new Date(Date.now() + 7_200_000).toISOString()];
      const putSchedule = (at: string, was: string | null) =>
        desk.fetch(editor, 'PUT', 'content/schedule', { at, was });
      const readDueTime = async () => (await readState()).scheduled?.dueAt;
      const both = await Promise.all([putSchedule(ours, null), putSchedule(theirs, null)]);
      assert.deepEqual(both.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
      const [first, second] = (await readDueTime()) === ours ? [ours, theirs] : [theirs, ours];
      assert.equal((await putSchedule(second, null)).json().code, 'changed');
      // Repeats the request, like a second click on the same button.
      assert.equal((await putSchedule(first, null)).statusCode, 200);
      assert.equal((await putSchedule(second, first)).statusCode, 200);
      assert.equal(await readDueTime(), second);
      assert.equal((await putSchedule(inAnHour(), first)).statusCode, 409);
      assert.equal((await callApi('DELETE', 'schedule')).statusCode, 200);
      assert.equal((await putSchedule(first, second)).statusCode, 409);
      assert.equal(await readDueTime(), undefined);
    });

    test('leaves later drafts out of the scheduled release until someone adds them', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      await typeText(titlePath, 'Typed later');
      assert.deepEqual(await readScheduledFields(), [
        ['lead', true],
        ['title', false],
      ]);
      assert.deepEqual(await readCounts(), { ready: 1, scheduled: 1 });
      assert.equal((await callApi('POST', 'schedule/add')).statusCode, 200);
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 2 });
      const moved = new Date(Date.now() + 7_200_000).toISOString();
      await typeText(leadPath, 'Typed over.');
      assert.equal((await scheduleRelease(moved)).statusCode, 200);
      assert.equal(new Date((await readState()).scheduled?.dueAt ?? 0).toISOString(), moved);
      assert.deepEqual(await readCounts(), { ready: 1, scheduled: 2 }, 'another time, the same drafts');
    });

    test('publishes the scheduled text and keeps a later change to it as a draft', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      await typeText(leadPath, 'Typed over it.');
      await setScheduleDue();
      assert.equal(await startDueRelease(staff()), true);
      assert.equal((await publish('scheduled')).lead, 'Planned.');
      const { changes, published } = await readAboutDocument();
      assert.equal((published as { hero: { lead: string } }).hero.lead, 'Planned.');
      assert.deepEqual(
        changes.map((change) => ['value' in change && change.value, change.stale]),
        [['Typed over it.', false]],
      );
    });

    test('publishes only unscheduled drafts when someone publishes before the scheduled time', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      await typeText(titlePath, 'Today');
      const hero = await publish('publish');
      assert.equal(hero.title, 'Today');
      assert.notEqual(hero.lead, 'Planned.');
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 1 });
      await callApi('POST', 'schedule/publish');
      assert.deepEqual(await publish('scheduled'), { ...hero, lead: 'Planned.' });
      assert.deepEqual((await readAboutDocument()).changes, []);
    });

    test('drops a scheduled change when a newer one is published', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      await typeText(leadPath, 'Typed over it, and published today.');
      await publish('publish');
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 0 });
    });

    test('removes a discarded draft from the schedule', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      await typeText(leadPath, null);
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 0 });
      await setScheduleDue();
      assert.equal(await startDueRelease(staff()), false);
      assert.deepEqual([(await readState()).scheduled, (await readState()).now], [null, null]);
    });

    test('starts a due release only once with several processes and records the scheduled time', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      assert.equal(await startDueRelease(staff()), false, 'not due yet');
      await setScheduleDue();
      const started = await Promise.all(Array.from({ length: 4 }, () => startDueRelease(staff())));
      assert.equal(started.filter(Boolean).length, 1);
      const { now, next, scheduled } = await readState();
      assert.deepEqual([now?.kind, now?.state, next, scheduled], ['scheduled', 'queued', null, null]);
      const late = Date.parse(now?.askedAt ?? '') - Date.parse(now?.dueAt ?? '');
      assert.ok(late > 41 * 60_000 && late < 43 * 60_000);
    });

    test('rejects a second schedule during a release, and keeps the drafts when the release fails', async () => {
      await typeText(leadPath, 'Planned.');
      await scheduleRelease();
      assert.equal((await callApi('POST', 'schedule/publish')).statusCode, 200);
      assert.equal((await readState()).now?.dueAt, null);
      assert.equal((await scheduleRelease()).json().code, 'under_way');
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 1 });
      const queue = new ReleaseQueue(staff());
      const claim = await queue.claim();
      assert.equal(claim?.kind, 'scheduled');
      assert.ok(claim);
      await queue.markFailed(claim, 'It is red.', []);
      assert.deepEqual(await readCounts(), { ready: 1, scheduled: 0 });
      assert.equal((await publish('publish')).lead, 'Planned.');
    });

    test('leaves an invalid draft out of the schedule', async () => {
      await typeText(leadPath, 'Planned.');
      await typeText(['head', 'title'], 'x'.repeat(80));
      await scheduleRelease();
      assert.deepEqual(await readCounts(), { ready: 0, scheduled: 1 });
      await typeText(['head', 'title'], 'A title that fits');
      assert.deepEqual(await readCounts(), { ready: 1, scheduled: 1 });
    });
  });
