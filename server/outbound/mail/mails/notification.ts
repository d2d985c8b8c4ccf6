import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { deadlineText, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { oneLine } from '#server/outbound/mail/one-line.ts';
import type { NotificationKind, notificationKinds } from '#shared/desk/notifications.ts';
import { site } from '#site.config';
import { deadlineMail, deadlinesMail } from './deadline.ts';
import { deskButton, factsOf, formName, nameOf, noticeMail, noticesMail } from './notice.ts';

export type Notified = {
  kind: NotificationKind;
  lead: Lead;
  by: string | null;
  note: string | null;
};

type DeskLinks = { desk: string | undefined; lead: (ref: string | null) => string | undefined };

const maxFacts = 6;
const titles: Record<NotificationKind, [one: string, many: string]> = {
  missed: ['1 deadline missed', '{count} deadlines missed'],
  half: ['1 deadline is close', '{count} deadlines are close'],
  replied: ['1 customer replied', '{count} customers replied'],
  assigned: ['1 lead assigned to you', '{count} leads assigned to you'],
  reminders: ['1 reminder', '{count} reminders'],
  leads: ['1 new lead', '{count} new leads'],
};

export function notificationMail(notified: Notified[], email: string, links: DeskLinks): Mail {
  const footer = [
    `Sent to ${email}. To choose which emails you get, open Account in the ${site.brand} desk.`,
  ];
  return { ...mailOf(notified, email, links), footer };
}

function mailOf(notified: Notified[], email: string, { desk, lead: linkTo }: DeskLinks): Mail {
  const [first, ...others] = notified;
  const kinds = new Set(notified.map(({ kind }) => kind));
  const isDeadline = notified.every(({ kind }) => kind === 'half' || kind === 'missed');
  const waiting = notified.map(({ kind, lead }) => ({ ...lead, isLate: kind === 'missed' }));
  if (first && others.length === 0) {
    const link = linkTo(first.lead.ref) ?? desk;
    if (first.kind === 'leads') return noticeMail(first.lead, [email], link);
    if (isDeadline && waiting[0]) return deadlineMail(waiting[0], [email], link);
    return eventMail(first, link);
  }
  if (isDeadline) return deadlinesMail(waiting, [email], desk);
  if (kinds.size === 1 && kinds.has('leads'))
    return noticesMail(
      notified.map(({ lead }) => lead),
      [email],
      desk,
    );
  return digestMail(notified, desk);
}

function eventMail({ kind, lead, by, note }: Notified, link: string | undefined): Mail {
  const name = nameOf(lead);
  const [subject, text] =
    kind === 'assigned'
      ? [`Assigned to you: ${name}`, `${by ?? 'Someone'} assigned this lead to you.`]
      : kind === 'replied'
        ? [`${name} replied`, 'The reply is in the desk.']
        : [`Reminder: ${name}`, 'A reminder for this lead is due.'];
  const due = lead.dueAt && !lead.isKept ? ` Reply by ${deadlineText(lead.dueAt)}.` : '';
  return {
    subject: oneLine(subject),
    preview: note ? oneLine(note) : `${text}${due}`,
    blocks: [
      { type: 'title', text: oneLine(subject) },
      ...(note ? [{ type: 'quote', text: oneLine(note) } as const] : []),
      { type: 'text', text: oneLine(`${text}${due}`) },
      ...deskButton(link),
      { type: 'heading', text: formName(lead.table) },
      {
        type: 'rows',
        rows: [[mailTexts.notice.sent, formatTime(lead.createdAt)], ...factsOf(lead.row).slice(0, maxFacts)],
      },
    ],
    footer: [],
  };
}

function digestMail(notified: Notified[], desk: string | undefined): Mail {
  const order = Object.keys(titles) as (typeof notificationKinds)[number][];
  const groups = order.flatMap((kind) => {
    const some = notified.filter((one) => one.kind === kind);
    return some.length > 0 ? [{ title: titleOf(kind, some.length), some }] : [];
  });
  const subject = groups.map(({ title }) => title).join(', ');
  return {
    subject,
    preview: notified.map(({ lead }) => nameOf(lead)).join(' · '),
    blocks: [
      { type: 'title', text: subject },
      ...groups.flatMap(({ title, some }): Block[] => [
        { type: 'heading', text: title },
        { type: 'rows', rows: some.map(rowOf) },
      ]),
      ...deskButton(desk),
    ],
    footer: [],
  };
}

function titleOf(kind: NotificationKind, count: number): string {
  const [one, many] = titles[kind];
  return count === 1 ? one : many.replace('{count}', String(count));
}

function rowOf({ kind, lead, by, note }: Notified): [string, string] {
  const { dueAt, isKept } = lead;
  const verb = kind === 'missed' ? 'overdue since' : 'reply by';
  const due = dueAt && !isKept && `${verb} ${deadlineText(dueAt)}`;
  const from = kind === 'assigned' && by && `assigned by ${oneLine(by)}`;
  return [nameOf(lead), [formName(lead.table), due, from, note && oneLine(note)].filter(Boolean).join('\n')];
}
