import { type FormEvent, useRef, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { useAddSavedReply, useUpdateSavedReply } from '#desk/api/saved-replies.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextArea, TextField } from '#desk/parts/field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { insertText } from '#desk/parts/text/insert-text.ts';
import {
  placeholders,
  type SavedReply,
  type SavedReplyConflict,
  type SavedReplyText,
} from '#shared/desk/saved-replies.ts';

type Problems = Partial<Record<keyof SavedReplyText, string>>;

const toReplyText = ({ name, shortcut, text }: SavedReplyText): SavedReplyText => ({ name, shortcut, text });

function validateReply({ name, shortcut, text }: SavedReplyText): Problems {
  return {
    ...(name === '' && { name: 'Enter a name.' }),
    ...(!/^[a-z]{2,12}$/.test(shortcut) && { shortcut: 'Enter 2 to 12 letters from a to z.' }),
    ...(text.trim() === '' && { text: 'Enter the text of the reply.' }),
  };
}

/** @param reply null for a new one */
export function SavedReplyDialog({ reply, onClose }: { reply: SavedReply | null; onClose: () => void }) {
  const [was, setWas] = useState(reply);
  const [typed, setTyped] = useState<SavedReplyText>(reply ?? { name: '', shortcut: '', text: '' });
  const [problems, setProblems] = useState<Problems>({});
  const name = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const add = useAddSavedReply();
  const change = useUpdateSavedReply();
  const { showToast } = useToasts();
  const saving = was ? change : add;
  const refusal = saving.error instanceof RequestError ? saving.error.refusal : null;
  const conflict = refusal?.code === 'changed' ? (refusal as unknown as SavedReplyConflict).now : null;
  const isTaken = refusal?.code === 'shortcut_taken';

  function updateFields(part: Partial<SavedReplyText>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const now = validateReply({ ...next, name: next.name.trim() });
    setProblems((before) => Object.fromEntries(Object.entries(now).filter(([key]) => key in before)));
  }
  function save(baseVersion = was) {
    const newText = { ...toReplyText(typed), name: typed.name.trim() };
    const wrong = validateReply(newText);
    setProblems(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const onSuccess = () => {
      showToast({ title: `“${newText.name}” is saved.` });
      onClose();
    };
    if (baseVersion)
      change.mutate({ id: baseVersion.id, text: newText, was: toReplyText(baseVersion) }, { onSuccess });
    else add.mutate(newText, { onSuccess });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) save();
  }
  function insert(placeholder: string) {
    const field = text.current;
    if (field) insertText(field, `{${placeholder}}`, field.selectionStart, field.selectionEnd);
  }
  function acceptTheirs(theirs: SavedReply) {
    setWas(theirs);
    setTyped(toReplyText(theirs));
    change.reset();
  }
  return (
    <Dialog
      open
      isWide
      mustAnswer
      onOpenChange={(open) => !open && onClose()}
      initialFocus={name}
      title={reply ? 'Edit saved reply' : 'New saved reply'}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <TextField
            ref={name}
            name="name"
            label="Name"
            maxLength={80}
            value={typed.name}
            error={problems.name}
            onChange={(event) => updateFields({ name: event.target.value })}
          />
          <TextField
            name="shortcut"
            label="Shortcut"
            hint={`Typed as ;${typed.shortcut || 'price'}`}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={typed.shortcut}
            error={problems.shortcut ?? (isTaken && refusal?.message)}
            onChange={(event) =>
              updateFields({ shortcut: event.target.value.toLowerCase().replace(/^;/, '') })
            }
          />
        </div>
        <TextArea
          ref={text}
          name="text"
          label="Text"
          hint="Your signature is added below it."
          dir="auto"
          maxLength={5_000}
          style={{ minHeight: '9.5rem' }}
          value={typed.text}
          error={problems.text}
          onChange={(event) => updateFields({ text: event.target.value })}
        />
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-1.5 font-semibold">Insert</legend>
          {placeholders.map((placeholder) => (
            <Button key={placeholder} tone="line" size="bar" onClick={() => insert(placeholder)}>
              {`{${placeholder}}`}
            </Button>
          ))}
        </fieldset>
        <div role="alert" className="empty:hidden">
          {conflict ? (
            <Notice
              title="Someone else changed it in the meantime."
              actions={
                <>
                  <Button size="bar" onClick={() => save(conflict)}>
                    Save mine
                  </Button>
                  <Button size="bar" tone="line" onClick={() => acceptTheirs(conflict)}>
                    Use theirs
                  </Button>
                </>
              }
            >
              <span className="mt-1 block">
                {conflict.name}, ;{conflict.shortcut}
              </span>
              <span className="block whitespace-pre-line">{conflict.text}</span>
            </Notice>
          ) : (
            saving.error &&
            !isTaken && <Notice title="Not saved.">{saving.error.message} Your text is kept here.</Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" busy={saving.isPending}>
            Save reply
          </Button>
          <Button tone="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
