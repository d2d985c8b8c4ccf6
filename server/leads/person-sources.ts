import { escapeLiteral } from 'pg';
import { createTableCondition } from './filter.ts';
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

const hasAddressHash = "address_hash = encode(sha256(convert_to(lower($1::text), 'UTF8')), 'hex')";
const hasSubmittedEmail = "lower(content ->> 'email') = lower($1::text)";
// The null check lets the planner estimate that few rows match.
const hasCorrectedEmail = '(corrected_email is not null and lower(corrected_email) = lower($1::text))';
const isLeadOfPerson = `(${hasAddressHash} or ${hasCorrectedEmail})`;
const belongsToLeadOfPerson = `lead_id in (select id from staff.lead where ${isLeadOfPerson})`;
const isReceivedMailOfPerson = `id in (
  select id from staff.received_mail where ${hasAddressHash} union all select id from staff.received_mail where ${belongsToLeadOfPerson}
)`;
/** $1 is the email address. */
export const isJobOfPerson = `id in (
  select id from staff.job where ${hasAddressHash}
  union all
  select job.id from staff.job where subject_id in (
    select subject_id from staff.lead where ${isLeadOfPerson} union all select id from staff.reply where ${belongsToLeadOfPerson}
    union all select id from staff.received_mail where ${isReceivedMailOfPerson}
    union all select id from staff.notification where ${belongsToLeadOfPerson}
  )
)`;
const personRecords: RowSource[] = [
  { name: 'lead', sql: 'staff.lead', id: 'subject_id', condition: isLeadOfPerson, isCascaded: true },
  { name: 'event', sql: 'staff.event', id: 'id', condition: belongsToLeadOfPerson, isCascaded: true },
  { name: 'reply', sql: 'staff.reply', id: 'id', condition: belongsToLeadOfPerson, isCascaded: true },
  {
    name: 'received_file',
    sql: 'staff.received_file',
    id: 'id',
    condition: `mail_${isReceivedMailOfPerson}`,
    isCascaded: true,
    without: 'content',
  },
  { name: 'received_mail', sql: 'staff.received_mail', id: 'id', condition: isReceivedMailOfPerson },
  {
    name: 'newsletter_confirmations',
    sql: 'staff.newsletter_confirmations',
    id: 'id',
    condition: `id in (select subject_id from staff.lead where ${isLeadOfPerson})`,
    isCascaded: true,
  },
  { name: 'booking', sql: 'staff.booking', id: 'id', condition: belongsToLeadOfPerson, isCascaded: true },
  {
    name: 'notification',
    sql: 'staff.notification',
    id: 'id',
    condition: belongsToLeadOfPerson,
    isCascaded: true,
  },
  { name: 'quarantine', sql: 'staff.quarantine', id: 'id', condition: hasSubmittedEmail },
  { name: 'blocked_sender', sql: 'staff.blocked_sender', id: 'id', condition: hasAddressHash },
  { name: 'suppressed_addresses', sql: 'staff.suppressed_addresses', id: 'id', condition: hasAddressHash },
  { name: 'mail_links', sql: 'staff.mail_links', id: 'subscriber_id', condition: hasAddressHash },
  { name: 'job', sql: 'staff.job', id: 'id', condition: isJobOfPerson },
];

/** Erasure and access requests use exactly these rows. $1 is the email address. */
export function getPersonSources(tables: Table[]): RowSource[] {
  return [...getFormSources(tables), ...personRecords];
}

export function getFormSources(tables: Table[]): RowSource[] {
  return tables.filter(hasEmail).map((table) => {
    const name = escapeLiteral(table.name);
    const theirs = createTableCondition(table, { email: '' }, []);
    const leads = `select subject_id from staff.lead where subject_table = ${name}`;
    const found = table.isWatched
      ? `${leads} and ${hasAddressHash}
        union all select id from ${table.sql} where id in (${selectIdsWithoutLead(table)}) and ${theirs}`
      : `select id from ${table.sql} where ${theirs}`;
    const condition = `id in (
      ${found} union all ${leads} and ${hasCorrectedEmail}
    )`;
    return { name: table.name, sql: table.sql, id: 'id', condition };
  });
}

export function selectIdsWithoutLead({ name }: Table): string {
  const ofTable = `where subject_table = ${escapeLiteral(name)}`;
  return `select subject_id from staff.arrival ${ofTable} union all select subject_id from staff.loaded ${ofTable}`;
}
