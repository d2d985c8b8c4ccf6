import { RequestError } from '#desk/api/client.ts';
import { useSession } from '#desk/api/session.ts';
import { useWhenBack } from '#desk/frame/connection.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { conflictWords } from '#desk/parts/text/conflict-text.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { nameOf } from '#desk/parts/text/people-text.ts';
import type { Change } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';

/** A change that did not go through: both values, who and when, and a choice. Nothing is overwritten in silence. */
export function FailedChange() {
  const { changes } = useOpenLead();
  const session = useSession();
  const { unsettled } = changes;
  useTryWhenBack();
  if (!unsettled) return null;
  const { change } = unsettled;
  const value = (of: string | null) =>
    change.field === 'status'
      ? statusNames[of as Status]
      : of === null
        ? 'Unassigned'
        : firstName(nameOf(session.people, of));
  const now = unsettled.kind === 'conflict' ? unsettled.conflict.now : change.was;
  const again = { ...change, was: now } as Change;
  if (unsettled.kind === 'failed') {
    const isPassing = unsettled.error instanceof RequestError && unsettled.error.isPassing;
    return (
      <Notice
        role="alert"
        title={`${value(change.value)} is not stored.`}
        actions={
          <>
            <Button tone="primary" size="bar" onClick={() => changes.set(again)}>
              Try again
            </Button>
            <Button size="bar" onClick={changes.settle}>
              Leave {value(now)}
            </Button>
          </>
        }
      >
        {`${unsettled.error.message}${isPassing ? ' It is tried again when the connection is back.' : ''}`}
      </Notice>
    );
  }
  return (
    <Notice
      role="alert"
      title={conflictWords(unsettled.conflict, change.field, session)}
      actions={
        <>
          <Button tone="primary" size="bar" onClick={() => changes.set(again)}>
            Use {value(change.value)}
          </Button>
          <Button size="bar" onClick={changes.settle}>
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
  const { unsettled, set } = changes;
  const isPassing =
    unsettled?.kind === 'failed' && unsettled.error instanceof RequestError && unsettled.error.isPassing;
  useWhenBack(isPassing ? unsettled.change : null, () => unsettled && set(unsettled.change));
}
