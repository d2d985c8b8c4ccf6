import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { nameOf } from '#desk/parts/text/people-text.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';

import type { RowChanges } from './use-row-changes.ts';

/** A failed or conflicting change: shows both values and lets the user choose. */
export function FailedChangeNotice({ changes }: { changes: RowChanges }) {
  const session = useSession();
  const { failedChange, retry, dismissFailure } = changes;
  if (!failedChange) return null;
  const { lead, change, conflict, error } = failedChange;
  const wordsOf = (value: string | null) =>
    change.field === 'status' ? statusNames[value as Status] : firstName(nameOf(session.people, value));
  const now = wordsOf(conflict ? conflict.now : change.was);
  const wanted = wordsOf(change.value);
  return (
    <Notice
      role="alert"
      className="mx-4 my-2 sm:mx-6 lg:mx-4"
      title={conflict ? conflictText(conflict, change.field, session) : `${wanted} is not stored.`}
      actions={
        <>
          <Button tone="primary" size="bar" onClick={() => retry(failedChange)}>
            {conflict ? `Use ${wanted}` : 'Try again'}
          </Button>
          <Button size="bar" onClick={dismissFailure}>
            Leave {now}
          </Button>
        </>
      }
    >
      {conflict ? (
        <>
          {`You chose ${wanted} for `}
          <bdi>{lead.name}</bdi>.
        </>
      ) : (
        error.message
      )}
    </Notice>
  );
}
