import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { refreshLead, setAmount } from '#desk/api/lead.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { dollars, readDollars } from '#desk/parts/dollars.ts';
import { TextField } from '#desk/parts/field.tsx';
import { useOpenLead } from './open-lead.tsx';

/** Asks what was won with a lead. */
export function AmountDialog() {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { say } = useToasts();
  const [typed, setTyped] = useState(lead.wonAmount === null ? '' : String(lead.wonAmount));
  const [wrong, setWrong] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const set = useMutation({
    networkMode: 'always',
    mutationFn: (amount: number | null) => setAmount(lead.ref, { amount, was: lead.wonAmount }),
    onSuccess: () => {
      say({ title: 'Amount is set.' });
      show(null);
    },
    onSettled: () => void refreshLead(client, lead.ref),
  });
  function send() {
    const amount = readDollars(typed);
    const problem = amount === undefined ? 'Write an amount in US dollars, like 12,500.' : null;
    setWrong(problem);
    if (amount === undefined) field.current?.focus();
    else if (amount === lead.wonAmount) show(null);
    else set.mutate(amount);
  }
  const error = wrong ?? (set.error && whyNot(set.error));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && show(null)}
      initialFocus={field}
      title="What is it worth?"
      lead="Numbers adds it up by where leads came from. It may stay empty, and can be changed later."
      actions={
        <>
          <Button tone="primary" busy={set.isPending} onClick={send}>
            Save the amount
          </Button>
          <Button tone="line" onClick={() => show(null)}>
            Not now
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        label="Amount in US dollars"
        inputMode="decimal"
        autoComplete="off"
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
  if (refusal?.code !== 'changed') return `Not stored. ${error.message}`;
  const { now } = refusal as { now?: number | null };
  return `Somebody set it meanwhile: it is ${dollars(now ?? null)} now. Save again to set yours.`;
}
