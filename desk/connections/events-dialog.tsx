import { useState } from 'react';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import type { Connection } from '#shared/desk/connections.ts';
import { useUpdateConnection } from './connections-api.ts';
import { EventChoice } from './event-choice.tsx';

export function EventsDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  // The values from when the dialog was opened, so that the server detects another admin's change as a conflict.
  const [was] = useState({ events: connection.events, isFull: connection.isFull });
  const [events, setEvents] = useState(was.events);
  const [isFull, setFull] = useState(was.isFull);
  const change = useUpdateConnection(connection.id);
  const { showToast } = useToasts();

  function save() {
    if (events.length === 0) return;
    change.mutate(
      { told: { events, isFull, was } },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: `Events of ${connection.name} are saved.` });
        },
      },
    );
  }

  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title={`Events for ${connection.name}`}
      error={change.error}
      confirm={{ label: 'Save', busy: change.isPending, onClick: save }}
    >
      <EventChoice
        {...{ events, isFull }}
        error={events.length === 0 ? 'Choose at least one event.' : null}
        onEventsChange={setEvents}
        onFullChange={setFull}
      />
    </Dialog>
  );
}
