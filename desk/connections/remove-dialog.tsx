import { useToasts } from '#desk/frame/toasts.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { counted } from '#desk/parts/text/count-text.ts';
import type { Connection } from '#shared/desk/connections.ts';
import { useRemoveConnection } from './connections-api.ts';

type RemoveDialogProps = { connection: Connection; onClose: () => void };

export function RemoveDialog({ connection, onClose }: RemoveDialogProps) {
  const remove = useRemoveConnection(connection.id);
  const { showToast } = useToasts();
  const { name, waiting, missed } = connection;
  const unsent = waiting + missed;
  const lost = unsent > 0 ? ` ${counted(unsent, 'event')} not yet delivered will not be sent.` : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      lead={`Its address, secret and deliveries are deleted here.${lost} Data it received stays there.`}
      error={remove.error}
      cancel="Keep"
      confirm={{
        label: 'Remove',
        busy: remove.isPending,
        onClick: () =>
          remove.mutate(undefined, {
            onSuccess: () => {
              onClose();
              showToast({ title: `${name} is removed.` });
            },
          }),
      }}
    />
  );
}
