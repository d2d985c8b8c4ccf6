import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import { createPasskey } from '#desk/sign-in/passkeys.ts';
import type { Account } from '#shared/desk/api.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => request<Account>('account', { signal }),
});

function useAccountMutation<V>(change: (variables: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: accountQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['session'] }),
      ]),
  });
}

export function useUpdateAccount() {
  return useAccountMutation((change: { name?: string; singleKeys?: boolean; signature?: string }) =>
    request('account', { method: 'PATCH', body: change }),
  );
}

/** Sets the password and signs out all other devices. */
export function useSetPassword() {
  return useAccountMutation((passwords: { current?: string; password: string }) =>
    request('account/password', { method: 'POST', body: passwords }),
  );
}

export function useAddPasskey() {
  return useAccountMutation(async () => {
    const passkey = await createPasskey('account/passkeys/options');
    await request('account/passkeys', { method: 'POST', body: passkey });
  });
}

export function useRemovePasskey() {
  return useAccountMutation((id: string) =>
    request(`account/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  );
}

export function useEndSession() {
  return useAccountMutation((id: string) =>
    request(`account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  );
}
