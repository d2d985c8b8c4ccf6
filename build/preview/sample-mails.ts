import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Mail } from '#server/outbound/mail/mail.ts';
import { mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { alarmMail } from '#server/outbound/mail/mails/alarm.ts';
import { answerMail } from '#server/outbound/mail/mails/answer.ts';
import { connectionMail } from '#server/outbound/mail/mails/connection.ts';
import { deadlineMail, deadlinesMail } from '#server/outbound/mail/mails/deadline.ts';
import { inviteMail } from '#server/outbound/mail/mails/invite.ts';
import { confirmMail, welcomeMail } from '#server/outbound/mail/mails/newsletter.ts';
import { noticeMail, noticesMail } from '#server/outbound/mail/mails/notice.ts';
import { receivedMail } from '#server/outbound/mail/mails/received.ts';
import { roiMail } from '#server/outbound/mail/mails/roi.ts';
import { trialMail } from '#server/outbound/mail/mails/trial.ts';
import { contact } from '#shared/forms/contact.ts';
import { earlyAccess } from '#shared/forms/early-access.ts';
import { site } from '#site.config';

type SampleMail = { to: 'a visitor' | 'staff'; mail: Mail };

const hour = 3_600_000;
const createdAt = new Date('2026-11-17T18:05:00Z');
const dueAt = new Date(+createdAt + 24 * hour);
const staff = ['team@agency.example'];
const link = 'https://agency.example/desk';
const assignee = { name: 'Mei Tran', email: 'mei@agency.example' };

const lead: Lead = {
  table: contact.table,
  id: '',
  createdAt,
  row: {
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: 'dana@brand.example',
    company: 'Larch & Moss',
    inquiry_type: 'new-client',
    message:
      'We make skincare and want to go live twice a week. Who hosts, who ships, and what does a month cost?',
  },
  ref: null,
  replyToken: null,
  hours: 24,
  dueAt,
  isKept: false,
  isTest: false,
  callAt: null,
  address: 'dana@brand.example',
  assignee: null,
};
const signup: Lead = {
  ...lead,
  table: earlyAccess.table,
  row: { first_name: 'Ivo', last_name: 'Brandt', email: 'ivo@brand.example', company: 'Northlight' },
  hours: null,
  dueAt: null,
  address: 'ivo@brand.example',
};
const sampleAnswer = {
  table: contact.table,
  rowId: '',
  subject: 'Re: Your first show',
  body: 'Tuesday works for us. Our CFO joins, see the sheet.',
  files: 1,
};
const calculation = {
  average_order_value: 58,
  profit_margin: 45,
  products_per_event: 20,
  viewers_per_event: 12_000,
  conversion_rate: 2.5,
  events_per_month: 4,
};

export function sampleMails(): SampleMail[] {
  const submission = { site: site.url, createdAt };
  const late = { ...lead, isLate: true };
  const half = { ...lead, isLate: false, assignee };
  const overdue = {
    waiting: 3,
    oldest: createdAt,
    dead: 1,
    uncertain: 1,
    held: 2,
    notices: 1,
    deadline: dueAt,
    leads: [],
  };
  const invite = { link, role: 'agent', invitedBy: 'Ada Okafor', expiresAt: dueAt } as const;
  return [
    ...[
      noticeMail(lead, staff, link),
      noticeMail(signup, staff, link),
      noticesMail([lead, signup], staff, link),
      answerMail(lead, sampleAnswer, staff, link),
      deadlineMail(half, [assignee.email], link),
      deadlineMail(late, staff, link),
      deadlinesMail([half], staff, link),
      deadlinesMail([late, half], staff, link),
    ].map((mail) => ({ to: 'staff', mail }) as const),
    ...[
      roiMail(calculation, submission),
      ...Object.keys(mailTexts.received).map((table) => receivedMail(table, null, submission)),
      confirmMail(site.url, submission),
      welcomeMail(site.url, submission),
    ].map((mail) => ({ to: 'a visitor', mail }) as const),
    ...[
      alarmMail(overdue, [{ ...lead, link }], staff, createdAt),
      connectionMail(['CRM'], staff, link),
      connectionMail(['CRM', 'Accounting'], staff, link),
      trialMail(site.url),
      trialMail(site.url, { isOfDesk: true }),
      inviteMail(invite),
    ].map((mail) => ({ to: 'staff', mail }) as const),
  ];
}
