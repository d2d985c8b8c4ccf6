import { useState } from 'react';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Connection } from '#shared/desk/connections.ts';
import { useConnectionChange } from './connections-api.ts';
import { ZoneField } from './zone-field.tsx';

type ZoneDialogProps = { connection: Connection; onClose: () => void };

export function ZoneDialog({ connection, onClose }: ZoneDialogProps) {
  const [timeZone, setTimeZone] = useState(connection.timeZone);
  const change = useConnectionChange(connection.id);
  const { showToast } = useToasts();

  function save() {
    change.mutate(
      { timeZone },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: `The time zone of ${connection.name} is saved.` });
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Time zone of ${connection.name}`}
      actions={
        <>
          <Button tone="primary" busy={change.isPending} onClick={save}>
            Save
          </Button>
          <Button tone="line" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <ZoneField value={timeZone} onChange={setTimeZone} />
      <div role="alert" className="mt-3 empty:hidden">
        {change.error && <Notice>{change.error.message}</Notice>}
      </div>
    </Dialog>
  );
}
