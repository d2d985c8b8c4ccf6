import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addEvent, changeLead, refreshLead } from '#desk/api/lead.ts';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { formatChange } from '#desk/lead/changes/change-text.ts';
import { patchLead } from '#desk/lead/changes/patch-lead.ts';
import { type FailedChange, revertChange } from '#desk/lead/changes/revert-change.ts';
import { useUndo } from '#desk/lead/changes/use-undo.ts';
import type { Change, ChangeResult, LeadRow } from '#shared/desk/api.ts';
import type { Status } from '#shared/desk/statuses.ts';

type ChangedLead = Pick<LeadRow, 'ref' | 'name'>;
type RowChange = { lead: ChangedLead; change: Change };

type FailedRowChange = FailedChange & { lead: ChangedLead };

async function sendChange({ lead, change }: RowChange): Promise<ChangeResult> {
  if (change.field !== 'status' || change.value !== 'spam') {
    return (await changeLead(lead.ref, change)) as ChangeResult;
  }
  const id = crypto.randomUUID();
  await addEvent(lead.ref, { id, kind: 'spam' });
  return { event: id };
}

/** Optimistic changes from list rows. Each shows a toast and can be undone for 10 s. */
export function useRowChanges() {
  const client = useQueryClient();
  const { people } = useSession();
  const { showToast } = useToasts();
  const [failedChange, setFailedChange] = useState<FailedRowChange | null>(null);

  const undo = useUndo();

  function showChangeToast({ lead, change }: RowChange, event: string | null) {
    showToast({
      title: formatChange(lead.name, change, people),
      ...(event && {
        undo: () => undo({ lead, event, field: change.field }),
        undoLabel: `Undo ${change.field === 'status' ? 'status' : 'assign'}`,
      }),
    });
  }

  const { mutate } = useMutation({
    mutationFn: sendChange,
    onMutate: async ({ lead, change }) => {
      setFailedChange(null);
      await client.cancelQueries({ queryKey: ['leads'] });
      patchLead(client, lead.ref, { [change.field]: change.value });
    },
    onSuccess: (answer, wanted) => showChangeToast(wanted, answer?.event ?? null),
    onError: async (error, { lead, change }) =>
      setFailedChange({ lead, ...(await revertChange(client, lead.ref, change, error)) }),
    onSettled: (_data, _error, { lead }) => refreshLead(client, lead.ref),
  });

  return {
    failedChange,
    dismissFailure: () => setFailedChange(null),
    assign: (lead: LeadRow, value: string | null) => {
      if (value !== lead.assignee) mutate({ lead, change: { field: 'assignee', value, was: lead.assignee } });
    },
    setStatus: (lead: LeadRow, value: Status) => {
      if (value !== lead.status) mutate({ lead, change: { field: 'status', value, was: lead.status } });
    },
    set: (lead: ChangedLead, change: Change) => mutate({ lead, change }),
  };
}
