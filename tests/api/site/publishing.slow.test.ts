import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { startVisits } from '#tests/support/server/visits.ts';
import { type PublishingSite, startPublishingSite } from '#tests/support/site/publishing-site.ts';

let site: PublishingSite;
before(async () => {
  site = await startPublishingSite();
});
after(() => site.remove());

const getStatus = async (path: string) => (await fetch(site.server.address + path)).status;
const publishContent = async (words: string) => {
  site.writeTitle(words);
  await site.requestPublish();
  return site.waitUntilSettled();
};

test('publishes content and reports that it is live', async () => {
  assert.equal(await site.readPage(), 'as deployed');
  const { now, live, before } = await publishContent('one');
  assert.equal(now?.state, 'live', now?.reason ?? '');
  assert.equal(live?.id, now?.id);
  assert.ok(Date.parse(`${now?.endedAt}`) > Date.now() - 30_000);
  assert.equal(before?.kind, 'deployed');
  await site.waitForPage('one by code one');
});

test('keeps five releases with their files and restores an earlier one', async () => {
  const visits = startVisits(() => site.server.address);

  for (const words of ['two', 'three', 'four', 'five', 'six'])
    assert.equal((await publishContent(words)).now?.state, 'live');
  await site.waitForPage('six by code one');
  const fileHashOf = (words: string) => Buffer.from(words).toString('hex').slice(-8).padStart(8, '0');
  for (const words of ['one', 'two', 'five', 'six'])
    assert.equal(await getStatus(`/_astro/words.${fileHashOf(words)}.js`), 200, words);

  // Old releases are deleted after the newest one is live.
  await until(async () => {
    const kept = (await site.listReleases()).filter(({ isLive, mayReturn }) => isLive || mayReturn);
    assert.equal(kept.length, 5);
    assert.ok(kept[0]?.isLive);
  });

  const { before } = await site.readState();
  await site.restoreRelease(`${before?.id}`);
  assert.equal((await site.waitUntilSettled()).now?.kind, 'back');
  await site.waitForPage('five by code one');
  assert.equal(await getStatus(`/_astro/words.${fileHashOf('six')}.js`), 200, 'of the release that was left');
  await visits.stop();
  assert.deepEqual(visits.failures, []);
  assert.ok(visits.answered > 100);
});

test('does not publish a release that fails its checks and gives the reason', async () => {
  const before = await site.readPage();
  for (const [words, reason] of [
    ['red', /could not be built.*an error in line 3/],
    ['without careers', /failed its checks.*\/careers is missing/],
  ] as const) {
    const { now } = await publishContent(words);
    assert.equal(now?.state, 'failed');
    assert.match(`${now?.reason}`, reason);
    assert.equal(await site.readPage(), before);
  }
});

test('queues publish requests during a build, and builds concurrent requests only once', async () => {
  site.writeTitle('slow one');
  const first = await site.requestPublish();
  await site.waitForState('building');
  site.writeTitle('later');
  const pressed = await Promise.all(Array.from({ length: 5 }, () => site.requestPublish()));
  const [later, ...others] = new Set(pressed.map(({ id }) => id));
  assert.deepEqual(others, []);
  assert.notEqual(later, first.id);
  assert.equal((await site.readState()).next?.id, later);
  assert.equal((await site.waitUntilSettled()).now?.id, later);
  await site.waitForPage('later by code one');
});

test('publishes at the scheduled time, or after a restart if it was missed', async () => {
  const planned = await startPublishingSite();
  await planned.saveDraft('At nine');
  await planned.scheduleRelease(new Date(Date.now() + 3_000));
  assert.equal(await planned.readPage(), 'as deployed');
  await planned.waitForPage('At nine by code one');
  await planned.waitUntilSettled();
  await planned.saveDraft('At ten');
  const dueAt = new Date(Date.now() + 3_000);
  await planned.scheduleRelease(dueAt);
  await planned.restart('SIGKILL', 4_000);
  await planned.waitForPage('At ten by code one');
  const { live, scheduled } = await planned.waitUntilSettled();
  assert.deepEqual([live?.kind, live?.dueAt && +new Date(live.dueAt)], ['scheduled', +dueAt]);
  assert.equal(scheduled, null);
  await planned.remove();
});

test('marks a release as live once PUBLISH_COMMAND has copied the release', async () => {
  const place = temporaryFolder();
  const host = await startPublishingSite({
    PUBLISH_COMMAND: `test ! -e ${place}/closed || { echo the host is closed; exit 3; }; cp -r "$RELEASE_DIR" ${place}/site`,
  });
  writeFileSync(join(place, 'closed'), '');
  host.writeTitle('one');
  await host.requestPublish();
  const { now } = await host.waitUntilSettled();
  assert.equal(now?.state, 'failed');
  assert.match(`${now?.reason}`, /PUBLISH_COMMAND failed.*the host is closed/);
  assert.equal(await host.readPage(), 'as deployed');
  rmSync(join(place, 'closed'));
  await host.requestPublish();
  assert.equal((await host.waitUntilSettled()).now?.state, 'live');
  assert.match(readFileSync(join(place, 'site/contact.html'), 'utf8'), /<!-- one by code one -->$/);
  await host.remove();
});
