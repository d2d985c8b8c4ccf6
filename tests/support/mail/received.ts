import MailComposer from 'nodemailer/lib/mail-composer';
import type Mail from 'nodemailer/lib/mailer';
import { receiveMail } from '#server/outbound/received/receive-mail.ts';
import type { StoreResult } from '#server/outbound/received/store-mail.ts';
import type { DeskApp } from '#tests/support/desk/app.ts';

export const replyTo = 'replies@cue.example';

/** Writes an email from a customer as MIME. */
export async function emailFrom(from: string, fields: Mail.Options = {}): Promise<Buffer> {
  return new MailComposer({
    from,
    to: replyTo,
    subject: 'Re: Your show in December',
    text: 'Tuesday works for us.',
    ...fields,
  })
    .compile()
    .build();
}

/**
 * Receives an email as the mailbox and the webhook do.
 * @returns undefined when the email was not stored or is hidden
 */
export async function receive(
  { database }: Pick<DeskApp, 'database'>,
  raw: Buffer | string,
  envelope: string[] = [],
): Promise<Exclude<StoreResult, string> | undefined> {
  const stored = await receiveMail(database.database, { MAIL_REPLY_TO: replyTo }, Buffer.from(raw), {
    envelope,
  });
  return typeof stored === 'string' ? undefined : stored;
}

/** Reads the Reply-To address of a lead. */
export async function replyAddressOf({ database }: Pick<DeskApp, 'database'>, ref: string): Promise<string> {
  const [lead] = await database.query('select reply_token from staff.lead where number = $1', [
    Number(ref.replace(/\D/g, '')),
  ]);
  return `replies+${lead?.reply_token}@cue.example`;
}

/** Creates a delivery report (RFC 3464) about one of our emails. */
export function createBounce(messageId: string, { action = 'failed', status = '5.1.1' } = {}): string {
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: studio@cue.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${Math.random()}@mx.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; lin@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <lin@example.com>: Recipient address rejected`,
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    'From: studio@cue.example',
    `Message-ID: ${messageId}`,
    'Subject: Your show in December',
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** Creates a complaint (RFC 5965) about one of our emails. */
export function createComplaint(messageId: string): string {
  return createBounce(messageId)
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: abuse\r\nUser-Agent: mx/1\r\nVersion: 1');
}
