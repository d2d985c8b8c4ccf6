import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

export function StopFailed() {
  const { changes, over } = useOpenLead();
  if (!changes.stopError || over === 'call') return null;
  return (
    <Notice
      role="alert"
      title="Not saved. The deadline still applies."
      actions={
        <Button size="bar" onClick={changes.forgetStop}>
          All right
        </Button>
      }
    >
      {changes.stopError.message} Press it again in a moment.
    </Notice>
  );
}
