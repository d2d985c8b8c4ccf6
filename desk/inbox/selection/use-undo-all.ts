import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoAll } from '#desk/api/leads.ts';
import { meet, sessionQuery, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { conflictWords } from '#desk/parts/text/conflict-text.ts';
import { counted } from '#desk/parts/text/count-text.ts';
import type { BulkUndo, Change, LeadRow } from '#shared/desk/api.ts';
import { capitalize } from '#shared/forms/stored-row.ts';

type Undone = BulkUndo & { leads: Pick<LeadRow, 'ref' | 'name'>[]; field: Change['field'] };

const mostNamed = 3;

/** Takes back what one press changed of many leads, and says of how many; those that somebody changed since are named. */
export function useUndoAll() {
  const client = useQueryClient();
  const session = useSession();
  const { say } = useToasts();
  return useMutation({
    mutationFn: ({ undo }: Undone) => undoAll(undo),
    onSuccess: async ({ undone, conflicts, gone }, { leads, field }) => {
      await meet(
        client,
        conflicts.flatMap(({ by, now }) => (field === 'assignee' ? [by, now] : [by])),
      );
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      const left = conflicts.slice(0, mostNamed).map((conflict) => {
        const name = leads.find(({ ref }) => ref === conflict.ref)?.name;
        return `${name}: ${conflictWords(conflict, field, known)}`;
      });
      const others = conflicts.length - left.length;
      if (others > 0) left.push(`${capitalize(counted(others, 'other'))} changed since.`);
      if (gone.length > 0) left.push(`${capitalize(counted(gone.length, 'lead'))} deleted meanwhile.`);
      say({
        title: undone === 0 ? 'Not undone.' : `Undone: ${counted(undone, 'lead')}.`,
        ...(left.length > 0 && { detail: left.join(' '), isWarning: true }),
      });
    },
    onError: ({ message }) => say({ title: `Not undone. ${message}`, isWarning: true }),
    onSettled: () => {
      for (const key of ['leads', 'overview', 'lead']) void client.invalidateQueries({ queryKey: [key] });
    },
  }).mutate;
}
