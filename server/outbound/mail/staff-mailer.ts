import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import { createAlarmMail } from '#server/outbound/mail/mails/alarm.ts';
import { createCustomerReplyMail, readCustomerReply } from '#server/outbound/mail/mails/answer.ts';
import { createConnectionMail } from '#server/outbound/mail/mails/connection.ts';
import {
  createCombinedDeadlineMail,
  createDeadlineMail,
  deadlineMailKinds,
} from '#server/outbound/mail/mails/deadline.ts';
import { createCombinedNoticeMail, createNoticeMail } from '#server/outbound/mail/mails/notice.ts';
import { notifyOfNewLeads } from '#server/outbound/notify/notify-staff.ts';
import { answerMailKind } from '#server/outbound/received/reopen-lead.ts';
import { readAddress } from './address.ts';
import { getStaffAddresses } from './agency-mailbox.ts';
import { alarmMailKind, connectionMailKind, noticeMailKind } from './compose.ts';
import { createDeskLink } from './desk-link.ts';
import { type Lead, readLeads } from './lead.ts';
import { groupPerJob, type MailSender } from './mail-sender.ts';
import { NotificationMailer } from './notification-mailer.ts';
import { readUndeliveredEmails } from './undelivered-emails.ts';

const maxCombinedJobs = 200;
const maxNotices = 5;
const noticeWindowMilliseconds = 600_000;

