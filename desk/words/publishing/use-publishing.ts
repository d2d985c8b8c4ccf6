import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contentKey, goBackTo, publish, publishingQuery } from '#desk/api/content.ts';
import { useToasts } from '#desk/frame/toasts.tsx';

/** Starts publishing or a rollback. Progress arrives through `publishingQuery`. */
export function usePublishing() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { data } = useQuery(publishingQuery);
  const after = {
    onError: (error: Error) => showToast({ title: 'Not published.', detail: error.message, isWarning: true }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey }),
  };
  const publishing = useMutation({ mutationFn: publish, ...after });
  const back = useMutation({ mutationFn: goBackTo, ...after });
  return {
    publishing: data,
    isAsking: publishing.isPending || back.isPending,
    publish: () => publishing.mutate(),
    goBack: (release: string) => back.mutate(release),
  };
}
