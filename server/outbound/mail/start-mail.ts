import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { staffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import { JobQueue } from '#server/outbound/job-queue.ts';
import { folderTransport, mailFolder } from '#server/outbound/mail/transport/folder-transport.ts';
import { smtpTransport } from '#server/outbound/mail/transport/smtp-transport.ts';
import type { Transport } from '#server/outbound/mail/transport/transport.ts';
import { startWorker, type Worker } from '#server/outbound/worker.ts';
import type { Row } from '#server/rest/payload.ts';
import { askAgain } from './ask-again.ts';
import { alarmKind, kindsOfTables, noticeKind } from './compose.ts';
import type { MailCounts } from './mail-counts.ts';
import { Mailer } from './mailer.ts';
import { readOverdue } from './overdue.ts';
import { addPromiseNotices } from './promise-notices.ts';

const leadsAtOnce = 200;
const alarmMilliseconds = 300_000;
const promiseMilliseconds = 60_000;

/** The way out that the settings name. */
export function transportOf({ SMTP_URL, DATA_DIR }: Pick<Config, 'SMTP_URL' | 'DATA_DIR'>): Transport {
  return SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(mailFolder(DATA_DIR));
}

/** A description of the mail transport for people. */
export function mailPlace({
  JOBS,
  SMTP_URL,
  DATA_DIR,
}: Pick<Config, 'JOBS' | 'SMTP_URL' | 'DATA_DIR'>): string {
  if (!JOBS) return 'another process sends them (JOBS=false)';
  if (SMTP_URL) return `${new URL(SMTP_URL).host} (SMTP_URL)`;
  return `files in ${mailFolder(DATA_DIR)}, nothing is sent (SMTP_URL is not set)`;
}

export type MailWork = Worker & {
  askAgain(table: string, rows: Row[]): void;
};

/** Creates leads and sends mails while the process runs. @param onLeads called after new leads */
export function startMail(
  config: Config,
  database: Database,
  counts: MailCounts,
  log: Logger,
  onLeads: () => void = () => {},
): MailWork {
  const queue = new JobQueue(database);
  // Each with a line of its own: where a server falls silent over a visitor's mail, staff hear of new leads all the same.
  const transports = [transportOf(config), transportOf(config)] as const;
  const [staff, visitors] = transports.map(
    (transport) => new Mailer({ database, transport, settings: config, counts, log }),
  ) as [Mailer, Mailer];
  // The embedded database has one process: what another one held went down with it.
  const recover = once(config.DATABASE_URL ? undefined : () => queue.breakLeases());
  const ifDue = (work: () => Promise<boolean>) => async () => (await queue.isDue()) && work();
  const spread = async () => {
    const arrived = await queue.spread(kindsOfTables, noticeKind, leadsAtOnce);
    if (arrived > 0) {
      ofVisitors.nudge();
      onLeads();
    }
    return arrived === leadsAtOnce;
  };
  const alarm = every(alarmMilliseconds, async () => {
    const now = new Date();
    const isOverdue = await readOverdue(staffDatabase(database), now);
    // One a day.
    if (isOverdue) await queue.add(alarmKind, `${alarmKind} ${now.toISOString().slice(0, 10)}`);
  });
  const promises = every(promiseMilliseconds, async () => {
    await addPromiseNotices(staffDatabase(database), new Date());
  });
  const ofVisitors = startWorker([ifDue(() => visitors.runVisitors())], log);
  const ofStaff = startWorker(
    [recover, ifDue(async () => (await spread()) || (await staff.runStaff())), promises, alarm],
    log,
  );
  return {
    nudge: () => {
      ofStaff.nudge();
      ofVisitors.nudge();
    },
    askAgain: (table, rows) => {
      askAgain(staffDatabase(database), table, rows).then(ofVisitors.nudge, (error) =>
        log.warn({ err: error }, 'not asked again'),
      );
    },
    stop: async () => {
      for (const mailer of [staff, visitors]) mailer.stop();
      await Promise.all([ofStaff.stop(), ofVisitors.stop()]);
      for (const transport of transports) transport.close();
    },
  };
}

function once(work?: () => Promise<void>): () => Promise<boolean> {
  let isDone = !work;
  return async () => {
    if (!isDone) await work?.();
    isDone = true;
    return false;
  };
}

/** Does the work at most once in so many milliseconds, however often it is asked. */
function every(milliseconds: number, work: () => Promise<void>): () => Promise<boolean> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return false;
    next = performance.now() + milliseconds;
    await work();
    return false;
  };
}
