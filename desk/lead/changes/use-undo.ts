import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictOf, refreshLead, undoEvent } from '#desk/api/lead.ts';
import { loadUnknownMembers, sessionQuery, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import type { Change } from '#shared/desk/api.ts';

type UndoRequest = { ref: string; event: string; field: Change['field'] };

/** Undoes a lead's change and shows the result, including conflicts, in a toast. */
export function useUndo() {
  const client = useQueryClient();
  const session = useSession();
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ ref, event }: UndoRequest) => undoEvent(ref, event),
    onSuccess: () => showToast({ title: 'Undone.' }),
    onError: async (error, { field }) => {
      const conflict = conflictOf(error);
      if (!conflict) return showToast({ title: `Not undone. ${error.message}`, isWarning: true });
      await loadUnknownMembers(client, field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      showToast({ title: `Not undone: ${conflictText(conflict, field, known)}`, isWarning: true });
    },
    // Not awaited: while offline, the refetch pauses until the connection is back.
    onSettled: (_data, _error, { ref }) => void refreshLead(client, ref),
  }).mutate;
}
