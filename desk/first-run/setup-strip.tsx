import { useState } from 'react';
import { useHasRole, useSession } from '#desk/api/session.ts';
import { EmailOffWarning, useIsEmailOff } from '#desk/frame/email-off-warning.tsx';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

const key = 'desk-setup-dismissed';

/** Shown above the list while email is off or the setup checklist is not complete. */
export function SetupStrip() {
  const isEmailOff = useIsEmailOff();
  const isAdmin = useHasRole(['admin']);
  const { people } = useSession();
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(key) !== null);
  const margins = 'mx-4 mt-3 sm:mx-6 lg:mb-3';
  if (isEmailOff)
    return <EmailOffWarning place="list" title="Email is off. Replies are not sent." className={margins} />;
  const isAlone = people.filter(({ disabled }) => !disabled).length < 2;
  if (!isAdmin || !isAlone || isDismissed) return null;
  return (
    <Notice
      tone="plain"
      className={margins}
      title="Setup: 1 step left."
      actions={
        <>
          <ButtonLink size="bar" tone="line" href="/start">
            Open the checklist
          </ButtonLink>
          <Button
            size="bar"
            tone="quiet"
            onClick={() => {
              localStorage.setItem(key, '1');
              setDismissed(true);
            }}
          >
            Dismiss
          </Button>
        </>
      }
    >
      Invite a teammate.
    </Notice>
  );
}
