import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Mail } from '#server/outbound/mail/mail.ts';
import { deadlineText, fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { oneLine, truncate } from '#server/outbound/mail/one-line.ts';
import { site } from '#site.config';
import { deskButton, nameOf, namesIn } from './notice.ts';

const maxWords = 1_000;
const maxSubject = 100;

export type Answer = { table: string; rowId: string; subject: string; body: string; files: number };

/** @returns undefined when the email was deleted or removed from its lead */
export async function readAnswer(database: StaffQueries, id: string): Promise<Answer | undefined> {
  const [found] = await database.query(
    `select lead.subject_table as "table", lead.subject_id as "rowId", subject, body,
      (select count(*)::int from staff.received_file where mail_id = mail.id) as files
    from staff.received_mail as mail join staff.lead on lead.id = lead_id where mail.id = $1`,
    [id],
  );
  return found as Answer | undefined;
}

/** Has no Reply-To, because staff reply in the desk. */
export function answerMail(
  lead: Lead,
  { subject, body, files }: Answer,
  staff: string[],
  link?: string,
): Mail {
  const texts = mailTexts.answer;
  const { person, company } = namesIn(lead.row);
  const values = {
    name: nameOf(lead),
    person: person || company || `${lead.row.email}`,
    subject: truncate(oneLine(subject), maxSubject),
    deadline: deadlineText(lead.dueAt ?? lead.createdAt),
  };
  return {
    subject: oneLine(fill(texts.subject, values)),
    preview: truncate(oneLine(body), maxSubject),
    blocks: [
      { type: 'title', text: fill(texts.title, values) },
      { type: 'text', text: fill(texts.lead, values) },
      { type: 'quote', text: truncate(body, maxWords) },
      ...(files > 0 ? [{ type: 'small', text: fill(texts.attachments, { count: files }) } as const] : []),
      ...deskButton(link),
      { type: 'small', text: texts.rest },
    ],
    footer: [fill(texts.footer, { staff: staff.join(', '), brand: site.brand })],
  };
}
