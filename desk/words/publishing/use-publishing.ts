import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToSchedule,
  cancelSchedule,
  contentKey,
  goBackTo,
  planPublishing,
  publish,
  publishingQuery,
  publishScheduled,
} from '#desk/api/content.ts';
import { useToasts } from '#desk/frame/toasts.tsx';

type Act = { work: () => Promise<unknown>; failed: string };

/** Publishes what is changed, now or at a time, or goes back; how it goes is told by the server. */
export function usePublishing() {
  const client = useQueryClient();
  const { say } = useToasts();
  const { data } = useQuery(publishingQuery);
  const acting = useMutation({
    mutationFn: ({ work }: Act) => work(),
    onError: (error: Error, { failed }) => say({ title: failed, detail: error.message, isWarning: true }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey }),
  });
  const act = (work: Act['work'], failed: string) => acting.mutateAsync({ work, failed });
  return {
    publishing: data,
    isAsking: acting.isPending,
    publish: () => acting.mutate({ work: publish, failed: 'Not published.' }),
    goBack: (release: string) => acting.mutate({ work: () => goBackTo(release), failed: 'Not published.' }),
    publishScheduled: () => act(publishScheduled, 'Not published.'),
    plan: (at: number) => act(() => planPublishing(at), 'Not scheduled.'),
    addLater: () => act(addToSchedule, 'Not added.'),
    cancel: () => act(cancelSchedule, 'Not canceled.'),
  };
}
