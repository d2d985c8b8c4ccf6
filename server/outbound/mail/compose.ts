import type { Config } from '#server/config.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import { createDeadlineMail, isDeadlineMailKind } from '#server/outbound/mail/mails/deadline.ts';
import { createConfirmMail, createWelcomeMail } from '#server/outbound/mail/mails/newsletter.ts';
import { createNoticeMail } from '#server/outbound/mail/mails/notice.ts';
import { createNotificationMail } from '#server/outbound/mail/mails/notification.ts';
import { createReceiptMail } from '#server/outbound/mail/mails/received.ts';
import { createRoiMail } from '#server/outbound/mail/mails/roi.ts';
import type { SubmissionContext } from '#server/outbound/mail/mails/visitor-footer.ts';
import { notificationMailKind } from '#server/outbound/notify/notify-staff.ts';
import { createReplyAddress } from '#server/outbound/received/reply-address.ts';
import { forms } from '#shared/forms/forms.ts';
import { getSenderMailbox, getStaffAddresses } from './agency-mailbox.ts';
import { createDeskLink, type DeskLinkSettings } from './desk-link.ts';
import { type Lead, readLeads } from './lead.ts';
import { createLinkToken, type LinkPurpose, linkPaths } from './links.ts';
import type { Mail } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import { getSender } from './message.ts';
import { readNotifications } from './read-notifications.ts';
import { kindsWithReplyToken, readReply, replyMailKind } from './reply.ts';

type WriterContext = { submission: SubmissionContext; link: (purpose: LinkPurpose) => Promise<string> };
type Writer = (lead: Lead, context: WriterContext) => Mail | Promise<Mail>;

const writers: Record<string, Writer> = {
  'mail.roi': ({ row }, { submission }) => createRoiMail(row, submission),
  'mail.received': ({ table, hours }, { submission }) => createReceiptMail(table, hours, submission),
  'mail.newsletter-confirm': async (_lead, { link, submission }) =>
    createConfirmMail(await link('confirm'), submission),
  'mail.newsletter-welcome': async (_lead, { link, submission }) =>
    createWelcomeMail(await link('leave'), submission),
};

/** Rows of any other table trigger `noticeKind`. */
export const mailKindsByTable = forms.flatMap(({ table, mails }) =>
  mails.map((kind): [table: string, kind: string] => [table, kind]),
);
export const noticeMailKind = 'mail.notice';
export const alarmMailKind = 'mail.alarm';
export const connectionMailKind = 'mail.connection';
export const visitorMailKinds = Object.keys(writers);

type VisitorMail = { mail: Mail; address: string } | 'deleted' | 'no address';

type RenderSettings = Pick<Config, 'SITE_URL' | 'MAIL_STAFF' | 'MAIL_FROM' | 'MAIL_REPLY_TO'> &
  DeskLinkSettings;

/** Renders an email without the tokens in its links. */
export async function renderMailForStaff(
  database: Pick<StaffDatabase, 'query'>,
  settings: RenderSettings,
  job: Pick<Job, 'kind' | 'table' | 'rowId'>,
): Promise<{ mail: Mail; to: string; from: Mailbox } | undefined> {
  const from = getSenderMailbox(settings);
  if (job.kind === replyMailKind) {
    const reply = await readReply(database, settings, job.rowId);
    const to = reply?.address ?? noAddressText;
    return reply && { mail: reply.mail, to, from: getSender(reply.mail, from) };
  }
  if (job.kind === notificationMailKind) {
    const [one] = await readNotifications(database, [job], new Date());
    const links = {
      desk: createDeskLink(settings),
      lead: (ref: string | null) => createDeskLink(settings, ref),
    };
    return one && { mail: createNotificationMail([one], one.email, links), to: one.email, from };
  }
  const [lead] = await readLeads(database, [job]);
  const shown = lead && (await renderMail(job.kind, lead, settings));
  return shown && { ...shown, from };
}

const noAddressText = 'no valid address';

export async function renderMail(
  kind: string,
  lead: Lead,
  settings: Omit<RenderSettings, 'MAIL_FROM'>,
): Promise<{ mail: Mail; to: string } | undefined> {
  const { SITE_URL } = settings;
  const staff = getStaffAddresses(settings);
  const link = createDeskLink(settings, lead.ref);
  if (kind === noticeMailKind) return { mail: createNoticeMail(lead, staff, link), to: staff.join(', ') };
  if (isDeadlineMailKind(kind)) {
    const to = lead.assignee ? [lead.assignee.email] : staff;
    return {
      mail: createDeadlineMail({ ...lead, isLate: kind === 'mail.promise-late' }, to, link),
      to: to.join(', '),
    };
  }
  const createMaskedLink = async (purpose: LinkPurpose) => new URL(`${linkPaths[purpose]}...`, SITE_URL).href;
  const submission = { site: SITE_URL, createdAt: lead.createdAt };
  const mail = await writers[kind]?.(lead, { submission, link: createMaskedLink });
  return mail && { mail, to: lead.address ?? noAddressText };
}

export async function renderVisitorMail(
  database: StaffDatabase,
  { SITE_URL, MAIL_REPLY_TO }: Pick<Config, 'SITE_URL' | 'MAIL_REPLY_TO'>,
  job: Job,
): Promise<VisitorMail> {
  const [lead] = await readLeads(database, [job]);
  const write = writers[job.kind];
  if (!lead || !write) return 'deleted';
  const { address } = lead;
  if (address === undefined) return 'no address';
  const createLink = async (purpose: LinkPurpose) =>
    new URL(linkPaths[purpose] + (await createLinkToken(database, purpose, job.rowId, address)), SITE_URL)
      .href;
  const mail = await write(lead, {
    submission: { site: SITE_URL, createdAt: lead.createdAt },
    link: createLink,
  });
  const { replyToken } = lead;
  if (!MAIL_REPLY_TO || !replyToken || !kindsWithReplyToken.includes(job.kind)) return { mail, address };
  return { mail: { ...mail, replyTo: createReplyAddress(MAIL_REPLY_TO, replyToken) }, address };
}
