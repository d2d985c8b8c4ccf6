import { useRef, useState } from 'react';
import { PhoneNumber } from '#desk/lead/content/phone-number.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { useMyDrafts } from '#desk/lead/reply/my-drafts.ts';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextArea } from '#desk/parts/field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { textOf } from '#shared/forms/stored-row.ts';

/** Logs a call, which clears the deadline. Closing the dialog keeps the summary as a draft. */
export function CallDialog() {
  const { lead, changes, show } = useOpenLead();
  const drafts = useMyDrafts();
  const [draft, setDraft] = useState(
    () => drafts.read('call', lead.ref) ?? { id: crypto.randomUUID(), text: '' },
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const phone = textOf(lead.row, 'phone_number');
  const isOpen = lead.clock.dueAt !== null && lead.clock.answeredAt === null;

  function updateSummary(text: string) {
    setDraft({ ...draft, text });
    if (text === '') drafts.drop('call', lead.ref);
    else drafts.write('call', lead.ref, { ...draft, text });
  }
  function close() {
    changes.dismissStopError();
    show(null);
  }
  function logCall() {
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
          ? 'Only log a call if you reached them. This counts as your reply. No answer? Add a note instead.'
          : 'It is listed in the notes with your name and the time.'
      }
      confirm={{ label: 'Log call', hint: 'Ctrl ↵', busy: changes.isStopping, onClick: logCall }}
    >
      {phone && (
        <p className="mb-3 wrap-anywhere">
          <PhoneNumber typed={phone} />
        </p>
      )}
      <TextArea
        ref={field}
        label="Summary"
        hint="Optional."
        dir="auto"
        maxLength={10_000}
        value={draft.text}
        onChange={(event) => updateSummary(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) logCall();
        }}
      />
      {changes.stopError && (
        <Notice role="alert" className="mt-3" title="Not saved. The deadline still applies.">
          {changes.stopError.message} Your text is kept on this page.
        </Notice>
      )}
    </Dialog>
  );
}
