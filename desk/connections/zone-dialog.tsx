import { useState } from 'react';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
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
      error={change.error}
      confirm={{ label: 'Save', busy: change.isPending, onClick: save }}
    >
      <ZoneField value={timeZone} onChange={setTimeZone} />
    </Dialog>
  );
}
