import { useEffect, useRef } from 'react';
import { NoteBox } from '#desk/lead/notes/note-box.tsx';
import { useUnsavedNotes } from '#desk/lead/notes/unsaved-notes.tsx';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { timelineOf } from './timeline.ts';
import { TimelineEntry } from './timeline-entry.tsx';

/** The form entry, emails, notes and calls of a lead, oldest first, with the note field below. */
export function Conversation() {
  const { lead, overlay } = useOpenLead();
  const items = timelineOf(lead);
  const lastTheirs = items.findLast(({ isTheirs }) => isTheirs)?.id;
  const list = useRef<HTMLOListElement>(null);
  const isReplying = overlay === 'reply';
  useEffect(() => {
    if (isReplying) list.current?.querySelector('[data-last-theirs]')?.scrollIntoView({ block: 'start' });
  }, [isReplying]);
  return (
    <Block title="Conversation">
      <ol ref={list} className="mt-2 grid gap-4">
        {items.map((item) => (
          <li
            key={item.id}
            {...(item.id === lastTheirs && { 'data-last-theirs': true })}
            className="min-w-0 scroll-mt-3"
          >
            <TimelineEntry item={item} />
          </li>
        ))}
        <UnsavedNotes />
      </ol>
      <NoteBox />
    </Block>
  );
}

/** List items for notes that the server has not stored yet. */
function UnsavedNotes() {
  const { lead } = useOpenLead();
  const { notes, retry, discard } = useUnsavedNotes(lead.ref);
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
