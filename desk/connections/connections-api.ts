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

// Deliveries change without an event to the desk.
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

function useChange<V, R>(change: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: connectionsQuery.queryKey }),
  });
}

export function useAddConnection() {
  return useChange((body: NewConnection) =>
    request<ConnectionSecret>('connections', { method: 'POST', body }),
  );
}

export function useConnectionChange(id: string) {
  return useChange((body: ConnectionChange) => request(`connections/${id}`, { method: 'PATCH', body }));
}

export function useRemoveConnection(id: string) {
  return useChange(() => request(`connections/${id}`, { method: 'DELETE' }));
}

const postAction =
  <R>(path: (job: string) => string) =>
  (job: string) =>
    request<R>(`connections/${path(job)}`, { method: 'POST', body: {} });

export function useNewSecret(id: string) {
  return useChange((body: SecretChange) =>
    request<ConnectionSecret>(`connections/${id}/secret`, { method: 'POST', body }),
  );
}

export function useTrial(id: string) {
  return useChange(postAction<TestEventResult>(() => `${id}/try`));
}

export function useSendMissed(id: string) {
  return useChange(postAction<{ messages: number }>(() => `${id}/missed`));
}

export function useSendAgain(id: string) {
  return useChange(postAction<void>((job) => `${id}/messages/${job}/again`));
}
