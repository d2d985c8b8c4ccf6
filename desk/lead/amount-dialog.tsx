import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError } from '#desk/api/client.ts';
import { refreshLead, setAmount } from '#desk/api/lead.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { dollars, readDollars } from '#desk/parts/dollars.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useOpenLead } from './open-lead.tsx';

/** Asks what was won with a lead. */
export function AmountDialog() {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { say } = useToasts();
  const set = useMutation({
    mutationFn: (amount: number | null) => setAmount(lead.ref, { amount, was: lead.wonAmount }),
    onSuccess: () => {
      say({ title: 'Amount is set.' });
      show(null);
    },
    onSettled: () => void refreshLead(client, lead.ref),
  });
  function send(typed: string) {
    const amount = readDollars(typed);
    if (amount === lead.wonAmount) show(null);
    else if (amount !== undefined) set.mutate(amount);
  }
  return (
    <AskDialog
      title="What is it worth?"
      lead="Numbers adds it up by where leads came from. It may stay empty, and can be changed later."
      input={{ label: 'Amount in US dollars', inputMode: 'decimal' }}
      value={lead.wonAmount === null ? '' : String(lead.wonAmount)}
      problemOf={(typed) =>
        readDollars(typed) === undefined ? 'Write an amount in US dollars, like 12,500.' : null
      }
      onSend={send}
      isSending={set.isPending}
      refusal={set.error && whyNot(set.error)}
      sendLabel="Save the amount"
      leaveLabel="Not now"
    />
  );
}

function whyNot(error: Error): string {
  const { refusal } = error instanceof RequestError ? error : {};
  if (refusal?.code !== 'changed') return `Not stored. ${error.message}`;
  const { now } = refusal as { now?: number | null };
  return `Somebody set it meanwhile: it is ${dollars(now ?? null)} now. Save again to set yours.`;
}
