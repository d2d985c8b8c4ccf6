import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { contentKey, readHistory, restoreValue } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Section } from '#desk/parts/section.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { HistoryLine } from '#shared/desk/content.ts';
import { BeforeAfter } from './before-after.tsx';

const valueText = (value: string | null) => (value === null ? 'nothing' : value.trim() || '(empty)');

function HistoryEntry({ line, name, onRestore }: { line: HistoryLine; name: string; onRestore: () => void }) {
  const { people, me, site } = useSession();
  const { where, before, after, by, at, mayRestore } = line;
  return (
    <li className="grid items-start gap-x-3 gap-y-0.5 border-line border-t py-2 first:border-t-0 @min-[30rem]:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-caption text-mute">{where}</span>
      </div>
      <div className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        <BeforeAfter before={valueText(before)} after={valueText(after)} />
        <p className="text-caption text-mute">
          {actorName(people, by, me.id)}, {formatDateTime(Date.parse(at), serverNow(), site.timeZone)}
        </p>
      </div>
      {mayRestore && (
        <button
          type="button"
          onClick={onRestore}
          aria-label={`Restore ${name}, ${where} as it was before`}
          className="-my-0.5 flex min-h-7.5 items-center gap-1 justify-self-start rounded-row px-1.5 text-caption hover:bg-paper-2 pointer-coarse:min-h-11"
        >
          <Icon name="undo" className="size-4" />
          Restore
        </button>
      )}
    </li>
  );
}

export function ChangeHistory({ nameOf }: { nameOf: (document: string) => string }) {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const query = useInfiniteQuery({
    queryKey: [...contentKey, 'history'],
    queryFn: ({ pageParam, signal }) => readHistory(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const failure = useFailure(query);
  const restoring = useMutation({
    mutationFn: (line: HistoryLine) => restoreValue(line.id),
    onSuccess: (_, line) =>
      showToast({
        title: `${nameOf(line.document)}: restored.`,
        detail: 'It is a draft now, and goes live when you publish.',
      }),
    onError: (error) => showToast({ title: 'Not restored.', detail: error.message, isWarning: true }),
    onSettled: () => client.invalidateQueries({ queryKey: contentKey }),
  });
  const lines = query.data?.pages.flatMap((page) => page.lines);
  return (
    <Section title="History" aside="published changes">
      {failure && <LoadFailure title="The history did not load" failure={failure} />}
      {lines?.length === 0 && <p className="text-mute">Not published yet.</p>}
      <ul className="@container">
        {lines?.map((line) => (
          <HistoryEntry
            key={line.id}
            line={line}
            name={nameOf(line.document)}
            onRestore={() => restoring.mutate(line)}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          size="bar"
          tone="line"
          className="mt-2"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Older
        </Button>
      )}
    </Section>
  );
}
