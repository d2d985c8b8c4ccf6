import { useMutation, useQueryClient } from '@tanstack/react-query';
import { conflictOf, refreshLead, undoEvent } from '#desk/api/lead.ts';
import { meet, sessionQuery, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { conflictWords } from '#desk/parts/text/conflict-text.ts';
import type { Change } from '#shared/desk/api.ts';

type Undone = { ref: string; event: string; field: Change['field'] };

/** Takes back a change of a lead, and says so; where somebody was first, who that was, what they set and when. */
export function useUndo() {
  const client = useQueryClient();
  const session = useSession();
  const { say } = useToasts();
  return useMutation({
    mutationFn: ({ ref, event }: Undone) => undoEvent(ref, event),
    onSuccess: () => say({ title: 'Undone.' }),
    onError: async (error, { field }) => {
      const conflict = conflictOf(error);
      if (!conflict) return say({ title: `Not undone. ${error.message}`, isWarning: true });
      await meet(client, field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      say({ title: `Not undone: ${conflictWords(conflict, field, known)}`, isWarning: true });
    },
    // Nobody waits for it: without a connection it comes when that is back.
    onSettled: (_data, _error, { ref }) => void refreshLead(client, ref),
  }).mutate;
}
