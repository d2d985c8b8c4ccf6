import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { request } from '#desk/api/client.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Page } from '#desk/frame/page.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { ButtonLink } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Link } from '#desk/parts/link.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import type { QuarantinedEntry } from '#shared/desk/api.ts';
import { QuarantinedForm } from './quarantined-form.tsx';

const quarantineQuery = queryOptions({
  queryKey: ['quarantine'],
  queryFn: ({ signal }) => request<QuarantinedEntry[]>('quarantine', { signal }),
  staleTime: 5_000,
});

/** Turns a held entry into a lead, whose deadline starts now. */
function moveToInbox(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}/let-in`, { method: 'POST', body: {} });
}

function deleteQuarantined(id: string): Promise<unknown> {
  return request(`quarantine/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

type Decision = { entry: QuarantinedEntry; kind: 'let-in' | 'delete' };

export function Quarantine() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const query = useQuery(quarantineQuery);
  const { data } = query;
  const failure = useFailure(query);
  const [confirming, setAsked] = useState<QuarantinedEntry | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const {
    mutate,
    isPending,
    variables,
    error: refused,
    isError,
  } = useMutation({
    mutationFn: ({ entry, kind }: Decision) =>
      kind === 'delete' ? deleteQuarantined(entry.id) : moveToInbox(entry.id),
    onSuccess: (_answer, { entry, kind }) => {
      client.setQueryData(quarantineQuery.queryKey, (all) => all?.filter(({ id }) => id !== entry.id));
      showToast({
        title: kind === 'delete' ? `Deleted the entry of ${entry.name}.` : `${entry.name} is in the inbox.`,
      });
      list.current?.focus();
    },
    onSettled: () => {
      for (const key of ['quarantine', 'overview', 'leads'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
  const count = data?.length ?? 0;
  const guardClick = useClickGuard(data?.map(({ id }) => id) ?? []);
  return (
    <Page title={data && count === 0 ? 'Nothing held for review' : 'Held for review'}>
      {failure && <LoadFailure title="Held entries did not load" failure={failure} />}
      {!data && !failure && (
        <LoadingBars
          label="Held for review"
          columns="minmax(0, 1fr) 92px"
          bars={[['140px', '260px'], ['92px']]}
          rows={4}
        />
      )}
      {data && (
        <p className="mb-4 max-w-[62ch] text-ink-3">
          {count === 0
            ? 'Form entries that look like spam are held here with the reason and deleted after 30 days.'
            : 'These look like spam. They’re left out of reports and deleted after 30 days. Move real people to the inbox: their reply deadline starts then.'}
        </p>
      )}
      {data && count === 0 && <ButtonLink href="/leads">Go to leads</ButtonLink>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Held forms"
        className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-3 empty:hidden"
      >
        {data?.map((entry) => {
          const isThis = variables?.entry.id === entry.id;
          return (
            <QuarantinedForm
              key={entry.id}
              form={entry}
              busy={isPending && isThis ? variables.kind : null}
              error={isError && isThis ? refused.message : null}
              onMoveToInbox={guardClick(() => mutate({ entry, kind: 'let-in' }))}
              onDelete={guardClick(() => setAsked(entry))}
            />
          );
        })}
      </ul>
      <p className="mt-6 text-caption text-mute">
        Emails that match no lead, and blocked senders, are in{' '}
        <Link href="/unsorted" className="underline decoration-1 underline-offset-3">
          Unsorted
        </Link>
        .
      </p>
      <Dialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Delete the entry of ${confirming?.name ?? ''}?`}
        lead="This can’t be undone."
        confirm={{
          label: 'Delete permanently',
          onClick: () => {
            if (confirming) mutate({ entry: confirming, kind: 'delete' });
            setAsked(null);
          },
        }}
        cancel="Keep"
      />
    </Page>
  );
}

const clickGuardMilliseconds = 700;

/**
 * Ignores clicks for 700 ms after rows have moved. Otherwise, the second click of a double click would hit the next
 * row.
 * @param ids the rows in order
 * @returns a function that wraps a click handler
 */
function useClickGuard(ids: string[]): (action: () => void) => () => void {
  const order = ids.join();
  const before = useRef(order);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current !== order && before.current !== '') movedAt.current = performance.now();
    before.current = order;
  }, [order]);
  return (action) => () => {
    if (performance.now() - movedAt.current > clickGuardMilliseconds) action();
  };
}
