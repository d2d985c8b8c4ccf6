import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';

type PromptDialogProps = {
  title: string;
  lead: ReactNode;
  input: Pick<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'spellCheck'>;
  value: string;
  /** Validates the text. @returns an error message, or null */
  problemOf: (typed: string) => string | null;
  onSend: (typed: string) => void;
  isSending: boolean;
  refusal: string | null;
  sendLabel: string;
  leaveLabel: string;
};

/** A dialog with a single text field. */
export function PromptDialog(props: PromptDialogProps) {
  const { title, lead, input, value, problemOf, onSend, isSending, refusal, sendLabel, leaveLabel } = props;
  const { show } = useOpenLead();
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  function submit() {
    if (isSending) return;
    const found = problemOf(typed);
    setProblem(found);
    if (found) field.current?.focus();
    else onSend(typed);
  }
  const error = problem ?? refusal;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show(null)}
      initialFocus={field}
      {...{ title, lead }}
      confirm={{ label: sendLabel, busy: isSending, onClick: submit }}
      cancel={leaveLabel}
    >
      <TextField
        ref={field}
        {...input}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
        {...(error && { error })}
      />
    </Dialog>
  );
}
