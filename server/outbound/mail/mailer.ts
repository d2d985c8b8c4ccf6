import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type StaffDatabase, staffDatabase } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { Job } from '#server/outbound/job.ts';
import { JobQueue } from '#server/outbound/job-queue.ts';
import { alarmMail } from '#server/outbound/mail/mails/alarm.ts';
import { connectionMail } from '#server/outbound/mail/mails/connection.ts';
import { noticeMail, noticesMail } from '#server/outbound/mail/mails/notice.ts';
import { promiseKinds, promiseMail, promisesMail } from '#server/outbound/mail/mails/promise.ts';
import type { Outcome, Transport } from '#server/outbound/mail/transport/transport.ts';
import { retryDelay } from '#server/outbound/retry-delays.ts';
import { addressHash } from './address.ts';
import { mailFrom, mailStaff } from './agency-mailbox.ts';
import { alarmKind, connectionKind, noticeKind, visitorKinds, visitorMail } from './compose.ts';
import { type DeskPlace, deskLink } from './desk-link.ts';
import { type Lead, readLeads } from './lead.ts';
import { letterKind, readLetter } from './letter.ts';
import type { Mail } from './mail.ts';
import type { MailCounts } from './mail-counts.ts';
import { toMessage } from './message.ts';
import { readOverdue } from './overdue.ts';
import { readStopped } from './stopped-connections.ts';
import { forgetRefusal, suppress, suppression } from './suppression.ts';

type MailSettings = Pick<Config, 'MAIL_FROM' | 'MAIL_STAFF' | 'MAIL_HOURLY' | 'SITE_URL'> & DeskPlace;

const minute = 60_000;
const atOnce = 20;
const mostGathered = 200;
const mostNotices = 5;
const noticeWindow = 10 * minute;
const longestPause = 15 * minute;
const pauses = [minute, 5 * minute, longestPause];
// A mail whose content went out twice without an answer is not sent a third time.
const mostUnanswered = 2;
const slowMilliseconds = 30_000;

/** Does the jobs that are mails: claims them, writes each from its row, sends it, and notes what became of it. */
export class Mailer {
  readonly #database: StaffDatabase;
  readonly #queue: JobQueue;
  readonly #transport: Transport;
  readonly #settings: MailSettings;
  readonly #counts: MailCounts;
  readonly #log: Logger;
  readonly #now: () => Date;
  #failures = 0;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #stopped = false;
  #boundSaidAt = Number.NEGATIVE_INFINITY;

  constructor(options: {
    database: Database;
    transport: Transport;
    settings: MailSettings;
    counts: MailCounts;
    log: Logger;
    now?: () => Date;
  }) {
    const { database, transport, settings, counts, log, now = () => new Date() } = options;
    this.#database = staffDatabase(database);
    this.#queue = new JobQueue(database, now);
    this.#transport = transport;
    this.#settings = settings;
    this.#counts = counts;
    this.#log = log;
    this.#now = now;
  }

  /** Sends staff what is due. @returns whether more may be due at once */
  async runStaff(): Promise<boolean> {
    if (this.#isPaused) return false;
    await this.#sendNotices();
    await this.#sendPromises();
    return this.#work([alarmKind, connectionKind], (job) =>
      job.kind === connectionKind ? this.#sendConnection(job) : this.#sendAlarm(job),
    );
  }

  /** Sends visitors what is due, up to a batch, letters of staff first. @returns whether more may be due at once */
  async runVisitors(): Promise<boolean> {
    if (this.#isPaused) return false;
    return this.#work([letterKind, ...visitorKinds], (job) =>
      job.kind === letterKind ? this.#sendLetter(job) : this.#sendToVisitor(job),
    );
  }

