import { escapeLiteral } from 'pg';
import { tableCondition } from './filter.ts';
import { hasEmail, type Table } from './tables.ts';

export type RowSource = {
  name: string;
  sql: string;
  id: string;
  condition: string;
  isCascaded?: boolean;
  /** Excludes a large column, which is read row by row. */
  without?: string;
};

const isHashed = "address_hash = encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')";
const isNamed = "lower(content ->> 'email') = lower($1::text)";
// The null check lets the planner estimate that few rows match.
const isCorrected = '(corrected_email is not null and lower(corrected_email) = lower($1::text))';
const isTheirs = `(${isHashed} or ${isCorrected})`;
const ofTheirs = `lead_id in (select id from staff.lead where ${isTheirs})`;
const ofReceived = `id in (
  select id from staff.received_mail where ${isHashed} union all select id from staff.received_mail where ${ofTheirs}
)`;
/** $1 is the email address. */
export const isJobOfPerson = `id in (
  select id from staff.job where ${isHashed}
  union all
  select job.id from staff.job where subject_id in (
    select subject_id from staff.lead where ${isTheirs} union all select id from staff.reply where ${ofTheirs}
    union all select id from staff.received_mail where ${ofReceived}
    union all select id from staff.notification where ${ofTheirs}
  )
)`;
const personRecords: RowSource[] = [
  { name: 'lead', sql: 'staff.lead', id: 'subject_id', condition: isTheirs, isCascaded: true },
  { name: 'event', sql: 'staff.event', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'reply', sql: 'staff.reply', id: 'id', condition: ofTheirs, isCascaded: true },
  {
    name: 'received_file',
    sql: 'staff.received_file',
    id: 'id',
    condition: `mail_${ofReceived}`,
    isCascaded: true,
    without: 'content',
  },
  { name: 'received_mail', sql: 'staff.received_mail', id: 'id', condition: ofReceived },
  {
    name: 'newsletter_confirmations',
    sql: 'staff.newsletter_confirmations',
    id: 'id',
    condition: `id in (select subject_id from staff.lead where ${isTheirs})`,
    isCascaded: true,
  },
  { name: 'booking', sql: 'staff.booking', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'notification', sql: 'staff.notification', id: 'id', condition: ofTheirs, isCascaded: true },
  { name: 'quarantine', sql: 'staff.quarantine', id: 'id', condition: isNamed },
  { name: 'blocked_sender', sql: 'staff.blocked_sender', id: 'id', condition: isHashed },
  { name: 'suppressed_addresses', sql: 'staff.suppressed_addresses', id: 'id', condition: isHashed },
  { name: 'mail_links', sql: 'staff.mail_links', id: 'subscriber_id', condition: isHashed },
  { name: 'job', sql: 'staff.job', id: 'id', condition: isJobOfPerson },
];

/** Erasure and access requests use exactly these rows. $1 is the email address. */
export function personSources(tables: Table[]): RowSource[] {
  return [...rowsOf(tables), ...personRecords];
}

export function rowsOf(tables: Table[]): RowSource[] {
  return tables.filter(hasEmail).map((table) => {
    const name = escapeLiteral(table.name);
    const theirs = tableCondition(table, { email: '' }, []);
    const leads = `select subject_id from staff.lead where subject_table = ${name}`;
    const found = table.isWatched
      ? `${leads} and ${isHashed}
        union all select id from ${table.sql} where id in (${idsWithoutLead(table)}) and ${theirs}`
      : `select id from ${table.sql} where ${theirs}`;
    const condition = `id in (
      ${found} union all ${leads} and ${isCorrected}
    )`;
    return { name: table.name, sql: table.sql, id: 'id', condition };
  });
}

export function idsWithoutLead({ name }: Table): string {
  const ofTable = `where subject_table = ${escapeLiteral(name)}`;
  return `select subject_id from staff.arrival ${ofTable} union all select subject_id from staff.loaded ${ofTable}`;
}
