import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase } from '#server/db/staff-query.ts';
import { getMailFolder } from '#server/leads/mail-files.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { createFolderTransport } from '#server/outbound/mail/transport/folder-transport.ts';
import { createSmtpTransport } from '#server/outbound/mail/transport/smtp-transport.ts';
import type { Transport } from '#server/outbound/mail/transport/transport.ts';
import { startWorker, type Worker } from '#server/outbound/worker.ts';
import type { Row } from '#server/rest/payload.ts';
import { alarmMailKind, mailKindsByTable, noticeMailKind } from './compose.ts';
import { addDeadlineNotices } from './deadline-notices.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { addReminderNotices } from './reminder-notices.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { StaffMailer } from './staff-mailer.ts';
import { readUndeliveredEmails } from './undelivered-emails.ts';
import { VisitorMailer } from './visitor-mailer.ts';

const maxLeadsPerRun = 200;
const alarmIntervalMilliseconds = 300_000;
const deadlineIntervalMilliseconds = 60_000;

export function createTransport({ SMTP_URL, DATA_DIR }: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>): Transport {
  return SMTP_URL ? createSmtpTransport(SMTP_URL) : createFolderTransport(getMailFolder(DATA_DIR));
}

export function describeTransport({
  JOBS,
  SMTP_URL,
  DATA_DIR,
}: Pick<Config, 'JOBS' | 'SMTP_URL' | 'DATA_DIR'>): string {
  if (!JOBS) return 'another process sends them (JOBS=false)';
  if (SMTP_URL) return `${new URL(SMTP_URL).host} (SMTP_URL)`;
  return `files in ${getMailFolder(DATA_DIR)}, nothing is sent (SMTP_URL is not set)`;
}

export type MailWork = Worker & {
  resendConfirmation(table: string, rows: Row[]): void;
};

export function startMail(
  config: Config,
  database: Database,
  metrics: Metrics,
  log: Logger,
  onLeads: () => void = () => {},
): MailWork {
  const queue = new MailQueue(database);
  // Emails to staff have their own connection, so that a slow email to a visitor cannot delay them.
  const transports = [createTransport(config), createTransport(config)] as const;
  const [toStaff, toVisitors] = transports.map(
    (transport) => new MailSender({ database, transport, settings: config, metrics, log }),
  ) as [MailSender, MailSender];
  const staffMailer = new StaffMailer(toStaff);
  const visitorMailer = new VisitorMailer(toVisitors);
  // The only process of the embedded database has just started, so all leases are abandoned.
  const recover = runOnce(config.DATABASE_URL ? undefined : () => queue.breakLeases());
  const runIfDue = (work: () => Promise<boolean>) => async () => (await queue.isDue()) && work();
  const createJobs = async () => {
    const arrived = await queue.createJobs(mailKindsByTable, noticeMailKind, maxLeadsPerRun);
    if (arrived > 0) {
      visitorWorker.nudge();
      onLeads();
    }
    return arrived === maxLeadsPerRun;
  };
  const alarm = runEvery(alarmIntervalMilliseconds, async () => {
    const now = new Date();
    const undelivered = await readUndeliveredEmails(createStaffDatabase(database), now);
    // The subject contains the date, so at most one alarm is sent per day.
    if (undelivered) await queue.addJob(alarmMailKind, `${alarmMailKind} ${now.toISOString().slice(0, 10)}`);
  });
  const deadlines = runEvery(deadlineIntervalMilliseconds, async () => {
    await addDeadlineNotices(createStaffDatabase(database), new Date());
    await addReminderNotices(createStaffDatabase(database), new Date());
  });
  const visitorWorker = startWorker([runIfDue(() => visitorMailer.run())], log);
  const staffWorker = startWorker(
    [recover, runIfDue(async () => (await createJobs()) || (await staffMailer.run())), deadlines, alarm],
    log,
  );
  return {
    nudge: () => {
      staffWorker.nudge();
      visitorWorker.nudge();
    },
    resendConfirmation: (table, rows) => {
      resendConfirmation(createStaffDatabase(database), table, rows).then(visitorWorker.nudge, (error) =>
        log.warn({ err: error }, 'failed to resend a confirmation email'),
      );
    },
    stop: async () => {
      for (const sender of [toStaff, toVisitors]) sender.stop();
      await Promise.all([staffWorker.stop(), visitorWorker.stop()]);
      for (const transport of transports) transport.close();
    },
  };
}

function runOnce(work?: () => Promise<void>): () => Promise<boolean> {
  let isDone = !work;
  return async () => {
    if (!isDone) await work?.();
    isDone = true;
    return false;
  };
}

function runEvery(milliseconds: number, work: () => Promise<void>): () => Promise<boolean> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return false;
    next = performance.now() + milliseconds;
    await work();
    return false;
  };
}
