import type { ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import type Mail from 'nodemailer/lib/mailer';
import type { DeskSite } from '#tests/support/desk/start-desk-site.ts';
import { dovecotSkipReason, startDovecot } from './dovecot.ts';
import { postfixSkipReason, startPostfix } from './postfix.ts';
import { emailFrom, receive, replyTo } from './received.ts';

/** Exchanges emails between the desk and its customers. */
export type PostOffice = {
  /** The desk's email settings. */
  settings: Record<string, string>;
  /** Emails that reached customers and members. */
  delivered(desk: DeskSite): Promise<ParsedMail[]>;
  /** Sends a customer's email. */
  send(desk: DeskSite, mail: Mail.Options & { from: string }): Promise<void>;
  stop(): Promise<void>;
};

/** Starts Postfix and Dovecot. If they are missing, passes emails on within this process. */
export async function startPostOffice(): Promise<PostOffice> {
  const settings = { MAIL_REPLY_TO: replyTo };
  if (postfixSkipReason || dovecotSkipReason)
    return {
      settings,
      delivered: async ({ smtp }) => smtp.received.map(({ mail }) => mail),
      send: async (desk, { from, ...mail }) => {
        await receive(desk, await emailFrom(from, mail));
      },
      stop: async () => {},
    };
  const dovecot = await startDovecot();
  const postfix = await startPostfix({ address: replyTo, maildir: dovecot.maildir });
  const transport = createTransport(postfix.url);
  return {
    settings: { ...settings, SMTP_URL: postfix.url, IMAP_URL: dovecot.url },
    delivered: postfix.delivered,
    send: async (_desk, mail) => {
      await transport.sendMail(mail);
    },
    stop: async () => {
      transport.close();
      await postfix.stop();
      await dovecot.remove();
    },
  };
}