  async #work(kinds: string[], send: (job: Job) => Promise<void>): Promise<boolean> {
    const perHour = this.#settings.MAIL_HOURLY;
    const jobs = await this.#queue.claim({ kinds, limit: atOnce, perHour });
    await this.#each(alone(jobs), ([job]) => send(job));
    if (jobs.length === 0) await this.#sayBound();
    return jobs.length > 0 && !this.#isPaused;
  }

  /** Says, once an hour, that mails wait for the hour to pass. */
  async #sayBound(): Promise<void> {
    // A clock that is put back does not silence it.
    if (Math.abs(+this.#now() - this.#boundSaidAt) < 60 * minute) return;
    const mails = await this.#queue.begunInHour();
    if (mails < this.#settings.MAIL_HOURLY || !(await this.#queue.isDue())) return;
    this.#boundSaidAt = +this.#now();
    this.#log.warn({ mails, setting: 'MAIL_HOURLY' }, 'the bound of an hour is reached, mails wait');
  }

  stop(): void {
    this.#stopped = true;
  }

  get #isPaused(): boolean {
    const left = this.#pausedUntil - +this.#now();
    // A clock that is put back does not lengthen a pause.
    return this.#stopped || (left > 0 && left <= longestPause);
  }

  async #each<Jobs extends Job[]>(groups: Jobs[], send: (jobs: Jobs) => Promise<void>): Promise<void> {
    for (const [index, jobs] of groups.entries()) {
      if (this.#isPaused) return this.#queue.release(groups.slice(index).flat());
      try {
        await send(jobs);
      } catch (error) {
        await this.#queue.release(groups.slice(index + 1).flat()).catch(() => {});
        throw error;
      }
    }
  }

  async #sendNotices(): Promise<void> {
    const { jobs, free } = await this.#gather([noticeKind]);
    if (jobs.length === 0) return;
    if (jobs.length <= free) return this.#each(alone(jobs), (job) => this.#sendNotice(job));
    await this.#sendNotice(jobs);
  }

  /** Claims jobs for one combined mail: at most five mails in ten minutes, the rest waits. */
  async #gather(kinds: string[]): Promise<{ jobs: Job[]; free: number }> {
    const perHour = this.#settings.MAIL_HOURLY;
    const jobs = await this.#queue.claim({ kinds, limit: mostGathered, perHour, inOneMail: true });
    if (jobs.length === 0) return { jobs, free: 0 };
    const recent = await this.#queue.begunSince(kinds, noticeWindow);
    const free = mostNotices - recent.length;
    if (free > 0) return { jobs, free };
    const wait = +(recent[0] ?? this.#now()) + noticeWindow - +this.#now();
    await this.#queue.release(jobs, Math.max(wait, 1_000), 'gathered with others');
    return { jobs: [], free };
  }

  async #sendNotice(jobs: Job[]): Promise<void> {
    const staff = mailStaff(this.#settings);
    const leads = await readLeads(this.#database, jobs);
    const [first] = leads;
    if (!first) return this.#end(jobs, 'done', 'the row is gone');
    const link = deskLink(this.#settings, leads.length === 1 ? first.ref : undefined);
    const mail = leads.length === 1 ? noticeMail(first, staff, link) : noticesMail(leads, staff, link);
    await this.#send(jobs, mail, staff);
  }

  async #sendPromises(): Promise<void> {
    const { jobs, free } = await this.#gather(promiseKinds);
    if (jobs.length === 0) return;
    const leads = new Map((await readLeads(this.#database, jobs)).map((lead) => [lead.id, lead]));
    const isWaiting = (lead?: Lead) => lead?.dueAt && !lead.isKept && !lead.isTest;
    const { kept = [], waiting = [] } = Object.groupBy(jobs, ({ rowId }) =>
      isWaiting(leads.get(rowId)) ? 'waiting' : 'kept',
    );
    if (kept.length > 0) await this.#end(kept, 'done', 'there was nobody to wait any more');
    const whose = ({ rowId }: Job) => leads.get(rowId)?.assignee?.email ?? '';
    const groups = waiting.length <= free ? alone(waiting) : [...Map.groupBy(waiting, whose).values()];
    const late = groups.slice(free).flat();
    if (late.length > 0) await this.#queue.release(late, noticeWindow, 'gathered with others');
    await this.#each(groups.slice(0, free), (group) => this.#sendPromise(group, leads));
  }

  async #sendPromise(jobs: Job[], leads: Map<string, Lead>): Promise<void> {
    const told = jobs.flatMap(({ rowId, kind }) => {
      const lead = leads.get(rowId);
      return lead ? [{ ...lead, isLate: kind === 'mail.promise-late' }] : [];
    });
    const [first] = told;
    if (!first) return;
    const to = first.assignee ? [first.assignee.email] : mailStaff(this.#settings);
    const link = deskLink(this.#settings, told.length === 1 ? first.ref : undefined);
    await this.#send(
      jobs,
      told.length === 1 ? promiseMail(first, to, link) : promisesMail(told, to, link),
      to,
    );
  }

  async #sendAlarm(job: Job): Promise<void> {
    const staff = mailStaff(this.#settings);
    const overdue = await readOverdue(this.#database, this.#now());
    if (!overdue) return this.#end([job], 'done', 'nothing is overdue any more');
    const leads = (await readLeads(this.#database, overdue.leads)).map((lead) => ({
      ...lead,
      link: lead.ref ? deskLink(this.#settings, lead.ref) : undefined,
    }));
    await this.#send([job], alarmMail(overdue, leads, staff, this.#now()), staff);
  }

  async #sendConnection(job: Job): Promise<void> {
    const { names, admins } = await readStopped(this.#database);
    if (names.length === 0) return this.#end([job], 'done', 'no connection is paused any more');
    const to = admins.length > 0 ? admins : mailStaff(this.#settings);
    await this.#send([job], connectionMail(names, to, deskLink(this.#settings)), to);
  }

  async #sendLetter(job: Job): Promise<void> {
    const letter = await readLetter(this.#database, job.rowId);
    if (!letter) return this.#end([job], 'done', 'the row is gone');
    if (letter.address === undefined) return this.#end([job], 'dead', 'what stands there is no address');
    await this.#sendTo(job, letter.mail, letter.address);
  }

  async #sendToVisitor(job: Job): Promise<void> {
    const written = await visitorMail(this.#database, this.#settings, job);
    if (written === 'row is gone') return this.#end([job], 'done', 'the row is gone');
    if (written === 'address is none') return this.#end([job], 'dead', 'what stands there is no address');
    const hash = addressHash(written.address);
    const reason = job.insisted ? undefined : await suppression(this.#database, hash);
    if (reason === 'refused') {
      await this.#queue.noteAddress(job, hash);
      return this.#end([job], 'held', 'the address refused a mail before');
    }
    await this.#sendTo(job, written.mail, written.address);
  }

  async #sendTo(job: Job, mail: Mail, address: string): Promise<void> {
    const hash = addressHash(address);
    if (!(await this.#queue.reserveAddress(job, hash))) {
      return this.#end([job], 'held', 'the address had mails of this kind: one in 24 hours, three in 7 days');
    }
    const result = await this.#send([job], mail, [address]);
    if (result === 'recipient') await suppress(this.#database, hash, 'refused');
    if (result === 'sent' && job.insisted) await forgetRefusal(this.#database, hash);
  }

  async #send(jobs: Job[], mail: Mail, to: string[]): Promise<Outcome['result'] | undefined> {
    const [first] = jobs;
    if (!first) return undefined;
    if (first.begun >= mostUnanswered) {
      await this.#end(jobs, 'uncertain', 'it went out twice, and no answer came');
      return 'uncertain';
    }
    const message = await toMessage(mail, first.id, mailFrom(this.#settings), to, this.#now());
    const slow = setTimeout(
      () => this.#log.warn({ job: first.id, kind: first.kind }, 'the mail server is slow to answer'),
      slowMilliseconds,
    ).unref();
    const { result, reply, refusedSome } = await this.#transport
      .send(message, () => this.#queue.begin(jobs))
      .finally(() => clearTimeout(slow));
    if (refusedSome) this.#log.error({ job: first.id, reply }, 'some of MAIL_STAFF were refused');
    this.#log.debug({ job: first.id, kind: first.kind, result, reply }, 'a mail was tried');
    await this.#conclude(jobs, first, result, reply);
    return result;
  }

  async #conclude(jobs: Job[], first: Job, result: Outcome['result'], reply: string): Promise<void> {
    if (result === 'away') return this.#pause(jobs, reply);
    this.#failures = 0;
    if (result === 'sent') {
      this.#counts.count('sent', jobs.length);
      return this.#end(jobs, 'done', reply);
    }
    if (result === 'refused' || result === 'recipient') return this.#end(jobs, 'dead', reply);
    const isUncertain = result === 'uncertain';
    if (isUncertain && first.begun + 1 >= mostUnanswered) return this.#end(jobs, 'uncertain', reply);
    const delay = retryDelay(first.attempts);
    if (delay === undefined) return this.#end(jobs, 'dead', reply);
    this.#counts.count('postponed', jobs.length);
    await this.#queue.postpone(jobs, delay, reply, isUncertain);
  }

  async #pause(jobs: Job[], reply: string): Promise<void> {
    const pause = pauses[Math.min(this.#failures, pauses.length - 1)] ?? minute;
    this.#failures += 1;
    this.#pausedUntil = +this.#now() + pause;
    this.#log.error({ reply, again: `in ${pause / minute} min` }, 'no mails go out');
    await this.#queue.release(jobs, 0, reply);
  }

  async #end(jobs: Job[], state: 'done' | 'held' | 'uncertain' | 'dead', reply: string): Promise<void> {
    await this.#queue.end(jobs, state, reply);
    if (state !== 'done') this.#counts.count(state, jobs.length);
    if (state === 'dead' || state === 'uncertain') {
      this.#log.error({ job: jobs[0]?.id, kind: jobs[0]?.kind, state, reply }, 'a mail was given up');
    }
  }
}

function alone(jobs: Job[]): [Job][] {
  return jobs.map((job) => [job]);
}
