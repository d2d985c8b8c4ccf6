import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError } from '#desk/api/client.ts';
import { refreshLead, setReminder } from '#desk/api/lead.ts';
import { loadUnknownMembers, useSession } from '#desk/api/session.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { reminderConflictText } from '#desk/parts/text/conflict-text.ts';
import type { Lead, NewReminder, Reminder, ReminderConflict } from '#shared/desk/api.ts';

/** Sets or removes the reminder of the open lead. `conflict` is set if someone else changed it in the meantime. */
export function useSetReminder() {
  const { lead } = useOpenLead();
  const session = useSession();
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (reminder: NewReminder) => setReminder(lead.ref, reminder),
    onError: (error) => {
      const conflict = conflictOf(error);
      return conflict && loadUnknownMembers(client, [conflict.by, conflict.now?.member ?? null]);
    },
    onSettled: () => refreshLead(client, lead.ref),
  });
  const conflict = conflictOf(mutation.error);
  const problem = conflict ? reminderConflictText(conflict, session) : mutation.error?.message;
  return { ...mutation, conflict, problem };
}

export function reminderOf({ remindAt, remindNote, remindMember }: Lead): Reminder | null {
  return remindAt === null ? null : { at: remindAt, note: remindNote, member: remindMember };
}

function conflictOf(error: Error | null): ReminderConflict | null {
  return error instanceof RequestError && error.refusal.code === 'changed'
    ? (error.refusal as unknown as ReminderConflict)
    : null;
}
