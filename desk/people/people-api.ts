import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type { InviteResult, PeoplePage, Role } from '#shared/desk/api.ts';

export type Colleague = PeoplePage['people'][number];
export type PendingInvite = PeoplePage['invites'][number];

export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: ({ signal }) => request<PeoplePage>('people', { signal }),
});

function usePeopleMutation<V, R>(change: (variables: V) => Promise<R>) {
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

/** Creates an invite link and replaces a pending one. For an existing member, the link resets the sign-in. */
export function useInvite() {
  return usePeopleMutation((invite: { email: string; role: Role }) =>
    request<InviteResult>('people/invites', { method: 'POST', body: invite }),
  );
}

export function useCancelInvite() {
  return usePeopleMutation((email: string) =>
    request(`people/invites/${encodeURIComponent(email)}`, { method: 'DELETE' }),
  );
}

/** Changes a member's role, or disables or enables the account. */
export function useUpdateMember() {
  return usePeopleMutation(({ id, ...rights }: { id: string; role?: Role; disabled?: boolean }) =>
    request(`people/${id}`, { method: 'PATCH', body: rights }),
  );
}

export function useSignOutElsewhere() {
  return usePeopleMutation((id: string) => request(`people/${id}/sign-out`, { method: 'POST', body: {} }));
}
