import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type {
  ConnectionChange,
  ConnectionSecret,
  ConnectionsPage,
  Delivery,
  NewConnection,
  SecretChange,
  TestEventResult,
} from '#shared/desk/connections.ts';

// Polls, because the server sends no event when a delivery changes.
const pollMilliseconds = 5_000;

export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }) => request<ConnectionsPage>('connections', { signal }),
  refetchInterval: pollMilliseconds,
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ['connections', id, 'deliveries'],
    queryFn: ({ signal }) => request<Delivery[]>(`connections/${id}/deliveries`, { signal }),
    refetchInterval: pollMilliseconds,
  });

function useConnectionMutation<V, R>(change: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  });
}

export function useAddConnection() {
  return useConnectionMutation((body: NewConnection) =>
    request<ConnectionSecret>('connections', { method: 'POST', body }),
  );
}

export function useUpdateConnection(id: string) {
  return useConnectionMutation((body: ConnectionChange) =>
    request(`connections/${id}`, { method: 'PATCH', body }),
  );
}

export function useRemoveConnection(id: string) {
  return useConnectionMutation(() => request(`connections/${id}`, { method: 'DELETE' }));
}

const postAction =
  <R>(path: (job: string) => string) =>
  (job: string) =>
    request<R>(`connections/${path(job)}`, { method: 'POST', body: {} });

export function useCreateSecret(id: string) {
  return useConnectionMutation((body: SecretChange) =>
    request<ConnectionSecret>(`connections/${id}/secret`, { method: 'POST', body }),
  );
}

export function useSendTest(id: string) {
  return useConnectionMutation(postAction<TestEventResult>(() => `${id}/try`));
}

export function useSendMissedDeliveries(id: string) {
  return useConnectionMutation(postAction<{ messages: number }>(() => `${id}/missed`));
}

export function useResendDelivery(id: string) {
  return useConnectionMutation(postAction<void>((job) => `${id}/messages/${job}/again`));
}
