import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addEvent, changeLead, conflictOf, refreshLead } from '#desk/api/lead.ts';
import { meet, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { patchLead } from '#desk/lead/changes/patch-lead.ts';
import { useUndo } from '#desk/lead/changes/use-undo.ts';
import type { Change, Changed, Conflict, LeadRow } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';

type Target = Pick<LeadRow, 'ref' | 'name'>;
type Wanted = { lead: Target; change: Change };

export type Unsettled = Wanted & { conflict: Conflict | null; error: Error };

async function send({ lead, change }: Wanted): Promise<Changed> {
  if (change.field !== 'status' || change.value !== 'spam') {
    return (await changeLead(lead.ref, change)) as Changed;
  }
  const id = crypto.randomUUID();
  await addEvent(lead.ref, { id, kind: 'spam' });
  return { event: id };
}

/** Changes of leads out of their rows: they show at once, say what became of them and can be undone for 10 s. */
export function useRowChanges() {
  const client = useQueryClient();
  const { people } = useSession();
  const { say } = useToasts();
  const [unsettled, setUnsettled] = useState<Unsettled | null>(null);

  const undo = useUndo();

  function tell({ lead, change }: Wanted, event: string | null) {
    const who = people.find(({ id }) => id === change.value)?.name;
    const title =
      change.field === 'status'
        ? `${lead.name}: ${statusNames[change.value]}.`
        : `${lead.name} is ${who ? `assigned to ${who}` : 'unassigned'}.`;
    say({
      title,
      ...(event && {
        undo: () => undo({ ref: lead.ref, event, field: change.field }),
        undoLabel: `Undo ${change.field === 'status' ? 'status' : 'assign'}`,
      }),
    });
  }

  const { mutate } = useMutation({
    mutationFn: send,
    onMutate: async ({ lead, change }) => {
      setUnsettled(null);
      await client.cancelQueries({ queryKey: ['leads'] });
      patchLead(client, lead.ref, { [change.field]: change.value });
    },
    onSuccess: (answer, wanted) => tell(wanted, answer?.event ?? null),
    onError: async (error, wanted) => {
      const conflict = conflictOf(error);
      const { field, was } = wanted.change;
      patchLead(client, wanted.lead.ref, { [field]: conflict ? conflict.now : was });
      if (conflict) await meet(client, field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
      setUnsettled({ ...wanted, conflict, error });
    },
    onSettled: (_data, _error, { lead }) => refreshLead(client, lead.ref),
  });

  return {
    unsettled,
    settle: () => setUnsettled(null),
    assign: (lead: LeadRow, value: string | null) => {
      if (value !== lead.assignee) mutate({ lead, change: { field: 'assignee', value, was: lead.assignee } });
    },
    setStatus: (lead: LeadRow, value: Status) => {
      if (value !== lead.status) mutate({ lead, change: { field: 'status', value, was: lead.status } });
    },
    insist: ({ lead, change, conflict }: Unsettled) => {
      mutate({ lead, change: { ...change, was: conflict ? conflict.now : change.was } as Change });
    },
  };
}

export type RowChanges = ReturnType<typeof useRowChanges>;
