import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { DatabaseTimeout, type Queryable } from '#server/db/database.ts';
import { backends, setUpDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';

const runLongQuery = (client: Queryable) =>
  client.query('select count(*) from generate_series(1, 200000000)');

for (const backend of backends)
  describe(`staff queries on the ${backend} database`, () => {
    const testDatabase = setUpDatabase(backend);

    test('times out a slow staff query so that visitors can continue', { timeout: 90_000 }, async () => {
      const start = performance.now();
      await assert.rejects(testDatabase.database.asStaff(runLongQuery, { timeout: 500 }), DatabaseTimeout);
      assert.ok(performance.now() - start < 3_000);
      const insertAsVisitor = (client: Queryable) =>
        client.query("insert into newsletter_subscribers (email) values ('next@example.com')");
      await until(() => testDatabase.database.asVisitor(insertAsVisitor));
    });

    test('runs as service_role in UTC and restores both settings', async () => {
      const readSettings = (client: Queryable) =>
        client.query("select current_user::text as me, current_setting('timezone') as zone");
      const staff = await testDatabase.database.asStaff(readSettings, { timeout: 5_000 });
      assert.deepEqual(staff.rows, [{ me: 'service_role', zone: 'UTC' }]);
      await assert.rejects(
        testDatabase.database.asStaff((client) => client.query('drop table contact_submissions'), {
          timeout: 5_000,
        }),
        {
          code: '42501',
        },
      );
      const owner = await testDatabase.database.asOwner(readSettings);
      assert.notEqual(owner.rows[0].me, 'service_role');
    });
  });
