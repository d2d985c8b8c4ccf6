import { useSession } from '#desk/api/session.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Release } from '#shared/desk/publishing.ts';

type BackDialogProps = { live: Release; before: Release; onBack: () => void; onClose: () => void };

export function BackDialog({ live, before, onBack, onClose }: BackDialogProps) {
  const { site } = useSession();
  const when = before.endedAt
    ? `, from ${formatDateTime(Date.parse(before.endedAt), serverNow(), site.timeZone)},`
    : '';
  const isFirst = before.kind === 'deployed';
  const seen = isFirst
    ? 'Visitors will see the site as it was before the first release from the desk.'
    : `Visitors will see release ${before.number}${when} again.`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isFirst ? 'Go back to before the first release?' : `Go back to release ${before.number}?`}
      lead={`${seen} Release ${live.number} is kept: you can roll back to it.`}
      confirm={{
        label: 'Go back',
        onClick: () => {
          onBack();
          onClose();
        },
      }}
      cancel={`Stay with release ${live.number}`}
    />
  );
}
