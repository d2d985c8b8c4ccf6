import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { formOf } from '#shared/forms/forms.ts';
import { EmailIcon } from './email-icon.tsx';
import { isToVisitor } from './email-text.ts';

/** Shown when the form's automatic email bounced. */
export function BouncedNotice() {
  const { lead, show } = useOpenLead();
  const formatTime = useTimeFormatter();
  if (lead.clock.bouncedAt === null || lead.clock.answeredAt !== null) return null;
  const mail = lead.mails
    .filter(isToVisitor)
    .findLast(({ state }) => state === 'dead' || state === 'uncertain' || state === 'held');
  return (
    <section
      aria-label="Bounced email"
      className="mt-3 flex items-start gap-3 border-tally border-t-2 pt-3 pb-4 wrap-anywhere"
    >
      <EmailIcon tone="refused" className="mt-0.5 size-6" />
      <div className="min-w-0">
        <strong className="font-semibold text-tally-text">
          {mail?.kind === 'mail.reply' ? 'Your reply' : `The ${formOf(lead.form).receipt}`} did not reach{' '}
          <bdi>{lead.name}</bdi>.
        </strong>
        <p>
          {[
            mail?.reply && `${mail.reply.trim().replace(/\.$/, '')},`,
            `${formatTime(mail?.doneAt ?? lead.clock.bouncedAt)}.`,
            lead.suppressed && 'No more email is sent to this address.',
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button tone="primary" size="bar" onClick={() => show('address')}>
            Fix email address
          </Button>
          <Button tone="line" size="bar" hint="C" onClick={() => show('call')}>
            Log call
          </Button>
        </div>
      </div>
    </section>
  );
}
