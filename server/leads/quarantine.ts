import { isSqlError } from '#server/db/database.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { LeadsError } from './errors.ts';
import { createConditions, type Filter } from './filter.ts';

export type QuarantinedSubmission = {
  id: string;
  table: string;
  at: string;
  reason: string;
  content: string;
};

// A submission can have up to 820,000 bytes.
const maxValueCharacters = 300;
const uniqueViolationCode = '23505';
const duplicateReasons: [RegExp, string][] = [
  [/_email_key$/, 'its address is already subscribed'],
  [/_pkey$/, 'the row already exists'],
];

export async function findQuarantined(
  database: StaffDatabase,
  table: string | undefined,
  filter: Filter,
  limit: number,
): Promise<QuarantinedSubmission[]> {
  const values: unknown[] = [];
  const conditions = createConditions("content ->> 'email'", filter, values);
  if (table !== undefined) conditions.push(`subject_table = $${values.push(table)}::text`);
  const rows = await database.query(
    `select id, subject_table as "table", created_at::text as at, reason, (
       select string_agg(key || ': ' || left(value, ${maxValueCharacters}), '; ' order by key <> 'email', place)
       from jsonb_each_text(content - array['id', 'created_at']) with ordinality as pairs (key, value, place)
       where value is not null
     ) as content
     from staff.quarantine where ${conditions.join(' and ')}
     order by created_at desc, id desc limit $${values.push(limit)}`,
    values,
  );
  return rows as QuarantinedSubmission[];
}

/** Moves the submission to its table. @throws LeadsError when it violates a constraint; it then stays in quarantine */
export async function releaseFromQuarantine(
  database: StaffDatabase,
  id: string,
): Promise<string | undefined> {
  try {
    const [answer] = await database.query('select staff.let_in($1::uuid) as "table"', [id]);
    return answer?.table == null ? undefined : String(answer.table);
  } catch (cause) {
    if (!isSqlError(cause)) throw cause;
    const { code, constraint = '' } = cause;
    const reason =
      code === uniqueViolationCode && duplicateReasons.find(([name]) => name.test(constraint))?.[1];
    const stays = `${id} stays in quarantine: `;
    if (reason) throw new LeadsError(`${stays}${reason}.`);
    throw new LeadsError(`${stays}its table rejects it`, { cause });
  }
}

/** Deletes all submissions if no id is given. */
export async function deleteQuarantined(database: StaffDatabase, id?: string): Promise<number> {
  const condition = id === undefined ? 'true' : 'id = $1::uuid';
  const text = `with deleted as (delete from staff.quarantine where ${condition} returning 1)
    select count(*)::int as rows from deleted`;
  const [deleted] = await database.query(text, id === undefined ? [] : [id]);
  return Number(deleted?.rows);
}

export async function countQuarantined(database: StaffDatabase): Promise<number> {
  const [counted] = await database.query('select count(*)::int as rows from staff.quarantine');
  return Number(counted?.rows);
}
