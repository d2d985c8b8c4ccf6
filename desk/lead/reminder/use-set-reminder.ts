import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshLead, setReminder } from '#desk/api/lead.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import type { NewReminder } from '#shared/desk/api.ts';

/** Sets or removes the reminder of the open lead. */
export function useSetReminder() {
  const { lead } = useOpenLead();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminder: NewReminder) => setReminder(lead.ref, reminder),
    onSettled: () => refreshLead(client, lead.ref),
  });
}
