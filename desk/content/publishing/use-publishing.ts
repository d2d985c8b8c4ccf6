import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToSchedule,
  cancelSchedule,
  contentKey,
  publish,
  publishingQuery,
  publishScheduled,
  rollBackTo,
  schedulePublishing,
} from '#desk/api/content.ts';
import { useToasts } from '#desk/frame/toasts.tsx';

type PublishAction = { work: () => Promise<unknown>; failureTitle: string };

/** Publishes now, schedules a release or rolls back. Progress arrives through `publishingQuery`. */
export function usePublishing() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { data } = useQuery(publishingQuery);
  const acting = useMutation({
    mutationFn: ({ work }: PublishAction) => work(),
    onError: (error: Error, { failureTitle }) =>
      showToast({ title: failureTitle, detail: error.message, isWarning: true }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey }),
  });
  const runAction = (work: PublishAction['work'], failed: string) =>
    acting.mutateAsync({ work, failureTitle: failed });
  return {
    publishing: data,
    isAsking: acting.isPending,
    publish: () => acting.mutate({ work: publish, failureTitle: 'Not published.' }),
    goBack: (release: string) =>
      acting.mutate({ work: () => rollBackTo(release), failureTitle: 'Not published.' }),
    publishScheduled: () => runAction(publishScheduled, 'Not published.'),
    plan: (at: number) =>
      runAction(() => schedulePublishing(at, data?.scheduled?.dueAt ?? null), 'Not scheduled.'),
    addLater: () => runAction(addToSchedule, 'Not added.'),
    cancel: () => runAction(cancelSchedule, 'Not canceled.'),
  };
}
