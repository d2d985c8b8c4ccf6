import type { Config } from '#server/config.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import { deadlineMail, isDeadlineKind } from '#server/outbound/mail/mails/deadline.ts';
import { confirmMail, welcomeMail } from '#server/outbound/mail/mails/newsletter.ts';
import { noticeMail } from '#server/outbound/mail/mails/notice.ts';
import { notificationMail } from '#server/outbound/mail/mails/notification.ts';
import { receivedMail } from '#server/outbound/mail/mails/received.ts';
import { roiMail } from '#server/outbound/mail/mails/roi.ts';
import type { Submission } from '#server/outbound/mail/mails/visitor-footer.ts';
import { notifyKind } from '#server/outbound/notify/notify-staff.ts';
import { replyAddress } from '#server/outbound/received/reply-address.ts';
import { forms } from '#shared/forms/forms.ts';
import { mailFrom, mailStaff } from './agency-mailbox.ts';
import { type DeskLinkSettings, deskLink } from './desk-link.ts';
import { type Lead, readLeads } from './lead.ts';
import { linkPaths, makeToken, type Purpose } from './links.ts';
import type { Mail } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import { senderOf } from './message.ts';
import { readNotifications } from './read-notifications.ts';
import { readReply, receiptKinds, replyKind } from './reply.ts';

type Context = { submission: Submission; link: (purpose: Purpose) => Promise<string> };
type Writer = (lead: Lead, context: Context) => Mail | Promise<Mail>;

const writers: Record<string, Writer> = {
  'mail.roi': ({ row }, { submission }) => roiMail(row, submission),
  'mail.received': ({ table, hours }, { submission }) => receivedMail(table, hours, submission),
  'mail.newsletter-confirm': async (_lead, { link, submission }) =>
    confirmMail(await link('confirm'), submission),
  'mail.newsletter-welcome': async (_lead, { link, submission }) =>
    welcomeMail(await link('leave'), submission),
};

/** Rows of any other table trigger `noticeKind`. */
export const kindsOfTables = forms.flatMap(({ table, mails }) =>
  mails.map((kind): [table: string, kind: string] => [table, kind]),
);
export const noticeKind = 'mail.notice';
export const alarmKind = 'mail.alarm';
export const connectionKind = 'mail.connection';
export const visitorKinds = Object.keys(writers);

type VisitorMail = { mail: Mail; address: string } | 'deleted' | 'no address';

type ShowSettings = Pick<Config, 'SITE_URL' | 'MAIL_STAFF' | 'MAIL_FROM' | 'MAIL_REPLY_TO'> &
  DeskLinkSettings;

/** Renders an email without the tokens in its links. */
export async function mailToShow(
  database: Pick<StaffDatabase, 'query'>,
  settings: ShowSettings,
  job: Pick<Job, 'kind' | 'table' | 'rowId'>,
): Promise<{ mail: Mail; to: string; from: Mailbox } | undefined> {
  const from = mailFrom(settings);
  if (job.kind === replyKind) {
    const reply = await readReply(database, settings, job.rowId);
    const to = reply?.address ?? noAddress;
    return reply && { mail: reply.mail, to, from: senderOf(reply.mail, from) };
  }
  if (job.kind === notifyKind) {
    const [one] = await readNotifications(database, [job], new Date());
    const links = { desk: deskLink(settings), lead: (ref: string | null) => deskLink(settings, ref) };
    return one && { mail: notificationMail([one], one.email, links), to: one.email, from };
  }
  const [lead] = await readLeads(database, [job]);
  const shown = lead && (await mailOf(job.kind, lead, settings));
  return shown && { ...shown, from };
}

const noAddress = 'no valid address';

export async function mailOf(
  kind: string,
  lead: Lead,
  settings: Omit<ShowSettings, 'MAIL_FROM'>,
): Promise<{ mail: Mail; to: string } | undefined> {
  const { SITE_URL } = settings;
  const staff = mailStaff(settings);
  const link = deskLink(settings, lead.ref);
  if (kind === noticeKind) return { mail: noticeMail(lead, staff, link), to: staff.join(', ') };
  if (isDeadlineKind(kind)) {
    const to = lead.assignee ? [lead.assignee.email] : staff;
    return {
      mail: deadlineMail({ ...lead, isLate: kind === 'mail.promise-late' }, to, link),
      to: to.join(', '),
    };
  }
  const masked = async (purpose: Purpose) => new URL(`${linkPaths[purpose]}...`, SITE_URL).href;
  const submission = { site: SITE_URL, createdAt: lead.createdAt };
  const mail = await writers[kind]?.(lead, { submission, link: masked });
  return mail && { mail, to: lead.address ?? noAddress };
}

export async function visitorMail(
  database: StaffDatabase,
  { SITE_URL, MAIL_REPLY_TO }: Pick<Config, 'SITE_URL' | 'MAIL_REPLY_TO'>,
  job: Job,
): Promise<VisitorMail> {
  const [lead] = await readLeads(database, [job]);
  const write = writers[job.kind];
  if (!lead || !write) return 'deleted';
  const { address } = lead;
  if (address === undefined) return 'no address';
  const link = async (purpose: Purpose) =>
    new URL(linkPaths[purpose] + (await makeToken(database, purpose, job.rowId, address)), SITE_URL).href;
  const mail = await write(lead, { submission: { site: SITE_URL, createdAt: lead.createdAt }, link });
  const { replyToken } = lead;
  if (!MAIL_REPLY_TO || !replyToken || !receiptKinds.includes(job.kind)) return { mail, address };
  return { mail: { ...mail, replyTo: replyAddress(MAIL_REPLY_TO, replyToken) }, address };
}
