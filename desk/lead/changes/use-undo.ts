import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictOf, refreshLead, undoEvent } from '#desk/api/lead.ts';
import { loadUnknownMembers, sessionQuery, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import type { Change, LeadRow } from '#shared/desk/api.ts';

type UndoRequest = { lead: Pick<LeadRow, 'ref' | 'name'>; event: string; field: Change['field'] };

/** Undoes a lead's change and shows the result, including conflicts, in a toast. */
export function useUndo() {
  const client = useQueryClient();
  const session = useSession();
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ lead, event }: UndoRequest) => undoEvent(lead.ref, event),
    onSuccess: (_data, { lead }) => showToast({ title: `Undone: ${lead.name}.` }),
    onError: async (error, { lead, field }) => {
      const title = `${lead.name}: not undone.`;
      const conflict = conflictOf(error);
      if (!conflict) return showToast({ title, detail: error.message, isWarning: true });
      await loadUnknownMembers(client, field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      showToast({ title, detail: conflictText(conflict, field, known), isWarning: true });
    },
    // Not awaited: while offline, the refetch pauses until the connection is back.
    onSettled: (_data, _error, { lead }) => void refreshLead(client, lead.ref),
  }).mutate;
}
