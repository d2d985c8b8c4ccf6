import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import { alarmMail } from '#server/outbound/mail/mails/alarm.ts';
import { answerMail, readAnswer } from '#server/outbound/mail/mails/answer.ts';
import { connectionMail } from '#server/outbound/mail/mails/connection.ts';
import { deadlineKinds, deadlineMail, deadlinesMail } from '#server/outbound/mail/mails/deadline.ts';
import { noticeMail, noticesMail } from '#server/outbound/mail/mails/notice.ts';
import { notifyOfNewLeads } from '#server/outbound/notify/notify-staff.ts';
import { answerKind } from '#server/outbound/received/reopen-lead.ts';
import { readAddress } from './address.ts';
import { mailStaff } from './agency-mailbox.ts';
import { alarmKind, connectionKind, noticeKind } from './compose.ts';
import { deskLink } from './desk-link.ts';
import { type Lead, readLeads } from './lead.ts';
import { type MailSender, oneMailPerJob } from './mail-sender.ts';
import { NotificationMailer } from './notification-mailer.ts';
import { readUndeliveredEmails } from './undelivered-emails.ts';

const maxGathered = 200;
const maxNotices = 5;
const noticeWindow = 600_000;

/** Emails MAIL_STAFF about leads of which no member is notified, about overdue emails, and about stopped connections. */
export class StaffMailer {
  readonly #sender: MailSender;
  readonly #notifications: NotificationMailer;

  constructor(sender: MailSender) {
    this.#sender = sender;
    this.#notifications = new NotificationMailer(sender);
  }

  /** Returns whether more may be due. */
  async run(): Promise<boolean> {
    if (this.#sender.isPaused) return false;
    await this.#sendNotices();
    await this.#sendDeadlines();
    await this.#notifications.run();
    const senders = new Map([
      [alarmKind, (job: Job) => this.#sendAlarm(job)],
      [connectionKind, (job: Job) => this.#sendConnection(job)],
      [answerKind, (job: Job) => this.#sendAnswer(job)],
    ]);
    return this.#sender.runBatch([...senders.keys()], async (job) => senders.get(job.kind)?.(job));
  }

  /** At most five emails in ten minutes; further jobs are combined. */
  async #claim(kinds: string[], sift = async (jobs: Job[]) => jobs): Promise<{ jobs: Job[]; free: number }> {
    const { queue, settings, now } = this.#sender;
    const claimed = await queue.claim({
      kinds,
      limit: maxGathered,
      perHour: settings.MAIL_HOURLY,
      inOneMail: true,
    });
    const jobs = claimed.length > 0 ? await sift(claimed) : claimed;
    if (jobs.length === 0) return { jobs, free: 0 };
    const recent = await queue.begunSince(kinds, noticeWindow);
    const free = maxNotices - recent.length;
    if (free > 0) return { jobs, free };
    const wait = +(recent[0] ?? now()) + noticeWindow - +now();
    await queue.release(jobs, Math.max(wait, 1_000), 'waits to be combined with others');
    return { jobs: [], free };
  }

  async #sendNotices(): Promise<void> {
    const { database, now } = this.#sender;
    const { jobs, free } = await this.#claim([noticeKind], (claimed) =>
      notifyOfNewLeads(database, claimed, now()),
    );
    const groups = jobs.length <= free ? oneMailPerJob(jobs) : [jobs];
    await this.#sender.sendEach<Job[]>(groups, (group) => this.#sendNotice(group));
  }

  async #sendNotice(jobs: Job[]): Promise<void> {
    const { database, settings } = this.#sender;
    const staff = mailStaff(settings);
    const leads = await readLeads(database, jobs);
    const [first] = leads;
    if (!first) return this.#sender.end(jobs, 'done', 'the lead was deleted');
    const link = deskLink(settings, leads.length === 1 ? first.ref : undefined);
    const mail = leads.length === 1 ? noticeMail(first, staff, link) : noticesMail(leads, staff, link);
    await this.#sender.send(jobs, mail, staff);
  }

