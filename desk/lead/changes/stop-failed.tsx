import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

export function StopFailed() {
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
