import { RequestError } from '#desk/api/client.ts';
import { useSession } from '#desk/api/session.ts';
import { useOnReconnect } from '#desk/frame/connection.tsx';
import { FailedChangeNotice } from '#desk/lead/changes/failed-change.tsx';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { Reminder } from '#desk/lead/reminder/reminder.tsx';
import { deliveryStatus } from '#desk/lead/reply/email-text.ts';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { useOpenLead } from './open-lead.tsx';

export function LeadNotices({ className = '' }: { className?: string }) {
  return (
    <div className={`mb-4 grid gap-3 empty:hidden ${className}`}>
      <FailedChange />
      <AnswerNotSaved />
      <ReplyStatus />
      <AnsweredDuplicate />
      <Reminder />
    </div>
  );
}

/** Retries the change when the connection is back, if the failure was transient. */
function FailedChange() {
  const { failedChange, set, dismissFailure } = useOpenLead().changes;
  const isTransient = failedChange?.error instanceof RequestError && failedChange.error.isTransient;
  const again = isTransient && !failedChange.conflict ? failedChange.change : null;
  useOnReconnect(again, () => again && set(again));
  if (!failedChange) return null;
  return (
    <FailedChangeNotice
      failed={failedChange}
      onSet={set}
      onDismiss={dismissFailure}
      {...(isTransient && { hint: ' It will be retried when the connection is back.' })}
    />
  );
}

function AnswerNotSaved() {
  const { changes, overlay } = useOpenLead();
  if (!changes.stopError || overlay === 'call') return null;
  return (
    <Notice
      role="alert"
      title="Not saved. The deadline still applies."
      actions={
        <Button size="bar" onClick={changes.dismissStopError}>
          All right
        </Button>
      }
    >
      {changes.stopError.message} Try again in a moment.
    </Notice>
  );
}

function ReplyStatus() {
  const { lead, show } = useOpenLead();
  const formatTime = useTimeFormatter();
  const mail = lead.mails.findLast(({ kind }) => kind === 'mail.reply');
  if (!mail || mail.state === 'done' || (lead.clock.answeredAt !== null && lead.replyFailedAt === null))
    return null;
  const { tone, text } = deliveryStatus(mail, formatTime);
  const hasFailed = tone === 'refused' || tone === 'unsure';
  const deadlineNote =
    lead.clock.dueAt === null || lead.clock.answeredAt !== null
      ? ''
      : ' The deadline applies until it is delivered.';
  return (
    <Notice
      tone={hasFailed ? 'amber' : 'plain'}
      title={hasFailed ? 'The last reply was not delivered.' : 'The reply is on its way.'}
      {...(hasFailed && {
        actions: (
          <>
            <Button size="bar" onClick={() => show('address')}>
              Fix email address
            </Button>
            <Button size="bar" onClick={() => show('reply')}>
              Write again
            </Button>
          </>
        ),
      })}
    >
      {text.replace(/\.?$/, '.')}
      {deadlineNote}
    </Notice>
  );
}

/** Offers to close a lead if the same person already got a reply to another entry of the same form. */
function AnsweredDuplicate() {
  const { lead, changes } = useOpenLead();
  const { people, me } = useSession();
  const formatTime = useTimeFormatter();
  const twin = lead.related.find(({ form, answeredAt }) => form === lead.form && answeredAt !== null);
  if (!lead.isOpen || !twin || twin.answeredAt === null) return null;
  const answerer = twin.answeredBy === null ? 'Someone' : actorName(people, twin.answeredBy, me.id);
  return (
    <Notice
      tone="plain"
      title={`This person also wrote ${formatTime(twin.createdAt)}.`}
      actions={
        <>
          <ButtonLink size="bar" tone="line" href={`/leads/${twin.ref}`}>
            Open {twin.ref}
          </ButtonLink>
          <Button size="bar" tone="line" onClick={() => changes.setStatus('lost')}>
            Close this one
          </Button>
        </>
      }
    >
      {`${answerer} answered ${formatTime(twin.answeredAt)}.`}
    </Notice>
  );
}
