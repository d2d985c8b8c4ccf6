import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedReply, SavedReplyChange, SavedReplyText } from '#shared/desk/saved-replies.ts';
import { request } from './client.ts';

export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: ({ signal }) => request<SavedReply[]>('saved-replies', { signal }),
  staleTime: 30_000,
});

function useSavedReplyMutation<V, R>(change: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: savedRepliesQuery.queryKey }),
  });
}

export function useAddSavedReply() {
  return useSavedReplyMutation((text: SavedReplyText) =>
    request<SavedReply>('saved-replies', { method: 'POST', body: text }),
  );
}

export function useUpdateSavedReply() {
  return useSavedReplyMutation(({ id, ...change }: SavedReplyChange & { id: string }) =>
    request<SavedReply>(`saved-replies/${id}`, { method: 'PUT', body: change }),
  );
}

export function useDeleteSavedReply() {
  return useSavedReplyMutation((id: string) => request(`saved-replies/${id}`, { method: 'DELETE' }));
}
