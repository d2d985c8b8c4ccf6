import { escapeLiteral } from 'pg';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Retention } from '#shared/forms/form.ts';
import type { RowCounts } from './erase.ts';
import { selectIdsWithoutLead } from './person-sources.ts';
import {
  blockedMailDays,
  deliveryDays,
  openings,
  quarantineDays,
  recordMonths,
  retention,
  signInFailureDays,
  unsortedMailDays,
} from './retention.ts';
import type { Table } from './tables.ts';

// One batch takes a fraction of a second on the embedded database, where visitors wait in the meantime.
const rowsPerBatch = 1_000;

export type PurgeDates = { now?: Date; openings?: Record<string, string> };

type ExpiringRows = {
  name: string;
  sql: string;
  id: string;
  from?: string;
  due: string;
  isRecorded: boolean;
};

export async function countDueRows(
  database: StaffDatabase,
  tables: Table[],
  dates: PurgeDates = {},
): Promise<RowCounts> {
  const counts: RowCounts = [];
  for (const { name, sql, due } of listExpiringRows(tables, dates)) {
    const text = `select count(*)::int as rows from ${sql} as t where ${due}`;
    const [counted] = await database.query(text);
    addCount(counts, name, Number(counted?.rows));
  }
  return counts;
}

function addCount(counts: RowCounts, table: string, rows: number): void {
  const known = counts.find((count) => count.table === table);
  if (known) known.rows += rows;
  else counts.push({ table, rows });
}

/**
 * Deletes in batches, each recorded in `staff.erasures` by the same statement, so a purge can be interrupted and repeated.
 * Concurrent purges are serialized.
 */
export async function purge(
  database: StaffDatabase,
  tables: Table[],
  dates: PurgeDates = {},
): Promise<RowCounts> {
  const counts: RowCounts = [];
  await database.query('select staff.forget_visitors()');
  await database.query('select staff.add_up_leads()');
  for (const { name, sql, id, from = 'created_at', due, isRecorded } of listExpiringRows(tables, dates)) {
    const recorded = `recorded as (
        insert into staff.erasures (reason, row_counts)
        select 'age', jsonb_build_object(${escapeLiteral(name)}, rows) from counted where rows > 0
      )`;
    const statement = `
      with turn as materialized (select pg_advisory_xact_lock(hashtext('purge'))::text),
      due as (
        select ${id} as id from ${sql} as t where (select count(*) from turn) = 1 and ${due}
        order by ${from}, ${id} limit ${rowsPerBatch}
      ),
      deleted as (delete from ${sql} where ${id} in (select id from due) returning 1),
      counted as (select count(*)::int as rows from deleted)${isRecorded ? `, ${recorded}` : ''}
      select rows, (select count(*)::int from due) as found from counted`;
    let rows = 0;
    for (let found = rowsPerBatch; found === rowsPerBatch; ) {
      const [batch] = await database.query(statement);
      rows += Number(batch?.rows);
      found = Number(batch?.found);
    }
    addCount(counts, name, rows);
  }
  return counts;
}

export function createDueConditions(tables: Table[], dates: PurgeDates): Map<Table, string> {
  const conditions = new Map<Table, string>();
  for (const table of tables) {
    const retained = retention.get(table.name);
    if (retained && retained !== 'until erased')
      conditions.set(table, createDueCondition(table, retained, dates));
  }
  return conditions;
}

