import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Notice } from '#desk/parts/notice.tsx';
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
      actions={
        <>
          <Button
            tone="primary"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, {
                onSuccess: () => {
                  onClose();
                  showToast({ title: `${name} is removed.` });
                },
              })
            }
          >
            Remove
          </Button>
          <Button tone="line" onClick={onClose}>
            Keep
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {remove.error && <Notice>{remove.error.message}</Notice>}
      </div>
    </Dialog>
  );
}
