import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError } from '#desk/api/client.ts';
import { refreshLead, setDealValue } from '#desk/api/lead.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { formatDollars, parseDollars } from '#desk/parts/text/dollars.ts';
import { PromptDialog } from './prompt-dialog.tsx';

export function DealValueDialog() {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { showToast } = useToasts();
  const set = useMutation({
    mutationFn: (amount: number | null) => setDealValue(lead.ref, { amount, was: lead.wonAmount }),
    onSuccess: () => {
      showToast({ title: 'Deal value saved.' });
      show(null);
    },
    onSettled: () => void refreshLead(client, lead.ref),
  });
  function save(typed: string) {
    const amount = parseDollars(typed);
    if (amount === lead.wonAmount) show(null);
    else if (amount !== undefined) set.mutate(amount);
  }
  return (
    <PromptDialog
      title="Deal value"
      lead="Reports add it up by source. You can leave it empty or change it later."
      input={{ label: 'Amount in US dollars', inputMode: 'decimal' }}
      value={lead.wonAmount === null ? '' : String(lead.wonAmount)}
      problemOf={(typed) =>
        parseDollars(typed) === undefined ? 'Enter an amount in US dollars, such as 12,500.' : null
      }
      onSend={save}
      isSending={set.isPending}
      refusal={set.error && describeFailure(set.error)}
      sendLabel="Save"
      leaveLabel="Cancel"
    />
  );
}

function describeFailure(error: Error): string {
  const { refusal } = error instanceof RequestError ? error : {};
  if (refusal?.code !== 'changed') return `Not saved. ${error.message}`;
  const { now } = refusal as { now?: number | null };
  return `Someone else changed the deal value in the meantime. It is ${formatDollars(now ?? null)} now. Save again to set yours.`;
}
