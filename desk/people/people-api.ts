import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type { Invited, PeoplePage, Role } from '#shared/desk/api.ts';

export type Colleague = PeoplePage['people'][number];
export type PendingInvite = PeoplePage['invites'][number];

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => request<PeoplePage>('people', { signal }),
});

function useChange<V, R>(change: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
}

/** Makes a link to come in by; a new one for somebody who has one or is a member already. */
export function useInvite() {
  return useChange((invite: { email: string; role: Role }) =>
    request<Invited>('people/invites', { method: 'POST', body: invite }),
  );
}

export function useWithdraw() {
  return useChange((email: string) =>
    request(`people/invites/${encodeURIComponent(email)}`, { method: 'DELETE' }),
  );
}

/** Sets a role, or locks somebody out or in. */
export function useRights() {
  return useChange(({ id, ...rights }: { id: string; role?: Role; disabled?: boolean }) =>
    request(`people/${id}`, { method: 'PATCH', body: rights }),
  );
}

export function useSignOutElsewhere() {
  return useChange((id: string) => request(`people/${id}/sign-out`, { method: 'POST', body: {} }));
}
