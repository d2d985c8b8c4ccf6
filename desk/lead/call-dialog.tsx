import { useRef, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextArea } from '#desk/parts/field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { textOf } from '#shared/forms/stored-row.ts';
import { useMyDrafts } from './my-drafts.ts';
import { useOpenLead } from './open-lead.tsx';
import { phoneLink } from './safe-links.ts';

/** Logs a call, with what was said: it stops the clock. */
export function CallDialog() {
  const { lead, changes, show } = useOpenLead();
  const drafts = useMyDrafts();
  const [draft, setDraft] = useState(
    () => drafts.read('call', lead.ref) ?? { id: crypto.randomUUID(), text: '' },
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const phone = textOf(lead.row, 'phone_number');
  const href = phone && phoneLink(phone);
  const isOpen = lead.clock.dueAt !== null && lead.clock.keptAt === null;

  function type(text: string) {
    setDraft({ ...draft, text });
    if (text === '') drafts.drop('call', lead.ref);
    else drafts.write('call', lead.ref, { ...draft, text });
  }
  function close() {
    changes.forgetStop();
    show(null);
  }
  function log() {
    const text = draft.text.trim();
    changes.stop(
      { id: draft.id, kind: 'call', ...(text && { text }) },
      {
        onSuccess: () => {
          drafts.drop('call', lead.ref);
          show(null);
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      initialFocus={field}
      title="Log call"
      lead={
        isOpen
          ? 'You spoke with them: the clock stops now. Nobody answered? Then write a note instead.'
          : 'It stands among the notes, with your name and the time.'
      }
      actions={
        <>
          <Button tone="primary" busy={changes.isStopping} onClick={log}>
            Log the call
          </Button>
          <Button tone="line" onClick={close}>
            Not now
          </Button>
        </>
      }
    >
      {phone && (
        <p className="mb-3 wrap-anywhere">
          {href ? (
            <a href={href} className="underline underline-offset-3">
              <bdi>{phone}</bdi>
            </a>
          ) : (
            <bdi>{phone}</bdi>
          )}
        </p>
      )}
      <TextArea
        ref={field}
        label="What was said"
        hint="May stay empty."
        dir="auto"
        maxLength={10_000}
        value={draft.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) log();
        }}
      />
      {changes.stopError && (
        <Notice role="alert" className="mt-3" title="Not stored, the clock goes on.">
          {changes.stopError.message} Your words are kept in this page.
        </Notice>
      )}
    </Dialog>
  );
}
