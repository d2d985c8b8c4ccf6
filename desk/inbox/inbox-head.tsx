import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { NewLeadsWarning } from '#desk/frame/new-leads-warning.tsx';
import { useTitle } from '#desk/frame/title.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Rundown } from '#desk/rundown/rundown.tsx';
import { useOpeningHours } from '#desk/rundown/use-opening-hours.ts';
import { clockState, isOverdue } from '#desk/time/clock-state.ts';
import { isNarrowed } from '#desk/views/list-url.ts';
import type { InboxLocation } from '#desk/views/use-list-location.ts';
import type { LeadRow, OpenLead, Overview, UpcomingCall, View } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { countDeadlines, headingText } from './heading-text.ts';
import { NewLeadButton } from './new-lead.tsx';
import { SearchField } from './search-field.tsx';

const noLeads: OpenLead[] = [];
const noCalls: UpcomingCall[] = [];

function isInView(view: View, { form, assignee }: Pick<OpenLead, 'form' | 'assignee'>, me: string): boolean {
  if (view === 'mine') return assignee === me;
  if (view === 'creators') return formOf(form).audience === 'creator';
  return view === 'brands' ? formOf(form).audience === 'brand' : true;
}

function useHeading(
  filter: InboxLocation['filter'],
  overview: Overview | undefined,
  leads: LeadRow[] | undefined,
  hasMore: boolean,
) {
  const { me } = useSession();
  const opening = useOpeningHours();
  const now = useNow(60_000);
  const hasFilters = isNarrowed(filter);
  // The data of the timeline does not show which leads are in these views.
  const usesList = hasFilters || filter.view === 'new' || filter.view === 'waiting';
  const promised = usesList ? leads : overview?.running.filter((run) => isInView(filter.view, run, me.id));
  const counts = promised && {
    ...countDeadlines(promised, now, opening),
    isPartial: usesList ? hasMore : (overview?.isCut ?? false),
  };
  const total = leads?.length;
  return headingText({ view: filter.view, q: filter.q, isNarrowed: hasFilters, total, hasMore, counts });
}

function OverdueStatus({ openLeads }: { openLeads: OpenLead[] }) {
  const now = useNow(60_000);
  const known = useRef<Set<string> | null>(null);
  const [message, setMessage] = useState('');
  const late = useMemo(
    () => openLeads.filter((run) => isOverdue(clockState(run.clock, run.createdAt, now))),
    [openLeads, now],
  );
  useEffect(() => {
    const before = known.current;
    const newlyLate = before ? late.filter(({ ref }) => !before.has(ref)) : [];
    if (openLeads.length > 0 || before) known.current = new Set(late.map(({ ref }) => ref));
    if (newlyLate.length > 0) setMessage(`Overdue: ${newlyLate.map(({ name }) => name).join(', ')}`);
  }, [late, openLeads.length]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

function ResultStatus({ filter, text }: { filter: InboxLocation['filter']; text: string | undefined }) {
  const filterKey = JSON.stringify(filter);
  const announced = useRef(filterKey);
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (text === undefined || announced.current === filterKey) return;
    announced.current = filterKey;
    setMessage(text);
  }, [filterKey, text]);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}

type InboxHeadProps = Pick<InboxLocation, 'filter' | 'narrow' | 'hrefOfLead'> & {
  leads: LeadRow[] | undefined;
  hasMore: boolean;
  field: RefObject<HTMLInputElement | null>;
  onNewLead: (isOpen: true) => void;
};

export const InboxHead = memo(function InboxHead(props: InboxHeadProps) {
  const { filter, narrow, hrefOfLead, leads, hasMore, field, onNewLead } = props;
  const { data } = useOverview();
  const running = data?.running;
  const heading = useHeading(filter, data, leads, hasMore);
  const { me } = useSession();
  const isFaint = useMemo(
    () => (run: OpenLead | UpcomingCall) => !isInView(filter.view, run, me.id),
    [filter.view, me.id],
  );
  const [isSearching, setSearching] = useState(false);
  useTitle(viewNames[filter.view]);
  const search = useMemo(
    () => (q: string) =>
      narrow({ q: q || undefined, messages: q ? filter.messages : undefined }, { replace: true }),
    [narrow, filter.messages],
  );
  const showsField = isSearching || filter.q !== undefined;
  return (
    <div className="px-4 pt-4 sm:px-6 sm:pt-3.5 lg:min-h-37.5 lg:shrink-0 lg:pb-2">
      <NewLeadsWarning className="mb-3" />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:items-center">
        <h1 className="min-w-0 flex-1 text-sentence wrap-anywhere sm:basis-96">{heading}</h1>
        <button
          type="button"
          aria-label="Search"
          aria-expanded={showsField}
          onClick={() => {
            setSearching(!showsField);
            requestAnimationFrame(() => field.current?.focus());
          }}
          className="-mt-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full sm:hidden"
        >
          <Icon name="search" className="size-5.5" />
        </button>
        <NewLeadButton onOpen={onNewLead} />
        <div className={`basis-full lg:basis-auto ${showsField ? '' : 'max-sm:hidden'}`}>
          <SearchField q={filter.q ?? ''} onSearch={search} field={field} />
        </div>
      </div>
      <div className="mt-3">
        <Rundown
          running={running ?? noLeads}
          calls={data?.calls ?? noCalls}
          hrefOf={hrefOfLead}
          isFaint={isFaint}
        />
      </div>
      <OverdueStatus openLeads={running ?? noLeads} />
      <ResultStatus filter={filter} text={leads && heading} />
    </div>
  );
});
