import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { SiteBuilder } from '#build/release/build-site.ts';
import { checkSite } from '#build/release/check-site.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { until } from '#tests/support/run/until.ts';
import { faultRounds } from '#tests/support/server/rounds.ts';
import { startVisits } from '#tests/support/server/visits.ts';
import { type PublishingSite, startPublishingSite } from '#tests/support/site/publishing-site.ts';

describe('publishing with killed processes', () => {
  let site: PublishingSite;
  before(async () => {
    site = await startPublishingSite();
    site.writeTitle('before');
    await site.requestPublish();
    await site.waitUntilSettled();
    await site.waitForPage('before by code one');
  });
  after(() => site.remove());

  const killBuilder = () => {
    const pids = site.findBuilders();
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    return pids.length;
  };
  const startSlowBuild = async (words: string) => {
    site.writeTitle(`slow ${words}`);
    await site.requestPublish();
    await site.waitForState('building');
  };

  test('leaves the site unchanged after kill -9 of the builder, and completes the build on restart', async () => {
    const visits = startVisits(() => site.server.address);
    await startSlowBuild('one');
    assert.ok(killBuilder() >= 2, 'the builder and the build');
    assert.equal(await site.readPage(), 'before by code one');
    await site.expireLeases();
    assert.equal((await site.waitUntilSettled()).now?.state, 'live');
    await site.waitForPage('slow one by code one');
    await visits.stop();
    assert.deepEqual(visits.failures, []);
    assert.ok(visits.answered > 100);
  });

  test('marks a release as failed, with a reason, when the builder is killed twice', async () => {
    const visits = startVisits(() => site.server.address);
    const page = await site.readPage();
    await startSlowBuild('two');
    for (let attempt = 0; attempt < 2; attempt++) {
      await until(async () => assert.equal(await site.readAttempts(), attempt + 1), 20_000);
      killBuilder();
      // Waits until the killed processes have exited before looking for the next ones.
      await until(async () => assert.equal(site.findBuilders().length, 0), 5_000);
      await site.expireLeases();
    }
    const { now } = await site.waitUntilSettled();
    assert.equal(now?.state, 'failed');
    assert.match(`${now?.reason}`, /builder stopped twice/);
    assert.equal(await site.readPage(), page);
    await visits.stop();
    assert.deepEqual(visits.failures, []);
  });

  test('completes every publish after kill -9 of the builder at random moments', async (context) => {
    const visits = startVisits(() => site.server.address);
    const seen: Record<string, number> = {};
    for (let round = 0; round < Math.max(6, faultRounds); round++) {
      site.writeTitle(`${round % 2 ? 'slow' : 'fast'} ${round}`);
      await site.requestPublish();
      await delay(randomInt(0, 3_000));
      const { now } = await site.readState();
      seen[`${now?.state}`] = (seen[`${now?.state}`] ?? 0) + 1;
      killBuilder();
      await site.expireLeases();
      const done = await site.waitUntilSettled();
      assert.equal(done.now?.state, 'live', `${done.now?.reason}`);
      await site.waitForPage(`${round % 2 ? 'slow' : 'fast'} ${round} by code one`);
    }
    await visits.stop();
    context.diagnostic(
      `killed in ${JSON.stringify(seen)}; ${visits.answered} answers, ${visits.failures.length} failures`,
    );
    assert.deepEqual(visits.failures, []);
  });

  test('keeps serving the live release after kill -9 of the server, then publishes the pending one', async () => {
    const page = await site.readPage();
    await startSlowBuild('three');
    await site.restart('SIGKILL');
    assert.equal(await site.readPage(), page);
    await site.expireLeases();
    assert.equal((await site.waitUntilSettled()).now?.state, 'live');
    await site.waitForPage('slow three by code one');
  });

  test('keeps the published content when new code is deployed, and rebuilds the site with the new code', async () => {
    await startSlowBuild('four');
    site.deploy('code two');
    await site.restart('SIGTERM');
    const visits = startVisits(() => site.server.address);
    assert.equal((await site.waitUntilSettled()).now?.state, 'live');
    await site.waitForPage('slow four by code two');

    site.deploy('code three');
    await site.restart('SIGTERM');
    assert.equal(await site.readPage(), 'slow four by code two', 'until then');
    await site.waitForPage('slow four by code three');
    await visits.stop();
    const { now } = await site.waitUntilSettled();
    assert.equal(now?.kind, 'upgrade');
    assert.deepEqual(
      visits.failures.filter((failure) => !failure.includes('fetch failed')),
      [],
    );
  });
});

const disk = mkdtempSync(join(tmpdir(), 'cuelight-small-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', disk]).status === 0;

describe('a full disk for the releases folder', {
  skip: isMounted ? false : 'needs the right to mount a small disk',
}, () => {
  let site: PublishingSite;
  before(async () => {
    site = await startPublishingSite({ DATA_DIR: join(disk, 'data') });
  });
  after(async () => {
    await site.remove();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  test('reports a full disk, changes nothing and recovers when space is freed', async () => {
    site.writeTitle('before');
    await site.requestPublish();
    assert.equal((await site.waitUntilSettled()).now?.state, 'live');
    await site.waitForPage('before by code one');

    const visits = startVisits(() => site.server.address);
    const filler = join(disk, 'filler');
    const fillDisk = (free: number) => {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - free * 1024 * 1024));
    };
    site.writeTitle('after');
    fillDisk(4);
    await assert.rejects(site.requestPublish(), /503 .*"disk_full"/);
    // Leaves enough space for the database to record the release, but not for the release's files.
    fillDisk(48);
    await site.requestPublish();
    const { now } = await site.waitUntilSettled();
    assert.equal(now?.state, 'failed');
    assert.match(`${now?.reason}`, /disk/i);
    assert.equal(await site.readPage(), 'before by code one');

    rmSync(filler);
    await site.requestPublish();
    assert.equal((await site.waitUntilSettled()).now?.state, 'live');
    await site.waitForPage('after by code one');
    await visits.stop();
    assert.deepEqual(visits.failures, []);
  });
});

test('builds three sites from one project at the same time', async () => {
  const place = temporaryFolder();
  const never = new AbortController().signal;
  const builds = [0, 300, 600].map(async (later) => {
    const site = join(place, `${later}`);
    await delay(later);
    await new SiteBuilder().build(resolve('src/content'), site, () => {}, never);
    assert.deepEqual(await checkSite(site), []);
  });
  try {
    await Promise.all(builds);
  } finally {
    await Promise.allSettled(builds);
  }
});