  async #sendDeadlines(): Promise<void> {
    const { database, queue } = this.#sender;
    const { jobs, free } = await this.#claim(deadlineKinds);
    if (jobs.length === 0) return;
    const leads = new Map((await readLeads(database, jobs)).map((lead) => [lead.id, lead]));
    const isWaiting = (lead?: Lead) => lead?.dueAt && !lead.isKept && !lead.isTest;
    const { answered = [], waiting = [] } = Object.groupBy(jobs, ({ rowId }) =>
      isWaiting(leads.get(rowId)) ? 'waiting' : 'answered',
    );
    if (answered.length > 0) await this.#sender.end(answered, 'done', 'the lead no longer needs a reply');
    const assigneeOf = ({ rowId }: Job) => leads.get(rowId)?.assignee?.email ?? '';
    const groups =
      waiting.length <= free ? oneMailPerJob(waiting) : [...Map.groupBy(waiting, assigneeOf).values()];
    const later = groups.slice(free).flat();
    if (later.length > 0) await queue.release(later, noticeWindow, 'waits to be combined with others');
    await this.#sender.sendEach<Job[]>(groups.slice(0, free), (group) => this.#sendDeadline(group, leads));
  }

  async #sendDeadline(jobs: Job[], leads: Map<string, Lead>): Promise<void> {
    const { settings } = this.#sender;
    const waiting = jobs.flatMap(({ rowId, kind }) => {
      const lead = leads.get(rowId);
      return lead ? [{ ...lead, isLate: kind === 'mail.promise-late' }] : [];
    });
    const [first] = waiting;
    if (!first) return;
    const to = first.assignee ? [first.assignee.email] : mailStaff(settings);
    const link = deskLink(settings, waiting.length === 1 ? first.ref : undefined);
    const mail = waiting.length === 1 ? deadlineMail(first, to, link) : deadlinesMail(waiting, to, link);
    await this.#sender.send(jobs, mail, to);
  }

  /** Notifies MAIL_STAFF when no member is notified. */
  async #sendAnswer(job: Job): Promise<void> {
    const { database, settings } = this.#sender;
    const answer = await readAnswer(database, job.rowId);
    const [lead] = answer ? await readLeads(database, [answer]) : [];
    if (!answer || !lead) return this.#sender.end([job], 'done', 'the email or its lead was deleted');
    if (lead.isKept) return this.#sender.end([job], 'done', 'the lead no longer needs a reply');
    const to = mailStaff(settings);
    await this.#sender.send([job], answerMail(lead, answer, to, deskLink(settings, lead.ref)), to);
  }

  async #sendAlarm(job: Job): Promise<void> {
    const { database, settings, now } = this.#sender;
    const staff = mailStaff(settings);
    const undelivered = await readUndeliveredEmails(database, now());
    if (!undelivered) return this.#sender.end([job], 'done', 'no email is overdue');
    const leads = (await readLeads(database, undelivered.leads)).map((lead) => ({
      ...lead,
      link: lead.ref ? deskLink(settings, lead.ref) : undefined,
    }));
    await this.#sender.send([job], alarmMail(undelivered, leads, staff, now()), staff);
  }

  async #sendConnection(job: Job): Promise<void> {
    const { database, settings } = this.#sender;
    const { names, admins } = await readStoppedConnections(database);
    if (names.length === 0) return this.#sender.end([job], 'done', 'no connection is paused');
    const to = admins.length > 0 ? admins : mailStaff(settings);
    await this.#sender.send([job], connectionMail(names, to, deskLink(settings)), to);
  }
}

async function readStoppedConnections(
  database: Pick<StaffDatabase, 'query'>,
): Promise<{ names: string[]; admins: string[] }> {
  const [row] = await database.query(
    `select
      array(select name from staff.endpoint where reason in ('failing', 'key', 'gone') order by state_at desc limit 30) as names,
      array(select email from staff.member where role = 'admin' and disabled_at is null order by created_at) as admins`,
  );
  const { names, admins } = row as { names: string[]; admins: string[] };
  return { names, admins: admins.filter((email) => readAddress(email) !== undefined) };
}
