import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationChoices, Notifications } from '#shared/desk/notifications.ts';
import { request } from './client.ts';

export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: ({ signal }) => request<Notifications>('account/notifications', { signal }),
});

/** Saves choices immediately. `chosen` contains the choices that are not saved yet. */
export function useSaveNotifications() {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Partial<NotificationChoices>>({});
  const change = useMutation({
    mutationFn: (choices: Partial<NotificationChoices>) =>
      request('account/notifications', { method: 'PATCH', body: choices }),
    // Sends requests in the order of the clicks, so that the last choice wins.
    scope: { id: 'notifications' },
    onSettled: async (_answer, _error, choices) => {
      const keys = [notificationsQuery.queryKey, ['overview'], ['people']];
      await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
      setChosen((before) => dropSavedChoices(before, choices));
    },
  });
  function saveChoices(choices: Partial<NotificationChoices>) {
    setChosen((before) => ({ ...before, ...choices }));
    change.mutate(choices);
  }
  return { change, saveChoices, chosen };
}

function dropSavedChoices(before: Partial<NotificationChoices>, saved: Partial<NotificationChoices>) {
  const isSaved = ([key, value]: [string, unknown]) => saved[key as keyof NotificationChoices] === value;
  return Object.fromEntries(Object.entries(before).filter((entry) => !isSaved(entry)));
}
