import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { RowCounts } from './erase.ts';
import { openings, type Retention, retention } from './retention.ts';
import type { Table } from './tables.ts';

// A fraction of a second on the embedded database, where visitors wait meanwhile.
const rowsPerBatch = 1_000;

type Dates = { now?: Date; openings?: Record<string, string> };

/** Counts the rows that are past their time. */
export async function countDue(
  database: StaffDatabase,
  tables: Table[],
  dates: Dates = {},
): Promise<RowCounts> {
  const counts: RowCounts = [];
  for (const { table, due } of perishable(tables, dates)) {
    const sql = `select count(*)::int as rows from ${table.sql} as t where ${due}`;
    const [counted] = await database.query(sql, [dates.now ?? null]);
    counts.push({ table: table.name, rows: Number(counted?.rows) });
  }
  return counts;
}

/**
 * Deletes the rows that are past their time, batch by batch. Each batch leaves its line in `staff.erasures` in the same
 * statement, so a purge may end at any moment and be started again; several at once take turns.
 * @returns how many rows this purge deleted
 */
export async function purge(database: StaffDatabase, tables: Table[], dates: Dates = {}): Promise<RowCounts> {
  const counts: RowCounts = [];
  for (const { table, due } of perishable(tables, dates)) {
    const statement = `
      with turn as materialized (select pg_advisory_xact_lock(hashtext('purge'))::text),
      due as (
        select id from ${table.sql} as t where (select count(*) from turn) = 1 and ${due}
        order by created_at, id limit ${rowsPerBatch}
      ),
      deleted as (delete from ${table.sql} where id in (select id from due) returning 1),
      counted as (select count(*)::int as rows from deleted),
      recorded as (
        insert into staff.erasures (reason, row_counts)
        select 'age', jsonb_build_object(${escapeLiteral(table.name)}, rows) from counted where rows > 0
      )
      select rows, (select count(*)::int from due) as found from counted`;
    let rows = 0;
    for (let found = rowsPerBatch; found === rowsPerBatch; ) {
      const [batch] = await database.query(statement, [dates.now ?? null]);
      rows += Number(batch?.rows);
      found = Number(batch?.found);
    }
    counts.push({ table: table.name, rows });
  }
  return counts;
}

/** The tables whose rows have an end, each with the condition for a row `t` that has come to it. */
function perishable(tables: Table[], dates: Dates): { table: Table; due: string }[] {
  return tables.flatMap((table) => {
    const kept = retention[table.name];
    return kept && kept !== 'erased' ? [{ table, due: isDue(table, kept, dates.openings ?? openings) }] : [];
  });
}

function isDue({ sql }: Table, { months, from }: Retention, openings: Record<string, string>): string {
  // Counted back from now, in UTC: where a month is shorter, the last day of it, so that nothing goes too early.
  const end = `(coalesce($1::timestamptz, now()) - interval '${months} months')`;
  const opened = Object.entries(openings).map(
    ([feature, date]) => `(${escapeLiteral(feature)}, ${escapeLiteral(date)}::timestamptz)`,
  );
  const reached = {
    row: 'true',
    address: `not exists (
      select from ${sql} as later where later.created_at > ${end} and lower(later.email) = lower(t.email))`,
    opening:
      opened.length === 0
        ? 'false'
        : `exists (select from (values ${opened.join(', ')}) as opened (feature, day)
            where feature = t.interested_feature and day <= ${end})`,
  };
  return `t.created_at <= ${end} and ${reached[from]}
    and not exists (select from staff.kept_rows as kept where kept.id = t.id)`;
}
