import pg from 'pg';
import { connectDatabase } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { type StaffDatabase, staffDatabase } from '#server/db/staff-query.ts';
import { beginSession } from '#server/desk/sessions.ts';
import { administer, type FreshDatabase } from '#tests/support/database/fresh.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';
import { fill, fillVisits } from '../desk/fill.ts';

const statementMilliseconds = 600_000;
const members = 20;

/** A database that is filled, and somebody who is signed in there. */
export type Filled = {
  url: string;
  leads: number;
  database: Database;
  staff: StaffDatabase;
  query: FreshDatabase['query'];
  /** Of an admin. */
  cookie: string;
  member: string;
  close(): Promise<void>;
};

/**
 * Makes a database and fills it, or opens it where it is already.
 * @param server of PostgreSQL, with some database of it
 */
export async function openFilled(
  server: string,
  name: string,
  leads: number,
  jobsEach: number,
): Promise<Filled> {
  const own = new URL(server);
  own.pathname = `/${name}`;
  const isNew = await administer(server, `create database ${name}`).catch((error: { code?: string }) => {
    if (error.code === '42P04') return false;
    throw error;
  });
  const database = await connectDatabase(settings({ DATABASE_URL: own.href }), silentLog);
  await migrate(database, silentLog);
  const pool = new pg.Pool({ connectionString: own.href, max: 4 });
  const query: Filled['query'] = async (sql, values = []) =>
    (values.length ? await pool.query(sql, values) : await pool.query(sql)).rows;
  if (isNew !== false) {
    const made = await query(
      `insert into staff.member (email, name, role) select n || '@desk.example', 'Agent ' || n, 'admin'
      from generate_series(1, ${members}) as n returning id`,
    );
    await fillVisits(query);
    await fill(query, { leads, jobsEach, members: made.map(({ id }) => String(id)) });
  }
  const staff = staffDatabase(database, statementMilliseconds);
  const [first, second] = await query('select id from staff.member order by email');
  const about = { device: 'A bench', before: '', by: 'bench' };
  return {
    url: own.href,
    leads,
    database,
    staff,
    query,
    cookie: `desk=${await beginSession(staff, String(first?.id), about)}`,
    member: String(second?.id),
    close: async () => {
      await pool.end();
      await database.close();
    },
  };
}
