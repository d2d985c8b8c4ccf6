import { afterEach, beforeEach } from 'node:test';
import { Metrics } from '#server/metrics.ts';
import { mailKindsByTable, noticeMailKind } from '#server/outbound/mail/compose.ts';
import { MailQueue } from '#server/outbound/mail/mail-queue.ts';
import { MailSender } from '#server/outbound/mail/mail-sender.ts';
import { StaffMailer } from '#server/outbound/mail/staff-mailer.ts';
import { createSmtpTransport } from '#server/outbound/mail/transport/smtp-transport.ts';
import { VisitorMailer } from '#server/outbound/mail/visitor-mailer.ts';
import type { TestDatabase } from '#tests/support/database/test-database.ts';
import { payloads, type TableName } from '#tests/support/server/payloads.ts';
import { settings, silentLog } from '#tests/support/server/settings.ts';
import { createMailServer, type MailServer } from './server.ts';

export type MailRun = {
  metrics: Metrics;
  date(): Promise<void>;
  /** The simulated time. */
  now(): Date;
  forward(milliseconds: number): void;
  run(): Promise<void>;
  live(milliseconds: number, step: number): Promise<void>;
  close(): void;
};

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Creates a mail worker with a simulated clock. */
export function createMailRun(
  testDatabase: TestDatabase,
  url: string,
  overrides: Record<string, string> = {},
  { answerTimeout = 2_000, log = silentLog } = {},
): MailRun {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const metrics = new Metrics(testDatabase.database);
  const transport = createSmtpTransport(url, answerTimeout);
  const mailSettings = settings({
    SMTP_URL: url,
    MAIL_FROM: 'Cue <studio@cue.example>',
    MAIL_STAFF: 'ada@cue.example, ben@cue.example',
    MAIL_HOURLY: '10000',
    SITE_URL: 'https://cue.example',
    ...overrides,
  });
  const queue = new MailQueue(testDatabase.database, now);
  const sender = new MailSender({
    database: testDatabase.database,
    transport,
    settings: mailSettings,
    metrics,
    log,
    now,
  });
  const staffMailer = new StaffMailer(sender);
  const visitorMailer = new VisitorMailer(sender);
  const run = async () => {
    while ((await queue.createJobs(mailKindsByTable, noticeMailKind, 200)) > 0);
    for (let isMore = true; isMore; ) {
      const staff = await staffMailer.run();
      isMore = (await visitorMailer.run()) || staff;
    }
  };
  const advanceClock = (milliseconds: number) => {
    ahead += milliseconds;
  };
  return {
    metrics,
    date: async () => {
      await testDatabase.query(
        `update staff.arrival set created_at = created_at + $1 * interval '1 ms' where created_at <= clock_timestamp()`,
        [ahead],
      );
    },
    now,
    forward: advanceClock,
    run,
    live: async (milliseconds, step) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        advanceClock(step);
        await run();
      }
    },
    close: () => transport.close(),
  };
}

type Restart = (overrides?: Record<string, string>, options?: Parameters<typeof createMailRun>[3]) => void;

/**
 * Sets up a mail server and a mail worker for each test of a `describe`, and deletes the rows after each test.
 * `restart` replaces the worker by one with other settings.
 */
export function setUpMails(
  find: () => TestDatabase,
  overrides: Record<string, string> = {},
): { smtp: MailServer; mails: MailRun & { restart: Restart } } {
  const smtp = createMailServer();
  const start: Restart = (...settings) => Object.assign(mails, createMailRun(find(), smtp.url, ...settings));
  const restart: Restart = (...settings) => {
    mails.close();
    start(...settings);
  };
  const mails = { restart } as MailRun & { restart: Restart };
  beforeEach(async () => {
    smtp.received.length = 0;
    smtp.behavior = () => 'accept';
    await smtp.start();
    start(overrides);
  });
  afterEach(async () => {
    mails.close();
    await smtp.stop();
    await removeMails(find());
  });
  return { smtp, mails };
}

/** Reads all mail jobs, oldest first. */
export function readMailJobs(testDatabase: TestDatabase): Promise<Record<string, unknown>[]> {
  return testDatabase.query(
    `select kind, subject_table as "table", state, attempts, begun, reply from staff.job
    where kind <> 'lead' order by created_at, kind`,
  );
}

/** Inserts a row of a form directly into the database, at the simulated time. */
export async function storeRow(
  testDatabase: TestDatabase,
  mails: MailRun,
  table: TableName,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const row = { ...payloads[table], ...changes };
  const names = Object.keys(row);
  await testDatabase.query(
    `insert into public.${table} (${names}) select ${names} from json_populate_record(null::public.${table}, $1)`,
    [JSON.stringify(row)],
  );
  await mails.date();
}

/** Queues a staff reply to the newest lead. */
export async function queueReply({ query }: Pick<TestDatabase, 'query'>, subject: string): Promise<void> {
  await query(
    `with reply as (
      insert into staff.reply (id, lead_id, member_id, subject, body)
      select gen_random_uuid(), id, gen_random_uuid(), $1, 'One show it is.' from staff.lead order by number desc limit 1 returning id
    )
    insert into staff.job (kind, subject_table, subject_id, insisted) select 'mail.reply', 'reply', id, true from reply`,
    [subject],
  );
}

/** Deletes all form rows and everything derived from them. */
export async function removeMails({ query }: Pick<TestDatabase, 'query'>): Promise<void> {
  for (const table of Object.keys(payloads)) await query(`delete from public.${table}`);
  await query('truncate staff.job, staff.arrival');
  await query('delete from staff.suppressed_addresses');
}
