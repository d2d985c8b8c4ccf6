import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshLead, setReminder } from '#desk/api/lead.ts';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';

/** Sets or removes the reminder of the open lead. */
export function useSetReminder() {
  const { lead } = useOpenLead();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (at: number | null) => setReminder(lead.ref, at === null ? null : new Date(at).toISOString()),
    onSettled: () => refreshLead(client, lead.ref),
  });
}