/** Emails MAIL_STAFF about leads that no member is notified of, overdue emails and stopped connections. */
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
    await this.#sendDeadlineMails();
    await this.#notifications.run();
    const senders = new Map([
      [alarmMailKind, (job: Job) => this.#sendAlarm(job)],
      [connectionMailKind, (job: Job) => this.#sendConnectionMail(job)],
      [answerMailKind, (job: Job) => this.#sendCustomerReply(job)],
    ]);
    return this.#sender.runBatch([...senders.keys()], async (job) => senders.get(job.kind)?.(job));
  }

  /** At most five emails in ten minutes; further jobs are combined. */
  async #claimJobs(
    kinds: string[],
    filterJobs = async (jobs: Job[]) => jobs,
  ): Promise<{ jobs: Job[]; free: number }> {
    const { queue, settings, now } = this.#sender;
    const claimed = await queue.claim({
      kinds,
      limit: maxCombinedJobs,
      perHour: settings.MAIL_HOURLY,
      inOneMail: true,
    });
    const jobs = claimed.length > 0 ? await filterJobs(claimed) : claimed;
    if (jobs.length === 0) return { jobs, free: 0 };
    const recent = await queue.findRecentStartTimes(kinds, noticeWindowMilliseconds);
    const free = maxNotices - recent.length;
    if (free > 0) return { jobs, free };
    const wait = +(recent[0] ?? now()) + noticeWindowMilliseconds - +now();
    await queue.releaseJobs(jobs, Math.max(wait, 1_000), 'waits to be combined with others');
    return { jobs: [], free };
  }

  async #sendNotices(): Promise<void> {
    const { database, now } = this.#sender;
    const { jobs, free } = await this.#claimJobs([noticeMailKind], (claimed) =>
      notifyOfNewLeads(database, claimed, now()),
    );
    const groups = jobs.length <= free ? groupPerJob(jobs) : [jobs];
    await this.#sender.sendEach<Job[]>(groups, (group) => this.#sendNotice(group));
  }

  async #sendNotice(jobs: Job[]): Promise<void> {
    const { database, settings } = this.#sender;
    const staff = getStaffAddresses(settings);
    const leads = await readLeads(database, jobs);
    const [first] = leads;
    if (!first) return this.#sender.finishJobs(jobs, 'done', 'the lead was deleted');
    const link = createDeskLink(settings, leads.length === 1 ? first.ref : undefined);
    const mail =
      leads.length === 1
        ? createNoticeMail(first, staff, link)
        : createCombinedNoticeMail(leads, staff, link);
    await this.#sender.send(jobs, mail, staff);
  }

  async #sendDeadlineMails(): Promise<void> {
    const { database, queue } = this.#sender;
    const { jobs, free } = await this.#claimJobs(deadlineMailKinds);
    if (jobs.length === 0) return;
    const leads = new Map((await readLeads(database, jobs)).map((lead) => [lead.id, lead]));
    const needsReply = (lead?: Lead) => lead?.dueAt && !lead.isKept && !lead.isTest;
    const { answered = [], waiting = [] } = Object.groupBy(jobs, ({ rowId }) =>
      needsReply(leads.get(rowId)) ? 'waiting' : 'answered',
    );
    if (answered.length > 0)
      await this.#sender.finishJobs(answered, 'done', 'the lead no longer needs a reply');
    const getAssigneeEmail = ({ rowId }: Job) => leads.get(rowId)?.assignee?.email ?? '';
    const groups =
      waiting.length <= free ? groupPerJob(waiting) : [...Map.groupBy(waiting, getAssigneeEmail).values()];
    const later = groups.slice(free).flat();
    if (later.length > 0)
      await queue.releaseJobs(later, noticeWindowMilliseconds, 'waits to be combined with others');
    await this.#sender.sendEach<Job[]>(groups.slice(0, free), (group) =>
      this.#sendDeadlineMail(group, leads),
    );
  }

  async #sendDeadlineMail(jobs: Job[], leads: Map<string, Lead>): Promise<void> {
    const { settings } = this.#sender;
    const waiting = jobs.flatMap(({ rowId, kind }) => {
      const lead = leads.get(rowId);
      return lead ? [{ ...lead, isLate: kind === 'mail.promise-late' }] : [];
    });
    const [first] = waiting;
    if (!first) return;
    const to = first.assignee ? [first.assignee.email] : getStaffAddresses(settings);
    const link = createDeskLink(settings, waiting.length === 1 ? first.ref : undefined);
    const mail =
      waiting.length === 1
        ? createDeadlineMail(first, to, link)
        : createCombinedDeadlineMail(waiting, to, link);
    await this.#sender.send(jobs, mail, to);
  }

  /** Notifies MAIL_STAFF when no member is notified. */
  async #sendCustomerReply(job: Job): Promise<void> {
    const { database, settings } = this.#sender;
    const answer = await readCustomerReply(database, job.rowId);
    const [lead] = answer ? await readLeads(database, [answer]) : [];
    if (!answer || !lead) return this.#sender.finishJobs([job], 'done', 'the email or its lead was deleted');
    if (lead.isKept) return this.#sender.finishJobs([job], 'done', 'the lead no longer needs a reply');
    const to = getStaffAddresses(settings);
    await this.#sender.send(
      [job],
      createCustomerReplyMail(lead, answer, to, createDeskLink(settings, lead.ref)),
      to,
    );
  }

  async #sendAlarm(job: Job): Promise<void> {
    const { database, settings, now } = this.#sender;
    const staff = getStaffAddresses(settings);
    const undelivered = await readUndeliveredEmails(database, now());
    if (!undelivered) return this.#sender.finishJobs([job], 'done', 'no email is overdue');
    const leads = (await readLeads(database, undelivered.leads)).map((lead) => ({
      ...lead,
      link: lead.ref ? createDeskLink(settings, lead.ref) : undefined,
    }));
    await this.#sender.send([job], createAlarmMail(undelivered, leads, staff, now()), staff);
  }

  async #sendConnectionMail(job: Job): Promise<void> {
    const { database, settings } = this.#sender;
    const { names, admins } = await readStoppedConnections(database);
    if (names.length === 0) return this.#sender.finishJobs([job], 'done', 'no connection is paused');
    const to = admins.length > 0 ? admins : getStaffAddresses(settings);
    await this.#sender.send([job], createConnectionMail(names, to, createDeskLink(settings)), to);
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