function listExpiringRows(tables: Table[], dates: PurgeDates): ExpiringRows[] {
  const rows = Array.from(
    createDueConditions(tables, dates),
    ([{ name, sql }, due]): ExpiringRows => ({ name, sql, id: 'id', due, isRecorded: true }),
  );
  const isStale = `t.created_at <= ${createCutoffSql(dates, `${quarantineDays} days`)}`;
  const ageCondition = `t.created_at <= ${createCutoffSql(dates, `${recordMonths} months`)}`;
  const isDeliveryExpired = `t.created_at <= ${createCutoffSql(dates, `${deliveryDays} days`)}`;
  return [
    ...rows,
    // A slot may have been reused in the meantime.
    { name: 'quarantine', sql: 'staff.quarantine', id: 'id', due: isStale, isRecorded: true },
    {
      name: 'received_mail',
      sql: 'staff.received_mail',
      id: 'id',
      due: `t.lead_id is null and (t.created_at <= ${createCutoffSql(dates, `${unsortedMailDays} days`)}
        or t.blocked_at <= ${createCutoffSql(dates, `${blockedMailDays} days`)})`,
      isRecorded: true,
    },
    { name: 'blocked_sender', sql: 'staff.blocked_sender', id: 'id', due: ageCondition, isRecorded: true },
    { name: 'heard_mail', sql: 'staff.heard_mail', id: 'id', due: ageCondition, isRecorded: false },
    {
      name: 'job',
      sql: 'staff.job',
      id: 'id',
      due: `t.state <> 'queued' and ${ageCondition}`,
      isRecorded: false,
    },
    {
      name: 'job',
      sql: 'staff.job',
      id: 'id',
      due: `t.kind like 'hook.%' and ${isDeliveryExpired}`,
      isRecorded: false,
    },
    { name: 'count_day', sql: 'staff.count_day', id: 'id', due: ageCondition, isRecorded: false },
    { name: 'mail_links', sql: 'staff.mail_links', id: 'token_hash', due: ageCondition, isRecorded: false },
    { name: 'delivery', sql: 'staff.delivery', id: 'id', due: isDeliveryExpired, isRecorded: false },
    {
      name: 'hook_event',
      sql: 'staff.hook_event',
      id: 'id',
      // One subquery per row, because a join might read all jobs even for a few events.
      due: `${isDeliveryExpired} and (select id from staff.job where job.subject_id = t.id and job.kind like 'hook.%' limit 1) is null`,
      isRecorded: false,
    },
    {
      name: 'notification',
      sql: 'staff.notification',
      id: 'id',
      due: `t.queued_at is not null and ${isDeliveryExpired}`,
      isRecorded: false,
    },
    { name: 'heard_call', sql: 'staff.heard_call', id: 'id_hash', due: isDeliveryExpired, isRecorded: false },
    ...listExpiringDeskRows(dates, ageCondition),
  ];
}

function listExpiringDeskRows(dates: PurgeDates, ageCondition: string): ExpiringRows[] {
  const isOver = `t.expires_at <= ${createCutoffSql(dates, '0 days')}`;
  const isForgiven = `t.last_at <= ${createCutoffSql(dates, `${signInFailureDays} days`)}`;
  const tables: Pick<ExpiringRows, 'name' | 'id' | 'due' | 'from'>[] = [
    { name: 'event', id: 'id', due: `t.lead_id is null and ${ageCondition}` },
    { name: 'session', id: 'token_hash', due: isOver },
    { name: 'invite', id: 'token_hash', due: isOver },
    { name: 'sign_in_step', id: 'token_hash', due: isOver },
    { name: 'sign_in_failure', id: 'subject_hash', from: 'last_at', due: isForgiven },
  ];
  return tables.map((table) => ({ ...table, sql: `staff.${table.name}`, isRecorded: false }));
}

function createCutoffSql({ now }: PurgeDates, interval: string): string {
  const moment = now ? `timestamptz ${escapeLiteral(now.toISOString())}` : 'now()';
  return `(${moment} - interval '${interval}')`;
}

function createDueCondition(table: Table, { months, from }: Retention, dates: PurgeDates): string {
  const end = createCutoffSql(dates, `${months} months`);
  const opened = Object.entries(dates.openings ?? openings).map(
    ([feature, date]) => `(${escapeLiteral(feature)}, ${escapeLiteral(date)}::timestamptz)`,
  );
  const reached = {
    row: 'true',
    address: createLastRowCondition(table, end),
    opening:
      opened.length === 0
        ? 'false'
        : `exists (select from (values ${opened.join(', ')}) as opened (feature, day)
            where feature = t.interested_feature and day <= ${end})`,
  };
  return `t.created_at <= ${end} and ${reached[from]}
    and not exists (select from staff.kept_rows as kept where kept.id = t.id)`;
}

function createLastRowCondition(table: Table, end: string): string {
  const later = `from ${table.sql} as later where later.created_at > ${end}`;
  if (!table.isWatched) return `not exists (select ${later} and lower(later.email) = lower(t.email))`;
  return `not exists (
      select from staff.lead as later where later.subject_table = ${escapeLiteral(table.name)} and later.created_at > ${end}
        and later.address_hash = encode(sha256(convert_to(lower(t.email), 'UTF8')), 'hex')
    )
    and lower(t.email) not in (select lower(later.email) ${later} and later.id in (${selectIdsWithoutLead(table)}))`;
}
