import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { SelectionBar } from '#desk/inbox/selection/selection-bar.tsx';
import type { Selection } from '#desk/inbox/selection/use-selection.ts';
import { FailedChangeNotice } from '#desk/lead/changes/failed-change.tsx';
import { Button } from '#desk/parts/button.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Leads } from '#desk/views/use-leads.ts';
import type { InboxLocation } from '#desk/views/use-list-location.ts';
import { EmptyList } from './empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { KeyHints } from './key-hints.tsx';
import { LeadGroups } from './lead-groups.tsx';
import type { RowActions, RowPicker } from './lead-row.tsx';
import { useHeldBackLeads } from './use-held-back-leads.ts';
import { findRow, useListKeys } from './use-list-keys.ts';
import { useRowChanges } from './use-row-changes.ts';

type LeadListProps = {
  inbox: InboxLocation;
  list: Leads;
  selection: Selection;
  field: RefObject<HTMLInputElement | null>;
};
const noLeads: never[] = [];

export function LeadList({ inbox, list, selection, field }: LeadListProps) {
  const { me } = useSession();
  const { query } = list;
  const pane = useRef<HTMLDivElement>(null);
  const [pointedRef, setPointedRef] = useState<string>();
  const [picking, setPicking] = useState<RowPicker>(null);
  const changes = useRowChanges();
  const { failedChange } = changes;
  const { shown, arrived, held, show } = useHeldBackLeads(list.leads, pane, JSON.stringify(inbox.filter));
  const leads = shown ?? noLeads;
  const isListed = (ref: string | undefined) => leads.some((lead) => lead.ref === ref);
  const current = isListed(pointedRef) ? pointedRef : isListed(inbox.ref) ? inbox.ref : leads[0]?.ref;

  const latest = useRef({ changes, me });
  latest.current = { changes, me };
  const { select } = selection;
  const { hrefOfLead } = inbox;
  const actions = useMemo<RowActions>(
    () => ({
      hrefOf: hrefOfLead,
      point: setPointedRef,
      select,
      assignToMe: (lead) => latest.current.changes.assign(lead, latest.current.me.id),
      assign: (lead, assignee) => latest.current.changes.assign(lead, assignee),
      setStatus: (lead, status) => latest.current.changes.setStatus(lead, status),
      pick: (next) => {
        setPicking(next);
        const active = pane.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]');
        if (next === null) active?.focus({ preventScroll: true });
      },
    }),
    [hrefOfLead, select],
  );
  useListKeys({
    leads,
    listKey: list.list,
    inbox,
    list: pane,
    current,
    point: setPointedRef,
    select,
    pick: setPicking,
    search: () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  useScrollToOpenLead(pane, inbox.ref, leads.length > 0);

  return (
    <div
      data-pane="list"
      className={`flex min-w-0 flex-col lg:min-h-0 ${inbox.ref === undefined ? '' : 'lg:border-r lg:border-line-2'}`}
    >
      {selection.isSelecting ? (
        <SelectionBar selection={selection} />
      ) : (
        <FilterBar filter={inbox.filter} narrow={inbox.narrow} onSelect={selection.begin} />
      )}
      <div
        ref={pane}
        className="relative min-h-0 flex-1 lg:overflow-y-auto in-[body:has([data-pane=toasts])]:pb-20"
      >
        {failedChange && (
          <FailedChangeNotice
            failed={failedChange}
            name={<bdi>{failedChange.lead.name}</bdi>}
            className="mx-4 my-2 sm:mx-6 lg:mx-4"
            onSet={(change) => changes.set(failedChange.lead, change)}
            onDismiss={changes.dismissFailure}
          />
        )}
        {query.isError && list.leads && (
          <Notice className="mx-4 my-2" title="This list may be out of date.">
            {query.error.message}
          </Notice>
        )}
        {held > 0 && (
          <div className="sticky top-2 z-30 flex h-0 justify-center">
            <button
              type="button"
              onClick={show}
              className="h-9 rounded-full bg-ink px-4 font-semibold text-white shadow-float pointer-coarse:h-11"
            >
              {held} new
            </button>
          </div>
        )}
        <ListBody
          {...{ inbox, list, leads, actions }}
          state={{
            openRef: inbox.ref,
            current,
            selected: selection.selected,
            isSelecting: selection.isSelecting,
            picking,
            arrived,
          }}
        />
      </div>
      <KeyHints />
    </div>
  );
}

function useScrollToOpenLead(
  pane: RefObject<HTMLDivElement | null>,
  ref: string | undefined,
  isLoaded: boolean,
) {
  const latestRef = useRef(ref);
  useEffect(() => {
    if (!isLoaded || latestRef.current === undefined) return;
    findRow(pane.current, latestRef.current)?.scrollIntoView({ block: 'center' });
    latestRef.current = undefined;
  }, [isLoaded, pane]);
}

type ListBodyProps = {
  inbox: InboxLocation;
  list: Leads;
  leads: NonNullable<Leads['leads']>;
  actions: RowActions;
  state: Parameters<typeof LeadGroups>[0]['state'];
};

function ListBody({ inbox, list: { query, leads: known, hasMore }, leads, actions, state }: ListBodyProps) {
  const { isFetchingNextPage, isPlaceholderData } = query;
  const failure = useFailure(query, JSON.stringify(inbox));
  if (failure) {
    return (
      <div className="mx-4 mt-5 sm:mx-6">
        <LoadFailure title="The list did not load" failure={failure}>
          Your filters are kept. Nothing was lost.
        </LoadFailure>
      </div>
    );
  }
  if (!known) {
    return (
      <div className="px-4 sm:px-6">
        <LoadingBars
          label="Leads"
          columns="20px minmax(0, 1fr) 92px 76px"
          bars={[['20px'], ['140px', '188px'], ['92px'], ['76px']]}
          rows={8}
        />
      </div>
    );
  }
  if (leads.length === 0) return <EmptyList inbox={inbox} />;
  return (
    <>
      <LeadGroups
        {...{ leads, hasMore, state, actions }}
        sort={inbox.filter.sort}
        isBusy={isPlaceholderData}
      />
      {hasMore && (
        <div className="px-4 py-4 sm:px-6">
          <Button
            size="bar"
            tone="line"
            busy={isFetchingNextPage}
            onClick={() => {
              inbox.showPages(query.data?.pages.length ? query.data.pages.length + 1 : 2);
              if (query.isFetchNextPageError) void query.fetchNextPage();
            }}
          >
            Show 50 more
          </Button>
        </div>
      )}
      {inbox.filter.q && inbox.filter.view !== 'all' && !hasMore && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 text-ink-3 sm:px-6">
          <p>{`Only ${viewNames[inbox.filter.view]} was searched.`}</p>
          <Button size="bar" tone="line" onClick={() => inbox.narrow({ view: 'all' })}>
            Search all leads
          </Button>
        </div>
      )}
    </>
  );
}
