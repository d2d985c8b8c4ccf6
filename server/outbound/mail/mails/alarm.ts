import type { Job } from '#server/outbound/job.ts';
import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, formatDeadline, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { site } from '#site.config';
import { getFormName, getLeadName } from './notice.ts';

export type UndeliveredEmails = {
  waiting: number;
  oldest: Date | null;
  dead: number;
  uncertain: number;
  held: number;
  notices: number;
  deadline: Date | null;
  leads: Pick<Job, 'table' | 'rowId'>[];
};

export function createAlarmMail(
  undelivered: UndeliveredEmails,
  leads: (Lead & { link?: string | undefined })[],
  staff: string[],
  now: Date,
): Mail {
  const texts = mailTexts.alarm;
  const { oldest, deadline } = undelivered;
  const counts = (['waiting', 'dead', 'uncertain', 'held', 'notices'] as const).filter(
    (name) => undelivered[name] > 0,
  );
  const rows = counts.map((name): [string, string] => [texts[name], `${undelivered[name]}`]);
  const cause = (['dead', 'uncertain', 'notices'] as const).find((name) => undelivered[name] > 0);
  return {
    subject:
      undelivered.waiting === 0 && cause
        ? `${site.brand}: ${texts[cause]}: ${undelivered[cause]}`
        : fillPlaceholders(texts.subject, { brand: site.brand }),
    preview: rows.map((row) => row.join(': ')).join(' · '),
    blocks: [
      { type: 'title', text: texts.title },
      { type: 'text', text: fillPlaceholders(texts.lead, { time: formatTime(now) }) },
      ...(deadline
        ? [
            {
              type: 'text',
              text: fillPlaceholders(texts.deadline, { deadline: formatDeadline(deadline) }),
            } as const,
          ]
        : []),
      { type: 'rows', head: [texts.what, texts.count], rows },
      ...leads.map((lead): Block => {
        const named = `${getLeadName(lead)}, ${getFormName(lead.table)}`;
        return lead.link
          ? { type: 'link', before: `${named}: `, label: `${lead.ref}`, href: lead.link }
          : { type: 'text', text: named };
      }),
      ...(oldest
        ? [{ type: 'small', text: fillPlaceholders(texts.oldest, { time: formatTime(oldest) }) } as const]
        : []),
      { type: 'small', text: texts.how },
    ],
    footer: [fillPlaceholders(mailTexts.footer.staff, { staff: staff.join(', '), brand: site.brand })],
  };
}
