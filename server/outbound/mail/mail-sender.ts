import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createStaffDatabase, type StaffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { FinalJobState, Job } from '#server/outbound/job.ts';
import type { Outcome, Transport } from '#server/outbound/mail/transport/transport.ts';
import { getSenderMailbox } from './agency-mailbox.ts';
import type { DeskLinkSettings } from './desk-link.ts';
import type { Mail } from './mail.ts';
import { MailQueue } from './mail-queue.ts';
import { toMessage } from './message.ts';

type MailSettings = Pick<Config, 'MAIL_FROM' | 'MAIL_STAFF' | 'MAIL_HOURLY' | 'MAIL_REPLY_TO' | 'SITE_URL'> &
  DeskLinkSettings;

type MailerOptions = {
  database: Database;
  transport: Transport;
  settings: MailSettings;
  metrics: Pick<Metrics, 'countMails'>;
  log: Logger;
  now?: () => Date;
};

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const batchSize = 20;
const maxPause = 15 * minuteMilliseconds;
const pauses = [minuteMilliseconds, 5 * minuteMilliseconds, maxPause];
const retryDelays = [
  minuteMilliseconds,
  5 * minuteMilliseconds,
  30 * minuteMilliseconds,
  2 * hourMilliseconds,
  5 * hourMilliseconds,
  10 * hourMilliseconds,
  24 * hourMilliseconds,
  24 * hourMilliseconds,
];
const maxUnconfirmedAttempts = 2;
const slowWarningMilliseconds = 30_000;

/** Pauses while the mail server is unavailable. */
export class MailSender {
  readonly database: StaffDatabase;
  readonly queue: MailQueue;
  readonly settings: MailSettings;
  readonly now: () => Date;
  readonly #transport: Transport;
  readonly #metrics: MailerOptions['metrics'];
  readonly #log: Logger;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #isStopped = false;
  #limitLoggedAt = Number.NEGATIVE_INFINITY;

  constructor({ database, transport, settings, metrics, log, now = () => new Date() }: MailerOptions) {
    this.database = createStaffDatabase(database);
    this.queue = new MailQueue(database, now);
    this.settings = settings;
    this.now = now;
    this.#transport = transport;
    this.#metrics = metrics;
    this.#log = log;
  }

  get isPaused(): boolean {
    const left = this.#pausedUntil - +this.now();
    // The clock may have been set back.
    return this.#isStopped || (left > 0 && left <= maxPause);
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Sends nothing once `perHour` emails of any kind were sent within the last hour. @returns whether more may be due */
  async runBatch(
    kinds: string[],
    send: (job: Job) => Promise<void>,
    perHour = this.settings.MAIL_HOURLY,
  ): Promise<boolean> {
    const jobs = await this.queue.claim({ kinds, limit: batchSize, perHour });
    await this.sendEach(groupPerJob(jobs), ([job]) => send(job));
    if (jobs.length === 0) await this.#logLimit(perHour);
    return jobs.length > 0 && !this.isPaused;
  }

  /** Returns the remaining jobs to the queue on a pause or an error. */
  async sendEach<Jobs extends Job[]>(groups: Jobs[], send: (jobs: Jobs) => Promise<void>): Promise<void> {
    for (const [index, jobs] of groups.entries()) {
      if (this.isPaused) return this.queue.releaseJobs(groups.slice(index).flat());
      try {
        await send(jobs);
      } catch (error) {
        await this.queue.releaseJobs(groups.slice(index + 1).flat()).catch(() => {});
        throw error;
      }
    }
  }

  async send(jobs: Job[], mail: Mail, to: string[]): Promise<Outcome['result'] | undefined> {
    const [first] = jobs;
    if (!first) return undefined;
    if (first.begun >= maxUnconfirmedAttempts) {
      await this.finishJobs(jobs, 'uncertain', 'sent twice, the mail server never confirmed');
      return 'uncertain';
    }
    const message = await toMessage(mail, first.id, getSenderMailbox(this.settings), to, this.now());
    const slow = setTimeout(
      () => this.#log.warn({ job: first.id, kind: first.kind }, 'the mail server is slow to respond'),
      slowWarningMilliseconds,
    ).unref();
    const { result, reply, refusedSome } = await this.#transport
      .send(message, () => this.queue.markJobsBegun(jobs))
      .finally(() => clearTimeout(slow));
    if (refusedSome) this.#log.error({ job: first.id, reply }, 'some addresses of MAIL_STAFF were refused');
    this.#log.debug({ job: first.id, kind: first.kind, result, reply }, 'mail attempted');
    await this.#recordResult(jobs, first, result, reply);
    return result;
  }

  async finishJobs(jobs: Job[], state: FinalJobState, reply: string): Promise<void> {
    await this.queue.finishJobs(jobs, state, reply);
    if (state !== 'done') this.#metrics.countMails(state, jobs.length);
    if (state === 'dead' || state === 'uncertain') {
      this.#log.error(
        { job: jobs[0]?.id, kind: jobs[0]?.kind, state, reply },
        'email not sent, no more retries',
      );
    }
  }

  async #recordResult(jobs: Job[], first: Job, result: Outcome['result'], reply: string): Promise<void> {
    if (result === 'away') return this.#pause(jobs, reply);
    this.#failures = 0;
    if (result === 'sent') {
      this.#metrics.countMails('sent', jobs.length);
      return this.finishJobs(jobs, 'done', reply);
    }
    if (result === 'refused' || result === 'recipient') return this.finishJobs(jobs, 'dead', reply);
    const isUncertain = result === 'uncertain';
    if (isUncertain && first.begun + 1 >= maxUnconfirmedAttempts)
      return this.finishJobs(jobs, 'uncertain', reply);
    const delay = retryDelays[first.attempts - 1];
    if (delay === undefined) return this.finishJobs(jobs, 'dead', reply);
    this.#metrics.countMails('postponed', jobs.length);
    await this.queue.postponeJobs(jobs, delay, reply, isUncertain);
  }

  async #pause(jobs: Job[], reply: string): Promise<void> {
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)] ?? minuteMilliseconds;
    this.#failures += 1;
    this.#pausedUntil = +this.now() + pause;
    this.#log.error(
      { reply, retry: `in ${pause / minuteMilliseconds} min` },
      'the mail server is unavailable',
    );
    await this.queue.releaseJobs(jobs, 0, reply);
  }

  async #logLimit(perHour: number): Promise<void> {
    // The clock may have been set back.
    if (Math.abs(+this.now() - this.#limitLoggedAt) < hourMilliseconds) return;
    const mails = await this.queue.countMailsBegunInLastHour();
    if (mails < perHour || !(await this.queue.isDue())) return;
    this.#limitLoggedAt = +this.now();
    this.#log.warn({ mails, setting: 'MAIL_HOURLY' }, 'hourly limit reached, emails wait');
  }
}

export function groupPerJob(jobs: Job[]): [Job][] {
  return jobs.map((job) => [job]);
}
