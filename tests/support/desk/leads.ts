import { mailKindsByTable, noticeMailKind } from '#server/outbound/mail/compose.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import type { Lead, LeadPage } from '#shared/desk/api.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';
import { until } from '#tests/support/run/until.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { insert } from '#tests/support/server/requests.ts';
import type { DeskApp } from './app.ts';

/** Creates leads from stored rows, like the worker. */
export async function makeLeads({ database }: Pick<TestDatabase, 'database'>): Promise<void> {
  const queue = new MailQueue(database);
  while ((await queue.createJobs(mailKindsByTable, noticeMailKind, 200)) > 0);
}

/** Sends a form and waits until its lead exists. @returns the lead's ref */
export async function sendLead(
  desk: DeskApp,
  table: TableName = 'contact_submissions',
  changes: Record<string, unknown> = {},
): Promise<string> {
  const sent = await insert(desk.app, table, { ...payloads[table], ...changes });
  if (sent.statusCode !== 201) throw new Error(sent.body);
  await makeLeads(desk.database);
  const { email } = { ...payloads[table], ...changes };
  // The desk's worker may create the lead first.
  const lead = await until(async () => {
    const [made] = await desk.database.query(
      `select number from staff.lead where subject_table = $1 and subject_id = (
        select id from public.${table} where lower(email) = lower($2) order by created_at desc limit 1
      )`,
      [table, email],
    );
    if (!made) throw new Error(`no lead was created for ${email}`);
    return made;
  }, 5_000);
  return formatLeadRef(table, String(lead.number));
}

/** Opens a lead. @throws Error when the request fails */
export async function openLead(desk: DeskApp, cookie: string, ref: string): Promise<Lead> {
  const answer = await desk.fetch(cookie, 'GET', `leads/${ref}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** Reads all pages of a list. @param query such as `view=open&sort=newest` @throws Error when a request fails */
export async function readList(desk: DeskApp, cookie: string, query: string): Promise<LeadPage['leads']> {
  const leads: LeadPage['leads'] = [];
  for (let after = ''; ; ) {
    const answer = await desk.fetch(cookie, 'GET', `leads?${query}${after}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const page: LeadPage = answer.json();
    leads.push(...page.leads);
    if (page.next === null) return leads;
    after = `&after=${page.next}`;
  }
}

/** Sends a message from a person with the last name Larch. @returns the lead's ref */
export function sendMessage(
  desk: Parameters<typeof sendLead>[0],
  first_name: string,
  message = 'Four products, one show.',
): Promise<string> {
  return sendLead(desk, 'contact_submissions', {
    ...{ inquiry_type: 'new-client', company: 'Fern & Cove' },
    ...{ first_name, last_name: 'Larch', email: `${first_name.toLowerCase()}@larch.example`, message },
  });
}
