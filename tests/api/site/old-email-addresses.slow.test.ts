import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { backends, createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { runCommand } from '#tests/support/desk/leads-command.ts';
import { temporaryFolder } from '#tests/support/run/temporary-folder.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import { settings } from '#tests/support/server/settings.ts';

const migrationSql = readFileSync('supabase/migrations/20261124090000_email_addresses.sql', 'utf8');
const tables = (Object.keys(payloads) as TableName[]).filter((table) => migrationSql.includes(`'${table}'`));
const invalidEmails = ['a b@c d', 'a@x.co, b@y.co', 'a@x.co\nb@y.co'];

for (const backend of backends)
  describe(`rows stored before the email address check, on the ${backend} database`, () => {
    const folder = temporaryFolder();
    const file = join(folder, 'rows.sql');
    let testDatabase: TestDatabase;
    let app: FastifyInstance;

    const insertIntoAll = (email: string) =>
      Promise.all(tables.map((table) => insert(app, table, { ...payloads[table], email })));
    // Omits the lead columns, because a restore creates leads for rows without one.
    const exportAll = async (place: Record<string, string>) =>
      (await runCommand(place, ['export', 'all', '--format', 'jsonl'])).out.replaceAll(
        /,"lead_\w+":(?:"[^"]*"|null)/g,
        '',
      );

    before(async () => {
      testDatabase = await createTestDatabase(backend);
      for (const table of tables)
        await testDatabase.query(`alter table ${table} drop constraint ${table}_email_address`);
      app = await buildApp(settings(testDatabase.settings), testDatabase.database);
      for (const email of invalidEmails) {
        for (const { statusCode, body } of await insertIntoAll(email)) assert.equal(statusCode, 201, body);
      }
    });
    after(async () => {
      await app.close();
      await testDatabase.remove();
    });

    test('keeps old rows when the email address check is added, and rejects new rows with such addresses', async () => {
      await testDatabase.query(migrationSql);
      for (const email of invalidEmails) {
        for (const response of await insertIntoAll(email)) {
          assert.equal(response.statusCode, 400);
          assert.equal(response.json().code, '23514');
        }
      }
      for (const table of tables) {
        const rows = await testDatabase.query(`select email from ${table} where email = any($1)`, [
          invalidEmails,
        ]);
        assert.equal(rows.length, invalidEmails.length, table);
      }
    });

    test('restores old rows from a backup into the same database and a new one', async () => {
      await testDatabase.database.close();
      const rows = await exportAll(testDatabase.settings);
      assert.equal((await runCommand(testDatabase.settings, ['backup', file])).code, 0);
      for (const place of [testDatabase.settings, { DATA_DIR: join(folder, 'data') }]) {
        const { code, err } = await runCommand(place, ['restore', file, '--existing', 'replace']);
        assert.equal(code, 0, err);
        assert.equal(await exportAll(place), rows);
      }
    });
  });
