import { RequestError } from '#desk/api/client.ts';
import { useSession } from '#desk/api/session.ts';
import { useOnReconnect } from '#desk/frame/connection.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { nameOf } from '#desk/parts/text/people-text.ts';
import type { Change } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';

/** A failed or conflicting change: shows both values and lets the user choose. */
export function FailedChange() {
  const { changes } = useOpenLead();
  const session = useSession();
  const { failedChange } = changes;
  useTryWhenBack();
  if (!failedChange) return null;
  const { change } = failedChange;
  const value = (of: string | null) =>
    change.field === 'status'
      ? statusNames[of as Status]
      : of === null
        ? 'Unassigned'
        : firstName(nameOf(session.people, of));
  const now = failedChange.kind === 'conflict' ? failedChange.conflict.now : change.was;
  const again = { ...change, was: now } as Change;
  if (failedChange.kind === 'failed') {
    const isTransient = failedChange.error instanceof RequestError && failedChange.error.isTransient;
    return (
      <Notice
        role="alert"
        title={`${value(change.value)} is not stored.`}
        actions={
          <>
            <Button tone="primary" size="bar" onClick={() => changes.set(again)}>
              Try again
            </Button>
            <Button size="bar" onClick={changes.dismissFailure}>
              Leave {value(now)}
            </Button>
          </>
        }
      >
        {`${failedChange.error.message}${isTransient ? ' It will be retried when the connection is back.' : ''}`}
      </Notice>
    );
  }
  return (
    <Notice
      role="alert"
      title={conflictText(failedChange.conflict, change.field, session)}
      actions={
        <>
          <Button tone="primary" size="bar" onClick={() => changes.set(again)}>
            Use {value(change.value)}
          </Button>
          <Button size="bar" onClick={changes.dismissFailure}>
            Leave {value(now)}
          </Button>
        </>
      }
    >
      You chose {value(change.value)}.
    </Notice>
  );
}

function useTryWhenBack() {
  const { changes } = useOpenLead();
  const { failedChange, set } = changes;
  const isTransient =
    failedChange?.kind === 'failed' &&
    failedChange.error instanceof RequestError &&
    failedChange.error.isTransient;
  useOnReconnect(isTransient ? failedChange.change : null, () => failedChange && set(failedChange.change));
}
