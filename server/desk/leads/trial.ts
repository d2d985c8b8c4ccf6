import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { getSenderMailbox } from '#server/outbound/mail/agency-mailbox.ts';
import { createTestMail } from '#server/outbound/mail/mails/trial.ts';
import { toMessage } from '#server/outbound/mail/message.ts';
import { createTransport } from '#server/outbound/mail/start-mail.ts';
import { contact } from '#shared/forms/contact.ts';
import { site } from '#site.config';
import { toOneLine } from './one-line.ts';

const testLeadText =
  'This is a test lead. It shows how a lead arrives, how its deadline runs and how you answer it.';
// Test emails bypass the queue and do not count toward MAIL_HOURLY.
const maxTestMails = 5;
const testMailWindowMilliseconds = 10 * 60_000;

export async function testLeadRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { database, config, nudge } = context;

  app.post('/trial-lead', adminOrAgent, async (request, reply) => {
    const { name, email } = request.member;
    const [first = name, ...others] = toOneLine(name).split(' ');
    await database.asVisitor((client) =>
      client.query(
        `insert into public.${contact.table} (first_name, last_name, email, company, inquiry_type, message)
        values ($1, $2, $3, $4, 'other', $5)`,
        [first, others.join(' ') || first, email, site.brand, testLeadText],
      ),
    );
    nudge();
    return reply.code(204).send();
  });

  const sentAt: number[] = [];
  app.post('/trial-mail', adminOrAgent, async (request) => {
    const address = readAddress(request.member.email);
    if (address === undefined)
      throw new Refused(409, 'no_address', 'Your own address is not a valid email address.');
    const now = performance.now();
    while (sentAt[0] !== undefined && now - sentAt[0] >= testMailWindowMilliseconds) sentAt.shift();
    if (sentAt[0] !== undefined && sentAt.length >= maxTestMails) {
      const seconds = Math.ceil((sentAt[0] + testMailWindowMilliseconds - now) / 1_000);
      const minutes = Math.ceil(seconds / 60);
      throw new Refused(
        429,
        'wait',
        `The desk sends at most ${maxTestMails} test emails in ten minutes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
        seconds,
      );
    }
    sentAt.push(now);
    return sendTestMail(context, address, config.SITE_URL);
  });
}

async function sendTestMail(
  { config }: DeskContext,
  address: Member['email'],
  site: string,
): Promise<{ taken: boolean; place: string; reply: string }> {
  const transport = createTransport(config);
  try {
    const mail = createTestMail(site, { isOfDesk: true });
    const message = await toMessage(
      mail,
      `trial-${randomUUID()}`,
      getSenderMailbox(config),
      [address],
      new Date(),
    );
    const { result, reply } = await transport.send(message, async () => true);
    return { taken: result === 'sent', place: transport.location, reply };
  } finally {
    transport.close();
  }
}
