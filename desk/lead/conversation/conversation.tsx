import { useEffect, useRef } from 'react';
import { NoteBox } from '#desk/lead/notes/note-box.tsx';
import { UnsavedNotes } from '#desk/lead/notes/unsaved-notes.tsx';
import { Block } from '#desk/lead/page/heading-level.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
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
