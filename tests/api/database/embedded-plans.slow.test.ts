import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

const minute = 60_000;
let testDatabase: TestDatabase;

before(async () => {
  testDatabase = await createTestDatabase('embedded');
  await testDatabase.database.asOwner((client) =>
    client.query(
      `create table staff.small (n int, v text); create table staff.large (n int primary key);
      insert into staff.small select n, n::text from generate_series(1, 50) as n;
      grant select on staff.small, staff.large to service_role`,
    ),
  );
});
after(async () => {
  await testDatabase.remove();
});

const queryAsStaff = async (text: string, values: unknown[] = []) => {
  const { rows } = await testDatabase.database.asStaff((client) => client.query(text, values), {
    timeout: minute,
    isPerStatement: true,
  });
  return rows;
};
const joinQuery = 'select large.n from staff.small join staff.large using (n) where small.v = $1';
const repeatQuery = async () => {
  for (let time = 0; time < 8; time++) await queryAsStaff(joinQuery, [`${time}`]);
};
const readPreparedStatement = async () => {
  const [row] = await queryAsStaff(
    'select name, generic_plans from pg_prepared_statements where statement = $1',
    [joinQuery],
  );
  return row as { name: string; generic_plans: string };
};
const explainStatement = async (name: string) => {
  const rows = await testDatabase.database.asStaff((client) => client.query(`explain execute ${name}('7')`), {
    timeout: minute,
    isPerStatement: true,
  });
  return rows.rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('plans a repeated staff query once, and again one minute after its tables have grown', async () => {
  let now = performance.now();
  mock.method(performance, 'now', () => now);
  await repeatQuery();
  const { name, generic_plans } = await readPreparedStatement();
  assert.ok(Number(generic_plans) > 0, 'asked with a plan that stands');
  const forFew = await explainStatement(name);

  await testDatabase.database.asOwner((client) =>
    client.query('insert into staff.large select n from generate_series(1, 200000) as n'),
  );
  await repeatQuery();
  assert.equal(await explainStatement(name), forFew, 'the plan is kept');
  now += minute + 1;
  await repeatQuery();
  const forMany = await explainStatement(name);
  assert.notEqual(forMany, forFew);
  assert.match(forMany, /Nested Loop[\s\S]*Index Only Scan using large_pkey/);
});
