import { type KeyboardEvent, useRef, useState } from 'react';
import { useTimeFormatter } from '#desk/lead/changes/use-lead-time.ts';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { maxReminderNote, type Reminder } from '#shared/desk/api.ts';
import { useSetReminder } from './use-set-reminder.ts';

type ReminderNoteDialogProps = {
  saved: Reminder & { member: string };
  whom: string;
  onClose: () => void;
};

/** Asks for the note of a reminder that is already saved. Closing the dialog saves the note. */
export function ReminderNoteDialog({ saved, whom, onClose }: ReminderNoteDialogProps) {
  const formatTime = useTimeFormatter();
  const set = useSetReminder();
  const [note, setNote] = useState('');
  const field = useRef<HTMLInputElement>(null);

  function save() {
    if (note.trim() === '') onClose();
    else if (!set.isPending)
      set.mutate({ ...saved, note, was: set.conflict ? set.conflict.now : saved }, { onSuccess: onClose });
  }
  function saveOnEnter({ key, repeat }: KeyboardEvent) {
    if (key === 'Enter' && !repeat) save();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && (set.error ? onClose() : save())}
      initialFocus={field}
      title="Reminder set"
      lead={`Reminds ${whom} ${formatTime(saved.at)}.`}
      actions={
        <Button tone="primary" busy={set.isPending} onClick={save}>
          Done
        </Button>
      }
    >
      <TextField
        ref={field}
        label="Add a note (optional)"
        autoComplete="off"
        dir="auto"
        maxLength={maxReminderNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={saveOnEnter}
      />
      {set.problem && (
        <p role="alert" className="mt-2.5">
          {`The reminder is set. The note is not saved: ${set.problem}${set.conflict ? ' Click Done again to replace it.' : ''}`}
        </p>
      )}
    </Dialog>
  );
}
