import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { poolerSkipReason } from '#tests/support/database/pooler.ts';
import { backends } from '#tests/support/database/test-database.ts';
import { type DeskApp, startDesk } from '#tests/support/desk/app.ts';
import { makeLeads } from '#tests/support/desk/leads.ts';
import { openStream } from '#tests/support/desk/stream.ts';
import { balancerSkipReason } from '#tests/support/server/balancer.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post } from '#tests/support/server/process.ts';
import { type SideBySide, startSideBySide } from '#tests/support/server/side-by-side.ts';

const skip = backends.includes('PostgreSQL')
  ? balancerSkipReason || poolerSkipReason
  : 'needs DATABASE_URL: several processes on one database';
// Longer than nginx's default timeout of ten seconds for idle connections, which docs/operating.md raises for the event
// stream.
const idleMilliseconds = 12_000;

describe('four processes behind nginx, with PgBouncer and Redis', { skip }, () => {
  let desk: DeskApp;
  let site: SideBySide;

  before(async () => {
    const places = { STATIC_DIR: 'dist', DESK_DIR: 'dist-desk' };
    desk = await startDesk('PostgreSQL', places);
    site = await startSideBySide({ ...desk.database.settings, ...places }, 4);
  });
  after(async () => {
    await site.stop();
    await desk.drop();
  });

  test('streams a form from another process over a stream that was idle for a long time', async () => {
    const stream = await openStream(site.url, await desk.memberOf('agent'));
    assert.equal(stream.response.statusCode, 200);
    await delay(idleMilliseconds);
    assert.equal(stream.isEnded, false);
    stream.events.length = 0;
    assert.equal(await post(site.url, 'contact_submissions', payloads.contact_submissions), 201);
    await makeLeads(desk.database);
    await stream.waitForEvent((event) => event.type === 'changed' && event.refs.length === 1);
    assert.equal(stream.isEnded, false);
    stream.close();
  });
});
