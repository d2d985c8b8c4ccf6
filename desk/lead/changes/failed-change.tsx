import type { ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import { firstName } from '#desk/parts/text/initials.ts';
import { memberName } from '#desk/parts/text/people-text.ts';
import type { Change } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import type { FailedChange } from './revert-change.ts';

type FailedChangeNoticeProps = {
  failed: FailedChange;
  onSet: (change: Change) => void;
  onDismiss: () => void;
  /** The name of the lead, shown in lists. */
  name?: ReactNode;
  hint?: string;
  className?: string;
};

/** Shows both values of a failed or conflicting change, and lets the user choose. */
export function FailedChangeNotice(props: FailedChangeNoticeProps) {
  const { failed, onSet, onDismiss, name, hint = '', className = '' } = props;
  const session = useSession();
  const { change, conflict, error } = failed;
  const valueText = (value: string | null) =>
    change.field === 'status' ? statusNames[value as Status] : firstName(memberName(session.people, value));
  const was = conflict ? conflict.now : change.was;
  const newValue = valueText(change.value);
  return (
    <Notice
      role="alert"
      className={className}
      title={conflict ? conflictText(conflict, change.field, session) : `${newValue} was not saved.`}
      actions={
        <>
          <Button tone="primary" size="bar" onClick={() => onSet({ ...change, was } as Change)}>
            {conflict ? `Use ${newValue}` : 'Try again'}
          </Button>
          <Button size="bar" onClick={onDismiss}>
            Leave {valueText(was)}
          </Button>
        </>
      }
    >
      {conflict ? (
        <>
          {`You chose ${newValue}${name ? ' for ' : ''}`}
          {name}.
        </>
      ) : (
        `${error.message}${hint}`
      )}
    </Notice>
  );
}
