import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationChoices, Notifications } from '#shared/desk/notifications.ts';
import { request } from './client.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: ({ signal }) => request<Notifications>('account/notifications', { signal }),
});

/** Saves choices at once; they are shown as chosen meanwhile. */
export function useChooseNotifications() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery;
  const change = useMutation({
    mutationFn: (choices: Partial<NotificationChoices>) =>
      request('account/notifications', { method: 'PATCH', body: choices }),
    // In the order of the presses, so that the last one counts.
    scope: { id: 'notifications' },
    onSettled: () =>
      Promise.all(
        [queryKey, ['overview'], ['people']].map((key) => client.invalidateQueries({ queryKey: key })),
      ),
  });
  function choose(choices: Partial<NotificationChoices>) {
    void client.cancelQueries({ queryKey }, { revert: false });
    client.setQueryData(queryKey, (old) => old && { ...old, choices: { ...old.choices, ...choices } });
    change.mutate(choices);
  }
  return { change, choose };
}
