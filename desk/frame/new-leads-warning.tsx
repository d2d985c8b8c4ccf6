import { useSaveNotifications } from '#desk/api/notifications.ts';
import { useOverview } from '#desk/api/overview.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';

export function NewLeadsWarning({ className = '' }: { className?: string }) {
  const { data } = useOverview();
  const { change, saveChoices } = useSaveNotifications();
  if (!data?.newLeadsOnlyTo) return null;
  return (
    <Notice
      className={className}
      title="No one on the team gets emails about new leads."
      actions={
        <Button
          size="bar"
          busy={change.isPending}
          onClick={() => saveChoices({ leads: 'hourly', leadsOf: 'all' })}
        >
          Turn on for me
        </Button>
      }
    >
      {`They go only to ${data.newLeadsOnlyTo}.${change.error ? ` Not saved: ${change.error.message}` : ''}`}
    </Notice>
  );
}
