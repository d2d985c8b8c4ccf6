import { isSqlError } from '#server/db/database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { LeadsError } from './errors.ts';
import { conditionsOn, type Filter } from './filter.ts';

export type Quarantined = {
  id: string;
  table: string;
  /** When it came, in PostgreSQL's own words, in UTC. */
  at: string;
  reason: string;
  content: string;
};

// In characters, of each value: a form may have 820,000 bytes, and a line on a terminal shows few of them.
const longestValue = 300;
const uniqueViolation = '23505';
const taken: [RegExp, string][] = [
  [/_email_key$/, 'its address is subscribed already'],
  [/_pkey$/, 'it is a row already'],
];

/** Finds the newest robots' forms. @param table those that were sent to it, or all */
export async function findQuarantined(
  database: StaffDatabase,
  table: string | undefined,
  filter: Filter,
  limit: number,
): Promise<Quarantined[]> {
  const values: unknown[] = [];
  const conditions = conditionsOn("content ->> 'email'", filter, values);
  if (table !== undefined) conditions.push(`subject_table = $${values.push(table)}::text`);
  const rows = await database.query(
    `select id, subject_table as "table", created_at::text as at, reason, (
       select string_agg(key || ': ' || left(value, ${longestValue}), '; ' order by key <> 'email', place)
       from jsonb_each_text(content - array['id', 'created_at']) with ordinality as pairs (key, value, place)
       where value is not null
     ) as content
     from staff.quarantine where ${conditions.join(' and ')}
     order by created_at desc, id desc limit $${values.push(limit)}`,
    values,
  );
  return rows as Quarantined[];
}

/**
 * Makes a robot's form a row of its table, as if it had been sent now.
 * @returns the table, or undefined when there is no such form
 * @throws LeadsError when the row would break a rule of the table; the form stays in quarantine then
 */
export async function letIn(database: StaffDatabase, id: string): Promise<string | undefined> {
  try {
    const [answer] = await database.query('select staff.let_in($1::uuid) as "table"', [id]);
    return answer?.table == null ? undefined : String(answer.table);
  } catch (cause) {
    if (!isSqlError(cause)) throw cause;
    const { code, constraint = '' } = cause;
    const reason = code === uniqueViolation && taken.find(([name]) => name.test(constraint))?.[1];
    const stays = `${id} stays in quarantine: `;
    if (reason) throw new LeadsError(`${stays}${reason}.`);
    throw new LeadsError(`${stays}its table does not take it`, { cause });
  }
}

/** Deletes one robot's form, or all of them without an id. @returns how many they were */
export async function deleteQuarantined(database: StaffDatabase, id?: string): Promise<number> {
  const condition = id === undefined ? 'true' : 'id = $1::uuid';
  const text = `with deleted as (delete from staff.quarantine where ${condition} returning 1)
    select count(*)::int as rows from deleted`;
  const [deleted] = await database.query(text, id === undefined ? [] : [id]);
  return Number(deleted?.rows);
}

/** Counts the robots' forms. */
export async function countQuarantined(database: StaffDatabase): Promise<number> {
  const [counted] = await database.query('select count(*)::int as rows from staff.quarantine');
  return Number(counted?.rows);
}
