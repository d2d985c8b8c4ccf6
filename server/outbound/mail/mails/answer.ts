import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, formatDeadline, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';
import { createDeskButton, findNames, getLeadName } from './notice.ts';

const maxBodyCharacters = 1_000;
const maxSubjectCharacters = 100;

export type CustomerReply = { table: string; rowId: string; subject: string; body: string; files: number };

/** @returns undefined when the email was deleted or removed from its lead */
export async function readCustomerReply(
  database: StaffQueries,
  id: string,
): Promise<CustomerReply | undefined> {
  const [found] = await database.query(
    `select lead.subject_table as "table", lead.subject_id as "rowId", subject, body,
      (select count(*)::int from staff.received_file where mail_id = mail.id) as files
    from staff.received_mail as mail join staff.lead on lead.id = lead_id where mail.id = $1`,
    [id],
  );
  return found as CustomerReply | undefined;
}

/** Has no Reply-To, because staff reply in the desk. */
export function createCustomerReplyMail(
  lead: Lead,
  { subject, body, files }: CustomerReply,
  staff: string[],
  link?: string,
): Mail {
  const texts = mailTexts.answer;
  const { person, company } = findNames(lead.row);
  const values = {
    name: getLeadName(lead),
    person: person || company || `${lead.row.email}`,
    subject: truncate(toOneLine(subject), maxSubjectCharacters),
    deadline: formatDeadline(lead.dueAt ?? lead.createdAt),
  };
  return {
    subject: toOneLine(fillPlaceholders(texts.subject, values)),
    preview: truncate(toOneLine(body), maxSubjectCharacters),
    blocks: [
      { type: 'title', text: fillPlaceholders(texts.title, values) },
      { type: 'text', text: fillPlaceholders(texts.lead, values) },
      { type: 'quote', text: truncate(body, maxBodyCharacters) },
      ...(files > 0
        ? [{ type: 'small', text: fillPlaceholders(texts.attachments, { count: files }) } as const]
        : []),
      ...createDeskButton(link),
      { type: 'small', text: texts.rest },
    ],
    footer: [fillPlaceholders(texts.footer, { staff: staff.join(', '), brand: site.brand })],
  };
}
