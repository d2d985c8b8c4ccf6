import type { Lead } from '#server/outbound/mail/lead.ts';
import type { Mail } from '#server/outbound/mail/mail.ts';
import { mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { createAlarmMail } from '#server/outbound/mail/mails/alarm.ts';
import { createCustomerReplyMail } from '#server/outbound/mail/mails/answer.ts';
import { createConnectionMail } from '#server/outbound/mail/mails/connection.ts';
import { createCombinedDeadlineMail, createDeadlineMail } from '#server/outbound/mail/mails/deadline.ts';
import { createInviteMail } from '#server/outbound/mail/mails/invite.ts';
import { createConfirmMail, createWelcomeMail } from '#server/outbound/mail/mails/newsletter.ts';
import { createCombinedNoticeMail, createNoticeMail } from '#server/outbound/mail/mails/notice.ts';
import { createReceiptMail } from '#server/outbound/mail/mails/received.ts';
import { createRoiMail } from '#server/outbound/mail/mails/roi.ts';
import { createTestMail } from '#server/outbound/mail/mails/trial.ts';
import { contact } from '#shared/forms/contact.ts';
import { earlyAccess } from '#shared/forms/early-access.ts';
import { site } from '#site.config';

type SampleMail = { to: 'a visitor' | 'staff'; mail: Mail };

const hourMilliseconds = 3_600_000;
const createdAt = new Date('2026-11-17T18:05:00Z');
const dueAt = new Date(+createdAt + 24 * hourMilliseconds);
const staffAddresses = ['team@agency.example'];
const deskLink = 'https://agency.example/desk';
const assignee = { name: 'Mei Tran', email: 'mei@agency.example' };

const sampleLead: Lead = {
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
const sampleSignup: Lead = {
  ...sampleLead,
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
const sampleCalculation = {
  average_order_value: 58,
  profit_margin: 45,
  products_per_event: 20,
  viewers_per_event: 12_000,
  conversion_rate: 2.5,
  events_per_month: 4,
};

export function createSampleMails(): SampleMail[] {
  const submission = { site: site.url, createdAt };
  const late = { ...sampleLead, isLate: true };
  const half = { ...sampleLead, isLate: false, assignee };
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
  const invite = { link: deskLink, role: 'agent', invitedBy: 'Ada Okafor', expiresAt: dueAt } as const;
  return [
    ...[
      createNoticeMail(sampleLead, staffAddresses, deskLink),
      createNoticeMail(sampleSignup, staffAddresses, deskLink),
      createCombinedNoticeMail([sampleLead, sampleSignup], staffAddresses, deskLink),
      createCustomerReplyMail(sampleLead, sampleAnswer, staffAddresses, deskLink),
      createDeadlineMail(half, [assignee.email], deskLink),
      createDeadlineMail(late, staffAddresses, deskLink),
      createCombinedDeadlineMail([half], staffAddresses, deskLink),
      createCombinedDeadlineMail([late, half], staffAddresses, deskLink),
    ].map((mail) => ({ to: 'staff', mail }) as const),
    ...[
      createRoiMail(sampleCalculation, submission),
      ...Object.keys(mailTexts.received).map((table) => createReceiptMail(table, null, submission)),
      createConfirmMail(site.url, submission),
      createWelcomeMail(site.url, submission),
    ].map((mail) => ({ to: 'a visitor', mail }) as const),
    ...[
      createAlarmMail(overdue, [{ ...sampleLead, link: deskLink }], staffAddresses, createdAt),
      createConnectionMail(['CRM'], staffAddresses, deskLink),
      createConnectionMail(['CRM', 'Accounting'], staffAddresses, deskLink),
      createTestMail(site.url),
      createTestMail(site.url, { isOfDesk: true }),
      createInviteMail(invite),
    ].map((mail) => ({ to: 'staff', mail }) as const),
  ];
}
