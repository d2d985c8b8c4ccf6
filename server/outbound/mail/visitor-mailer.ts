import type { Job } from '#server/outbound/job.ts';
import { hashAddress } from './address.ts';
import { renderVisitorMail, visitorMailKinds } from './compose.ts';
import type { Mail } from './mail.ts';
import type { MailSender } from './mail-sender.ts';
import { readReply, replyMailKind } from './reply.ts';
import { deleteRefusal, findSuppression, suppressAddress } from './suppression.ts';

/** A flood of submissions must not delay replies and emails to staff. */
const automaticMailShare = 0.8;

/** Staff replies go first. */
export class VisitorMailer {
  readonly #sender: MailSender;

  constructor(sender: MailSender) {
    this.#sender = sender;
  }

  /** Returns whether more may be due. */
  async run(): Promise<boolean> {
    if (this.#sender.isPaused) return false;
    const sender = this.#sender;
    const hasReplies = await sender.runBatch([replyMailKind], (job) => this.#sendReply(job));
    const perHour = Math.ceil(sender.settings.MAIL_HOURLY * automaticMailShare);
    return (
      (await sender.runBatch(visitorMailKinds, (job) => this.#sendAutomaticMail(job), perHour)) || hasReplies
    );
  }

  async #sendReply(job: Job): Promise<void> {
    const reply = await readReply(this.#sender.database, this.#sender.settings, job.rowId);
    if (!reply) return this.#sender.finishJobs([job], 'done', 'the lead was deleted');
    if (reply.address === undefined)
      return this.#sender.finishJobs([job], 'dead', 'the lead has no valid address');
    await this.#sendTo(job, reply.mail, reply.address);
  }

  async #sendAutomaticMail(job: Job): Promise<void> {
    const { database, queue, settings } = this.#sender;
    const rendered = await renderVisitorMail(database, settings, job);
    if (rendered === 'deleted') return this.#sender.finishJobs([job], 'done', 'the lead was deleted');
    if (rendered === 'no address')
      return this.#sender.finishJobs([job], 'dead', 'the lead has no valid address');
    const hash = hashAddress(rendered.address);
    const reason = job.isForced ? undefined : await findSuppression(database, hash);
    if (reason === 'refused' || reason === 'complained') {
      await queue.setAddress(job, hash);
      return this.#sender.finishJobs(
        [job],
        'held',
        reason === 'refused'
          ? 'the address refused an earlier email'
          : 'the recipient marked an earlier email as spam',
      );
    }
    await this.#sendTo(job, rendered.mail, rendered.address);
  }

  async #sendTo(job: Job, mail: Mail, address: string): Promise<void> {
    const { database, queue } = this.#sender;
    const hash = hashAddress(address);
    if (!(await queue.reserveAddress(job, hash))) {
      return this.#sender.finishJobs(
        [job],
        'held',
        'limit for this address: one email of each kind in 24 hours, three in 7 days',
      );
    }
    const result = await this.#sender.send([job], mail, [address]);
    if (result === 'recipient') await suppressAddress(database, hash, 'refused');
    if (result === 'sent' && job.isForced) await deleteRefusal(database, hash);
  }
}
