import { randomUUID } from 'node:crypto';
import type { DeskContext } from '#server/desk/context.ts';
import { explainError } from '#server/explain-error.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { getSenderMailbox } from '#server/outbound/mail/agency-mailbox.ts';
import { createInviteMail, type Invite } from '#server/outbound/mail/mails/invite.ts';
import { toMessage } from '#server/outbound/mail/message.ts';
import { createTransport } from '#server/outbound/mail/start-mail.ts';

/** Bypasses the queue, because the database must not contain a working link. @returns whether a mail server accepted it */
export async function sendInviteMail(
  { config, log }: Pick<DeskContext, 'config' | 'log'>,
  { email, ...invite }: Invite & { email: string },
): Promise<boolean> {
  const address = readAddress(email);
  if (address === undefined || !config.SMTP_URL) return false;
  const transport = createTransport(config);
  try {
    const mail = createInviteMail(invite);
    const message = await toMessage(mail, randomUUID(), getSenderMailbox(config), [address], new Date());
    const { result, reply } = await transport.send(message, async () => true);
    if (result !== 'sent') log.warn({ result, reply }, 'failed to send an invite');
    return result === 'sent';
  } catch (error) {
    log.warn({ reason: explainError(error) }, 'failed to send an invite');
    return false;
  } finally {
    transport.close();
  }
}
