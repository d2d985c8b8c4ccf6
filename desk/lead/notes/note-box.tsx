import { type KeyboardEvent, useRef, useState } from 'react';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { useMyDrafts } from '#desk/lead/reply/my-drafts.ts';
import { Button } from '#desk/parts/button.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import { useSendNote } from './unsaved-notes.tsx';

const maxCharacters = 10_000;

/** The field for a new note. Stores the text as a draft until the note is added. */
export function NoteBox() {
  const { lead } = useOpenLead();
  const drafts = useMyDrafts();
  const send = useSendNote();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => drafts.read('note', lead.ref)?.text ?? '');
  const [isOpen, setIsOpen] = useState(text !== '');

  function updateText(typed: string) {
    setText(typed);
    if (typed === '') drafts.drop('note', lead.ref);
    else
      drafts.write('note', lead.ref, {
        id: drafts.read('note', lead.ref)?.id ?? crypto.randomUUID(),
        text: typed,
      });
  }
  function addNote() {
    const draft = drafts.read('note', lead.ref);
    if (!draft || draft.text.trim() === '') return field.current?.focus();
    send(lead.ref, { ...draft, text: draft.text.trim() });
    updateText('');
    setIsOpen(false);
    focusPane();
  }
  function focusPane() {
    field.current?.closest<HTMLElement>('[data-pane]')?.focus({ preventScroll: true });
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      addNote();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      if (text === '') setIsOpen(false);
      focusPane();
    }
  }
  return (
    <div data-note-box className="mt-2.5 scroll-mb-20 sm:scroll-mb-3">
      <div className="relative">
        <textarea
          ref={field}
          data-note
          aria-label="Note"
          aria-keyshortcuts="N"
          dir="auto"
          rows={isOpen ? 3 : 1}
          maxLength={maxCharacters}
          placeholder="Add a note"
          value={text}
          onFocus={() => setIsOpen(true)}
          onChange={(event) => updateText(event.target.value)}
          onKeyDown={handleKeyDown}
          className="field-sizing-content block max-h-[40dvh] resize-none min-h-10 w-full rounded-control border border-field bg-white px-3 py-2 placeholder:text-mute pointer-coarse:min-h-11 pointer-coarse:text-letter"
        />
        {!isOpen && (
          <span className="pointer-events-none absolute top-2.5 right-3 max-sm:hidden">
            <KeyHint>N</KeyHint>
          </span>
        )}
      </div>
      {isOpen && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button tone="primary" size="bar" onClick={addNote}>
            Add note
          </Button>
          <span className="text-caption text-mute">Your team sees notes. They can’t be edited later.</span>
        </div>
      )}
    </div>
  );
}
