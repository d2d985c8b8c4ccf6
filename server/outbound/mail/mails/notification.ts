import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { formatDeadline, formatTime, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { toOneLine } from '#server/outbound/mail/one-line.ts';
import type { NotificationKind, notificationKinds } from '#shared/desk/notifications.ts';
import { site } from '#site.config';
import { createCombinedDeadlineMail, createDeadlineMail } from './deadline.ts';
import {
  createCombinedNoticeMail,
  createDeskButton,
  createNoticeMail,
  getFormName,
  getLeadName,
  listFacts,
} from './notice.ts';

export type NotificationEvent = {
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

export function createNotificationMail(notified: NotificationEvent[], email: string, links: DeskLinks): Mail {
  const footer = [
    `Sent to ${email}. To choose which emails you get, open Account in the ${site.brand} desk.`,
  ];
  return { ...createMail(notified, email, links), footer };
}

function createMail(notified: NotificationEvent[], email: string, { desk, lead: linkTo }: DeskLinks): Mail {
  const [first, ...others] = notified;
  const kinds = new Set(notified.map(({ kind }) => kind));
  const isDeadline = notified.every(({ kind }) => kind === 'half' || kind === 'missed');
  const waiting = notified.map(({ kind, lead }) => ({ ...lead, isLate: kind === 'missed' }));
  if (first && others.length === 0) {
    const link = linkTo(first.lead.ref) ?? desk;
    if (first.kind === 'leads') return createNoticeMail(first.lead, [email], link);
    if (isDeadline && waiting[0]) return createDeadlineMail(waiting[0], [email], link);
    return createEventMail(first, link);
  }
  if (isDeadline) return createCombinedDeadlineMail(waiting, [email], desk);
  if (kinds.size === 1 && kinds.has('leads'))
    return createCombinedNoticeMail(
      notified.map(({ lead }) => lead),
      [email],
      desk,
    );
  return createDigestMail(notified, desk);
}

function createEventMail({ kind, lead, by, note }: NotificationEvent, link: string | undefined): Mail {
  const name = getLeadName(lead);
  const [subject, text] =
    kind === 'assigned'
      ? [`Assigned to you: ${name}`, `${by ?? 'Someone'} assigned this lead to you.`]
      : kind === 'replied'
        ? [`${name} replied`, 'The reply is in the desk.']
        : [`Reminder: ${name}`, 'A reminder for this lead is due.'];
  const due = lead.dueAt && !lead.isKept ? ` Reply by ${formatDeadline(lead.dueAt)}.` : '';
  return {
    subject: toOneLine(subject),
    preview: note ? toOneLine(note) : `${text}${due}`,
    blocks: [
      { type: 'title', text: toOneLine(subject) },
      ...(note ? [{ type: 'quote', text: toOneLine(note) } as const] : []),
      { type: 'text', text: toOneLine(`${text}${due}`) },
      ...createDeskButton(link),
      { type: 'heading', text: getFormName(lead.table) },
      {
        type: 'rows',
        rows: [
          [mailTexts.notice.sent, formatTime(lead.createdAt)],
          ...listFacts(lead.row).slice(0, maxFacts),
        ],
      },
    ],
    footer: [],
  };
}

function createDigestMail(notified: NotificationEvent[], desk: string | undefined): Mail {
  const order = Object.keys(titles) as (typeof notificationKinds)[number][];
  const groups = order.flatMap((kind) => {
    const some = notified.filter((one) => one.kind === kind);
    return some.length > 0 ? [{ title: formatTitle(kind, some.length), some }] : [];
  });
  const subject = groups.map(({ title }) => title).join(', ');
  return {
    subject,
    preview: notified.map(({ lead }) => getLeadName(lead)).join(' · '),
    blocks: [
      { type: 'title', text: subject },
      ...groups.flatMap(({ title, some }): Block[] => [
        { type: 'heading', text: title },
        { type: 'rows', rows: some.map(formatRow) },
      ]),
      ...createDeskButton(desk),
    ],
    footer: [],
  };
}

function formatTitle(kind: NotificationKind, count: number): string {
  const [one, many] = titles[kind];
  return count === 1 ? one : many.replace('{count}', String(count));
}

function formatRow({ kind, lead, by, note }: NotificationEvent): [string, string] {
  const { dueAt, isKept } = lead;
  const verb = kind === 'missed' ? 'overdue since' : 'reply by';
  const due = dueAt && !isKept && `${verb} ${formatDeadline(dueAt)}`;
  const from = kind === 'assigned' && by && `assigned by ${toOneLine(by)}`;
  return [
    getLeadName(lead),
    [getFormName(lead.table), due, from, note && toOneLine(note)].filter(Boolean).join('\n'),
  ];
}
