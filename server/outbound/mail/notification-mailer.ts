import type { Job } from '#server/outbound/job.ts';
import { createNotificationMail } from '#server/outbound/mail/mails/notification.ts';
import { notificationMailKind, queueNotifications } from '#server/outbound/notify/notify-staff.ts';
import { createDeskLink } from './desk-link.ts';
import type { MailSender } from './mail-sender.ts';
import { type MemberNotification, readNotifications } from './read-notifications.ts';

const maxCombinedJobs = 200;
const maxMails = 5;
const combineDelayMilliseconds = 600_000;

/** Combines due notifications; at most five emails per member in ten minutes. */
export class NotificationMailer {
  readonly #sender: MailSender;

  constructor(sender: MailSender) {
    this.#sender = sender;
  }

  async run(): Promise<void> {
    const { queue, database, settings, now } = this.#sender;
    await queueNotifications(database, now());
    const jobs = await queue.claim({
      kinds: [notificationMailKind],
      limit: maxCombinedJobs,
      perHour: settings.MAIL_HOURLY,
      inOneMail: true,
    });
    if (jobs.length === 0) return;
    const found = new Map((await readNotifications(database, jobs, now())).map((one) => [one.id, one]));
    const groups = Map.groupBy(jobs, ({ rowId }) => found.get(rowId)?.member);
    const obsolete = groups.get(undefined);
    if (obsolete) await this.#sender.finishJobs(obsolete, 'done', 'no longer applies');
    groups.delete(undefined);
    await this.#sender.sendEach<Job[]>([...groups.values()], (group) =>
      this.#sendTo(
        group,
        group.flatMap(({ rowId }) => found.get(rowId) ?? []),
      ),
    );
  }

  async #sendTo(jobs: Job[], notified: MemberNotification[]): Promise<void> {
    const { queue, settings } = this.#sender;
    const [{ email, recent } = { email: '', recent: 0 }] = notified;
    if (recent >= maxMails)
      return queue.releaseJobs(jobs, combineDelayMilliseconds, 'waits to be combined with others');
    const links = {
      desk: createDeskLink(settings),
      lead: (ref: string | null) => (ref ? createDeskLink(settings, ref) : undefined),
    };
    await this.#sender.send(jobs, createNotificationMail(notified, email, links), [email]);
  }
}
