import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { correctEmail, refreshLead } from '#desk/api/lead.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { formWords } from './form-words.ts';
import { useOpenLead } from './open-lead.tsx';

/** Mails to this lead go to another address; a promised mail that came back is sent again. */
export function AddressDialog() {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { say } = useToasts();
  const now = lead.correctedEmail ?? lead.email ?? '';
  const [typed, setTyped] = useState(now);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const correct = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => correctEmail(lead.ref, { email, was: lead.correctedEmail ?? lead.email }),
    onSuccess: () => {
      say({ title: 'Address corrected.' });
      show(null);
      void refreshLead(client, lead.ref);
    },
    onError: () => void refreshLead(client, lead.ref),
  });
  function send() {
    const email = emailAddress(typed.trim());
    const problem = !isEmailAddress(email)
      ? 'Write it like name@company.com.'
      : email === now
        ? 'This is the address it has now.'
        : null;
    setWrong(problem);
    if (problem) field.current?.focus();
    else correct.mutate(email);
  }
  const error = wrong ?? (correct.error && whyNot(correct.error));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show(null)}
      initialFocus={field}
      title="Correct the address"
      lead={
        <>
          Mail goes to the new address from now on. What they typed stays as it is.
          {lead.clock.bouncedAt && ` ${formWords(lead.form).mail} is sent again.`}
        </>
      }
      actions={
        <>
          <Button tone="primary" busy={correct.isPending} onClick={send}>
            Correct it
          </Button>
          <Button tone="line" onClick={() => show(null)}>
            Leave it
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label="Address"
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send();
        }}
        {...(error && { error })}
      />
    </Dialog>
  );
}

function whyNot(error: Error): string {
  const { refusal } = error instanceof RequestError ? error : {};
  return refusal?.code === 'changed'
    ? `Somebody corrected it meanwhile: it is ${String(refusal.now)} now.`
    : `Not stored. ${error.message}`;
}
