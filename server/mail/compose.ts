import { escapeIdentifier } from 'pg';
import type { Config } from '#server/config.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/jobs/job.ts';
import { readAddress } from './address.ts';
import { linkPaths, makeToken, type Purpose } from './links.ts';
import type { Mail } from './mail.ts';
import { confirmMail, welcomeMail } from './mails/newsletter.ts';
import { type Lead, noticeMail } from './mails/notice.ts';
import { receivedMail } from './mails/received.ts';
import { roiMail } from './mails/roi.ts';
import type { Place } from './mails/visitor-footer.ts';

/** What a visitor's mail needs beside the row. */
type Context = { place: Place; table: string; link: (purpose: Purpose) => Promise<string> };
type Writer = (row: Lead['row'], context: Context) => Mail | Promise<Mail>;

/** The mails to visitors, each by the kind of its job. */
const writers: Record<string, Writer> = {
  'mail.roi': (row, { place }) => roiMail(row, place),
  'mail.received': (_row, { table, place }) => receivedMail(table, place),
  'mail.newsletter-confirm': async (_row, { link, place }) => confirmMail(await link('confirm'), place),
  'mail.newsletter-welcome': async (_row, { link, place }) => welcomeMail(await link('leave'), place),
};

/** What a row of each table sets off; a row of any other table sets off `noticeKind`. */
export const kindsOfTables: [table: string, kind: string][] = [
  ['contact_submissions', 'mail.notice'],
  ['contact_submissions', 'mail.received'],
  ['early_access_signups', 'mail.notice'],
  ['early_access_signups', 'mail.received'],
  ['live_selling_survey_responses', 'mail.notice'],
  ['live_selling_survey_responses', 'mail.received'],
  ['roi_calculator_submissions', 'mail.notice'],
  ['roi_calculator_submissions', 'mail.roi'],
  ['newsletter_subscribers', 'mail.newsletter-confirm'],
];
export const noticeKind = 'mail.notice';
export const alarmKind = 'mail.alarm';
export const visitorKinds = Object.keys(writers);

/** A visitor's mail with its one recipient, or why there is none. */
export type VisitorMail = { mail: Mail; address: string } | 'row is gone' | 'address is none';

/** A job's mail for staff to read again. A link in it has lost its token: that stands in the mail alone. */
export async function mailToShow(
  database: StaffDatabase,
  { SITE_URL, MAIL_STAFF }: Pick<Config, 'SITE_URL' | 'MAIL_STAFF'>,
  job: Job,
): Promise<{ mail: Mail; to: string } | undefined> {
  const [lead] = await readLeads(database, [job]);
  if (!lead) return undefined;
  if (job.kind === noticeKind) return { mail: noticeMail(lead, MAIL_STAFF), to: MAIL_STAFF.join(', ') };
  const { table, createdAt, row } = lead;
  const link = async (purpose: Purpose) => new URL(`${linkPaths[purpose]}...`, SITE_URL).href;
  const mail = await writers[job.kind]?.(row, { place: { site: SITE_URL, createdAt }, table, link });
  return mail && { mail, to: readAddress(row.email) ?? 'nobody: what stands there is no address' };
}

/** Writes a visitor's mail from the row as it is now. @throws what the database layer throws */
export async function visitorMail(
  database: StaffDatabase,
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  job: Job,
): Promise<VisitorMail> {
  const [lead] = await readLeads(database, [job]);
  const write = writers[job.kind];
  if (!lead || !write) return 'row is gone';
  const address = readAddress(lead.row.email);
  if (address === undefined) return 'address is none';
  const place = { site: SITE_URL, createdAt: lead.createdAt };
  const link = async (purpose: Purpose) =>
    new URL(linkPaths[purpose] + (await makeToken(database, purpose, job.rowId, address)), SITE_URL).href;
  const mail = await write(lead.row, { place, table: lead.table, link });
  return { mail, address };
}

/** Reads the rows that jobs are about; those that are gone are left out. */
export async function readLeads(database: StaffDatabase, jobs: Job[]): Promise<Lead[]> {
  const byTable = Map.groupBy(jobs, ({ table }) => table);
  const leads: Lead[] = [];
  for (const [table, ofTable] of byTable) {
    if (table === null) continue;
    const rows = await database.query(
      `select row_to_json(t) as row from public.${escapeIdentifier(table)} as t where id = any($1::uuid[]) order by created_at, id`,
      [ofTable.map(({ rowId }) => rowId)],
    );
    for (const { row } of rows as { row: Lead['row'] }[]) {
      leads.push({ table, createdAt: new Date(String(row.created_at)), row });
    }
  }
  return leads.toSorted((a, b) => +a.createdAt - +b.createdAt);
}
