import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { connectToRunningSite } from '#server/db/embedded/staff-client.ts';
import { prepareStaffSocketPath } from '#server/db/embedded/staff-socket-path.ts';
import { openStaffDatabase } from '#server/db/staff-database.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#tests/support/database/test-database.ts';
import { runLeadsCommand } from '#tests/support/desk/leads-command.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads } from '#tests/support/server/payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server/process.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';

let testDatabase: TestDatabase;
let server: ServerProcess;

before(async () => {
  testDatabase = await createTestDatabase('embedded');
  await testDatabase.query(
    `insert into contact_submissions (first_name, last_name, email, inquiry_type, message)
     values ('Lin', 'Day', 'lin@example.com', 'new-client', 'Hello, we sell tea.')`,
  );
  await testDatabase.query(
    "insert into newsletter_subscribers (email, source) values ('reader@example.com', 'footer')",
  );
  await testDatabase.database.close();
  server = await startServer(testDatabase.settings);
});
after(async () => {
  await server.stop();
  await testDatabase.remove();
});

const countQuery = 'select count(*)::int as rows from contact_submissions';

test('lets staff commands only read and delete data while the site runs', async () => {
  const staff = await openStaffDatabase(settings(testDatabase.settings), silentLog);
  assert.deepEqual(await staff.query(countQuery), [{ rows: 1 }]);
  assert.deepEqual(await staff.query('select current_user::text as me, $1::int as one', [1]), [
    { me: 'service_role', one: 1 },
  ]);
  await assert.rejects(staff.query("update contact_submissions set message = 'x'"), /permission denied/);
  await assert.rejects(staff.query('drop table contact_submissions'), /must be owner/);
  const deleted = await staff.query(
    "delete from newsletter_subscribers where email = 'reader@example.com' returning email",
  );
  assert.equal(deleted.length, 1);
  await staff.close();
  assert.equal(await post(server.address, 'newsletter_subscribers', payloads.newsletter_subscribers), 201);
});

test('restricts the data folder to its owner', () => {
  assert.equal(statSync(testDatabase.settings.DATA_DIR ?? '').mode & 0o077, 0);
});

test('retries a query when the site has closed an idle connection', async () => {
  const staff = await openStaffDatabase(settings(testDatabase.settings), silentLog);
  await staff.query(countQuery);
  // Blocks the event loop until the site has closed the idle connection, so that this process does not notice.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 6_500);
  assert.deepEqual(await staff.query(countQuery), [{ rows: 1 }]);
  await staff.close();
});

test('distinguishes an unresponsive site from one that is not running', async () => {
  const folder = temporaryFolder();
  const silent = createServer((socket) => socket.destroy()).listen(prepareStaffSocketPath(folder).path);
  await once(silent, 'listening');
  await assert.rejects(connectToRunningSite(folder), /does not respond/);
  silent.close();
  assert.equal(await connectToRunningSite(folder), undefined);
});

test('supports a data folder whose path is too long for a Unix socket', async () => {
  const place = await createEmptyDatabase('embedded');
  const folder = join(place.settings.DATA_DIR ?? '', 'a-long-name'.repeat(12));
  const long = { DATA_DIR: folder };
  mkdirSync(folder, { mode: 0o755 });
  renameSync(join(place.settings.DATA_DIR ?? '', 'postgres'), join(folder, 'postgres'));
  const site = await startServer(long);
  assert.equal(await post(site.address, 'contact_submissions', payloads.contact_submissions), 201);
  const { code, out } = await runLeadsCommand(long, ['list', 'contact_submissions']);
  assert.deepEqual([code, out.includes(payloads.contact_submissions.email)], [0, true]);
  assert.equal(statSync(join(folder, 'staff.sock')).mode & 0o077, 0);
  assert.equal(await site.stop(), 0);
  assert.equal(await connectToRunningSite(folder), undefined);
  await place.remove();
});

test('opens the database files itself when the site was killed or stopped', async () => {
  await server.stop('SIGKILL');
  const staff = await openStaffDatabase(settings(testDatabase.settings), silentLog);
  assert.deepEqual(await staff.query(countQuery), [{ rows: 1 }]);
  await staff.close();
  server = await startServer(testDatabase.settings);
  await server.stop();
  const { code, out } = await runLeadsCommand(testDatabase.settings, ['export', 'contact_submissions']);
  assert.deepEqual([code, out.split('\n').length], [0, 3]);
});
