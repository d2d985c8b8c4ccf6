import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoAll } from '#desk/api/leads.ts';
import { loadUnknownMembers, sessionQuery, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import { counted } from '#desk/parts/text/count-text.ts';
import type { BulkUndo, Change, LeadRow } from '#shared/desk/api.ts';
import { capitalize } from '#shared/forms/stored-row.ts';

type UndoRequest = BulkUndo & { leads: Pick<LeadRow, 'ref' | 'name'>[]; field: Change['field'] };

const maxNamed = 3;

/** Undoes a bulk change. The toast counts the undone leads and lists up to three conflicts. */
export function useUndoAll() {
  const client = useQueryClient();
  const session = useSession();
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ undo }: UndoRequest) => undoAll(undo),
    onSuccess: async ({ undone, conflicts, gone }, { leads, field }) => {
      await loadUnknownMembers(
        client,
        conflicts.flatMap(({ by, now }) => (field === 'assignee' ? [by, now] : [by])),
      );
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      const failures = conflicts.slice(0, maxNamed).map((conflict) => {
        const name = leads.find(({ ref }) => ref === conflict.ref)?.name;
        return `${name}: ${conflictText(conflict, field, known)}`;
      });
      const others = conflicts.length - failures.length;
      if (others > 0) failures.push(`${capitalize(counted(others, 'other'))} changed since.`);
      if (gone.length > 0)
        failures.push(`${capitalize(counted(gone.length, 'lead'))} deleted in the meantime.`);
      showToast({
        title: undone === 0 ? 'Not undone.' : `Undone: ${counted(undone, 'lead')}.`,
        ...(failures.length > 0 && { detail: failures.join(' '), isWarning: true }),
      });
    },
    onError: ({ message }) => showToast({ title: `Not undone. ${message}`, isWarning: true }),
    onSettled: () => {
      for (const key of ['leads', 'overview', 'lead']) void client.invalidateQueries({ queryKey: [key] });
    },
  }).mutate;
}
