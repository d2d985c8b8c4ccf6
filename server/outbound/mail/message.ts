import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** RFC 5322. */
export type Message = { id: string; from: string; to: string[]; raw: Buffer };

/** `id` is the Message-ID, the same for every attempt. */
export async function toMessage(
  mail: Mail,
  id: string,
  from: Mailbox,
  to: string[],
  date: Date,
): Promise<Message> {
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  const { unsubscribe, writer, earlier = [], answered } = mail;
  const formatMessageId = (mail: string) => `<${mail}@${host}>`;
  const thread = [...earlier.map(formatMessageId), ...(answered ? [answered] : [])];
  const last = thread.at(-1);
  const composer = new MailComposer({
    messageId: formatMessageId(id),
    ...(last && { inReplyTo: last, references: thread }),
    date,
    from: getSender(mail, from),
    to: to.map((address) => ({ name: '', address })),
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: toText(mail),
    html: toHtml(mail),
    headers: {
      // Prevents out-of-office replies to automatic emails (RFC 3834).
      ...(writer === undefined && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { id, from: from.address, to, raw: await composer.compile().build() };
}

export function getSender({ writer }: Pick<Mail, 'writer'>, from: Mailbox): Mailbox {
  return writer === undefined ? from : { ...from, name: writer };
}
