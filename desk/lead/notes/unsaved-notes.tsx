import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { useWaitingNotes } from './waiting-notes.tsx';

/** List items of the notes that the server has not stored yet. */
export function UnsavedNotes() {
  const { lead } = useOpenLead();
  const { notes, retry, discard } = useWaitingNotes(lead.ref);
  return notes.map((note) => (
    <li
      key={note.id}
      className="flex items-start gap-2.5 rounded-row bg-amber-wash px-2.5 py-2 forced-colors:border"
    >
      <Icon name="alert" className="mt-0.5 size-4.5" />
      <div className="min-w-0">
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {note.text}
        </p>
        <p role="status" className="text-caption text-ink-3">
          {note.status}
        </p>
        {note.isRefused && (
          <div className="mt-1.5 flex flex-wrap gap-2">
            <Button size="bar" onClick={() => retry(note)}>
              Try again
            </Button>
            <Button tone="line" size="bar" onClick={() => discard(note)}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </li>
  ));
}
