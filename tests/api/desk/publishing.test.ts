import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { ReleaseQueue, requestRelease } from '#server/content/release-queue.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { getSenderMailbox, getStaffAddresses } from '#server/outbound/mail/agency-mailbox.ts';
import { mailTexts, watchMailTexts } from '#server/outbound/mail/mail-texts.ts';
import { getReleaseFolder, setLiveRelease } from '#server/static/release-folder.ts';
import type { Publishing } from '#shared/desk/publishing.ts';
import { site } from '#site.config';
import { backends } from '#tests/support/database/test-database.ts';
import { setUpDesk } from '#tests/support/desk/app.ts';
import { sendLead } from '#tests/support/desk/leads.ts';
import { openStream } from '#tests/support/desk/stream.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { silentLog } from '#tests/support/server/settings.ts';

const folder = temporaryFolder();

for (const backend of backends)
  describe(`publishing in the desk, on the ${backend} database`, () => {
    const desk = setUpDesk(backend, backend === 'PostgreSQL' ? { DATA_DIR: folder } : {});
    let queue: ReleaseQueue;

    before(async () => {
      queue = new ReleaseQueue(createStaffDatabase(desk.database.database));
    });

    const readState = async (who: string) =>
      (await desk.fetch(who, 'GET', 'content/publishing')).json() as Publishing;

    test('allows only editors and admins to publish', async () => {
      const agent = await desk.memberOf('agent');
      for (const [method, path] of [
        ['GET', 'content/publishing'],
        ['GET', 'content/releases'],
        ['POST', 'content/publish'],
        ['POST', 'content/releases/x/back'],
      ] as const) {
        assert.equal(
          (await desk.fetch(agent, method, path, method === 'POST' ? {} : undefined)).statusCode,
          403,
          path,
        );
        assert.equal(
          (await desk.fetch('', method, path, method === 'POST' ? {} : undefined)).statusCode,
          401,
          path,
        );
      }
      for (const role of ['editor', 'admin'] as const) {
        const who = await desk.memberOf(role);
        assert.equal((await readState(who)).now, null);
        assert.equal((await desk.fetch(who, 'POST', 'content/releases/x/back', {})).statusCode, 404);
      }
    });

    test('streams release progress to editors, but no lead data, and reports a missing builder', async () => {
      const editor = await desk.memberOf('editor');
      const streams = {
        editor: await openStream(desk.url, editor),
        agent: await openStream(desk.url, await desk.memberOf('agent')),
      };
      const countSteps = () => streams.editor.events.filter(({ type }) => type === 'publishing').length;
      const expectAnotherStep = async (work: () => Promise<unknown>) => {
        const before = countSteps();
        await work();
        await until(async () => assert.ok(countSteps() > before), 5_000);
      };
      await until(async () => assert.equal(countSteps(), 1), 5_000);
      await expectAnotherStep(() => desk.fetch(editor, 'POST', 'content/publish', {}));
      const { now, hasBuilder } = await readState(editor);
      assert.equal(now?.state, 'queued');
      assert.equal(now?.askedBy, await desk.idOf(editor));
      assert.equal(hasBuilder, false);

      const claim = await queue.claim();
      assert.equal(claim?.id, now?.id);
      assert.equal(await queue.claim(), undefined, 'one at a time');
      assert.ok(claim);
      await expectAnotherStep(() => queue.reportProgress(claim, 'building', 2, 6));
      assert.deepEqual(
        [(await readState(editor)).now?.state, (await readState(editor)).now?.step],
        ['building', 2],
      );
      await expectAnotherStep(() =>
        queue.markFailed(claim, 'It is red.', [{ document: 'home', path: ['head'], message: 'Too long' }]),
      );
      const failed = (await readState(editor)).now;
      assert.deepEqual(
        [failed?.state, failed?.reason, failed?.problems[0]?.document],
        ['failed', 'It is red.', 'home'],
      );

      await sendLead(desk);
      await streams.agent.waitForEvent((event) => event.type === 'changed' && event.refs.length > 0);
      assert.deepEqual(
        streams.editor.events.filter(({ type }) => type === 'changed'),
        [],
      );
      assert.deepEqual(
        streams.agent.events.filter(({ type }) => type === 'publishing'),
        [],
      );
      for (const stream of Object.values(streams)) stream.close();
    });

    test('leases a release to one builder, and ignores that builder after its lease expires', async () => {
      await requestRelease(createStaffDatabase(desk.database.database), 'publish', null);
      const claims = await Promise.allSettled(Array.from({ length: 4 }, () => queue.claim()));
      const taken = claims.flatMap((claim) =>
        claim.status === 'fulfilled' && claim.value ? [claim.value] : [],
      );
      const [first] = taken;
      assert.equal(taken.length, 1);
      assert.ok(first && (await queue.renew(first)));
      await desk.database.query(`update staff.release set leased_until = now() where id = $1`, [first.id]);
      const second = await queue.claim();
      assert.ok(second);
      assert.equal(second.id, first.id);
      assert.equal(await queue.renew(first), false);
      await queue.markFailed(first, 'late', []);
      assert.equal(await queue.renew(second), true);
      assert.ok(queue.canRetry(second));
      await desk.database.query(
        `update staff.release set leased_until = now() - interval '1 hour' where id = $1`,
        [first.id],
      );
      const editor = await desk.memberOf('editor');
      assert.match(`${(await readState(editor)).now?.reason}`, /builder stopped and was not restarted/);
    });
  });

test("uses the live release's text in emails, or the project's text without a release", async () => {
  const dataDir = join(folder, 'words');
  const live = join(getReleaseFolder(dataDir, 'one'), 'content');
  mkdirSync(live, { recursive: true });
  cpSync('src/content/mails.yaml', join(live, 'mails.yaml'));
  const text = readFileSync(join(live, 'mails.yaml'), 'utf8');
  const before = mailTexts.trial.subject;
  writeFileSync(join(live, 'mails.yaml'), text.replace(before, 'Another from {brand}'));
  await setLiveRelease(dataDir, { id: 'one', project: '' });
  const stop = await watchMailTexts({ DATA_DIR: dataDir }, silentLog);
  assert.equal(mailTexts.trial.subject, 'Another from {brand}');
  writeFileSync(join(live, 'mails.yaml'), text.replace(before, 'A third from {brand}'));
  await setLiveRelease(dataDir, { id: 'one', project: '' });
  await until(async () => assert.equal(mailTexts.trial.subject, 'A third from {brand}'), 5_000);
  const { brand, email } = site;
  assert.deepEqual(getSenderMailbox({ MAIL_FROM: undefined }), { name: brand, address: email });
  const settings = readFileSync('src/content/site.yaml', 'utf8');
  writeFileSync(join(live, 'site.yaml'), settings.replace(brand, 'Lumen').replace(email, 'hello@lumen.live'));
  await setLiveRelease(dataDir, { id: 'one', project: '' });
  await until(async () => assert.equal(site.brand, 'Lumen'), 5_000);
  assert.deepEqual(getSenderMailbox({ MAIL_FROM: undefined }), {
    name: 'Lumen',
    address: 'hello@lumen.live',
  });
  assert.deepEqual(getStaffAddresses({ MAIL_STAFF: undefined }), ['hello@lumen.live']);
  writeFileSync(join(live, 'mails.yaml'), 'broken');
  await setLiveRelease(dataDir, { id: 'one', project: '' });
  rmSync(join(dataDir, 'releases/live.json'));
  await until(async () => assert.equal(mailTexts.trial.subject, before), 5_000);
  assert.equal(site.brand, brand);
  stop();
});
