import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openStaffDatabase } from '#server/staff/staff-database.ts';
import { backends, type FreshDatabase, freshDatabase } from '#tests/support/database-fresh.ts';
import { payloads } from '#tests/support/server-payloads.ts';
import { post, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { settings, silentLog } from '#tests/support/server-settings.ts';

let fresh: FreshDatabase;
let server: ServerProcess;

before(async () => {
  fresh = await freshDatabase('embedded');
  await fresh.database.close();
  server = await startServer(fresh.settings);
  for (const [table, row] of Object.entries(payloads)) {
    assert.equal(await post(server.address, table, row), 201);
  }
});
after(async () => {
  await server.stop();
  await fresh.remove();
});

const dump = () =>
  execFileSync(process.execPath, ['server/staff/dump.ts'], {
    env: { PATH: process.env.PATH, ...fresh.settings },
    encoding: 'utf8',
  });
const count = 'select count(*)::int as rows from contact_submissions';

test('while the site runs, its data can be read and deleted, and nothing else', async () => {
  const staff = await openStaffDatabase(settings(fresh.settings), silentLog);
  assert.deepEqual(await staff.query(count), [{ rows: 1 }]);
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

test('only the same user gets to the data', () => {
  assert.equal(statSync(fresh.settings.DATA_DIR ?? '').mode & 0o077, 0);
});

test('a dump moves every row to a real server unchanged', {
  skip: !backends.includes('PostgreSQL'),
}, async () => {
  const target = await freshDatabase('PostgreSQL');
  await target.query(dump());
  const source = await openStaffDatabase(settings(fresh.settings), silentLog);
  for (const table of Object.keys(payloads)) {
    const rows = `select to_jsonb(t) - 'created_at' as row, extract(epoch from created_at)::text as at from ${table} as t`;
    assert.deepEqual(await target.query(rows), await source.query(rows));
  }
  await source.close();
  await target.drop();
});

test('with the site stopped, the same tools open the data themselves', async () => {
  await server.stop();
  const staff = await openStaffDatabase(settings(fresh.settings), silentLog);
  assert.deepEqual(await staff.query(count), [{ rows: 1 }]);
  await staff.close();
  assert.match(dump(), /^begin;\ninsert into public\."contact_submissions"/);
});
