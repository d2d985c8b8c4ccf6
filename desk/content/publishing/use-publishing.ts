import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToSchedule,
  cancelSchedule,
  contentKey,
  goBackTo,
  publish,
  publishingQuery,
  publishScheduled,
  schedulePublishing,
} from '#desk/api/content.ts';
import { useToasts } from '#desk/frame/toasts.tsx';

type Act = { work: () => Promise<unknown>; failed: string };

/** Starts publishing, now or at a time, or a rollback. Progress arrives through `publishingQuery`. */
export function usePublishing() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { data } = useQuery(publishingQuery);
  const acting = useMutation({
    mutationFn: ({ work }: Act) => work(),
    onError: (error: Error, { failed }) =>
      showToast({ title: failed, detail: error.message, isWarning: true }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey }),
  });
  const act = (work: Act['work'], failed: string) => acting.mutateAsync({ work, failed });
  return {
    publishing: data,
    isAsking: acting.isPending,
    publish: () => acting.mutate({ work: publish, failed: 'Not published.' }),
    goBack: (release: string) => acting.mutate({ work: () => goBackTo(release), failed: 'Not published.' }),
    publishScheduled: () => act(publishScheduled, 'Not published.'),
    plan: (at: number) => act(() => schedulePublishing(at, data?.scheduled?.dueAt ?? null), 'Not scheduled.'),
    addLater: () => act(addToSchedule, 'Not added.'),
    cancel: () => act(cancelSchedule, 'Not canceled.'),
  };
}
