import { RequestError } from '#desk/api/client.ts';
import { useOnReconnect } from '#desk/frame/connection.tsx';
import { FailedChangeNotice } from '#desk/lead/changes/failed-change.tsx';
import { StopFailed } from '#desk/lead/changes/stop-failed.tsx';
import { AnsweredDuplicate } from '#desk/lead/conversation/answered-duplicate.tsx';
import { Reminder } from '#desk/lead/reminder/reminder.tsx';
import { ReplyStatus } from '#desk/lead/reply/reply-status.tsx';
import { useOpenLead } from './open-lead.tsx';

export function LeadNotices({ className = '' }: { className?: string }) {
  return (
    <div className={`mb-4 grid gap-3 empty:hidden ${className}`}>
      <FailedChange />
      <StopFailed />
      <ReplyStatus />
      <AnsweredDuplicate />
      <Reminder />
    </div>
  );
}

/** A failed change of this lead. Transient failures are retried when the connection is back. */
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
