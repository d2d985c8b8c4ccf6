import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { leadStaff } from '#server/desk/roles.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { mailFrom } from '#server/outbound/mail/agency-mailbox.ts';
import { trialMail } from '#server/outbound/mail/mails/trial.ts';
import { toMessage } from '#server/outbound/mail/message.ts';
import { transportOf } from '#server/outbound/mail/start-mail.ts';
import { contact } from '#shared/forms/contact.ts';
import { site } from '#site.config';
import { oneLine } from './one-line.ts';

const text = 'This is a test lead. It shows how a lead arrives, how its deadline runs and how you answer it.';
// Test emails bypass the queue and do not count toward MAIL_HOURLY.
const maxTrialMails = 5;
const trialWindow = 10 * 60_000;

export async function trialRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { database, config, nudge } = context;

  app.post('/trial-lead', leadStaff, async (request, reply) => {
    const { name, email } = request.member;
    const [first = name, ...others] = oneLine(name).split(' ');
    await database.asVisitor((client) =>
      client.query(
        `insert into public.${contact.table} (first_name, last_name, email, company, inquiry_type, message)
        values ($1, $2, $3, $4, 'other', $5)`,
        [first, others.join(' ') || first, email, site.brand, text],
      ),
    );
    nudge();
    return reply.code(204).send();
  });

  const sentAt: number[] = [];
  app.post('/trial-mail', leadStaff, async (request) => {
    const address = readAddress(request.member.email);
    if (address === undefined)
      throw new Refused(409, 'no_address', 'Your own address is not a valid email address.');
    const now = performance.now();
    while (sentAt[0] !== undefined && now - sentAt[0] >= trialWindow) sentAt.shift();
    if (sentAt[0] !== undefined && sentAt.length >= maxTrialMails) {
      const seconds = Math.ceil((sentAt[0] + trialWindow - now) / 1_000);
      const minutes = Math.ceil(seconds / 60);
      throw new Refused(
        429,
        'wait',
        `The desk sends at most ${maxTrialMails} test emails in ten minutes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
        seconds,
      );
    }
    sentAt.push(now);
    return sendTrial(context, address, config.SITE_URL);
  });
}

async function sendTrial(
  { config }: DeskContext,
  address: Member['email'],
  site: string,
): Promise<{ taken: boolean; place: string; reply: string }> {
  const transport = transportOf(config);
  try {
    const mail = trialMail(site, { isOfDesk: true });
    const message = await toMessage(mail, `trial-${randomUUID()}`, mailFrom(config), [address], new Date());
    const { result, reply } = await transport.send(message, async () => true);
    return { taken: result === 'sent', place: transport.location, reply };
  } finally {
    transport.close();
  }
}
