import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import { besideList, useMedia } from '#desk/lead/use-media.ts';
import { useLeads } from '#desk/place/use-leads.ts';
import { usePlace } from '#desk/place/use-place.ts';
import { InboxHead } from './inbox-head.tsx';
import { LeadList } from './lead-list.tsx';
import { SelectionKeys } from './selection-keys.tsx';
import { useSelection } from './use-selection.ts';

const loadLeadPane = () => import('#desk/lead/lead-pane.tsx');
const LeadPane = lazy(async () => ({ default: (await loadLeadPane()).LeadPane }));
const LeadPage = lazy(async () => ({ default: (await import('#desk/lead/lead-page.tsx')).LeadPage }));
const FirstRun = lazy(async () => ({ default: (await import('#desk/first-run/first-run.tsx')).FirstRun }));

/** All forms in one list under the line of time, the open lead beside it. */
export function Inbox() {
  const place = usePlace();
  const query = useLeads(place);
  const selection = useSelection(query.leads);
  const { data: overview } = useOverview();
  const isWide = useMedia(besideList);
  const field = useRef<HTMLInputElement>(null);
  const { ref, isFull } = place;
  // The row answers at once, its lead follows.
  const shownRef = useDeferredValue(ref);
  const isListed = query.leads !== undefined;

  // The first lead that is opened waits for no code; should that fail, opening asks for it again.
  useEffect(() => {
    if (isListed) (window.requestIdleCallback ?? setTimeout)(() => loadLeadPane().catch(() => {}));
  }, [isListed]);

  if (overview?.isFirstRun && ref === undefined) {
    return (
      <Suspense>
        <FirstRun />
      </Suspense>
    );
  }
  if (ref !== undefined && (isFull || !isWide)) {
    return <Suspense>{isFull ? <LeadPage leadRef={ref} /> : <LeadPane leadRef={ref} />}</Suspense>;
  }
  const split = 'lg:grid lg:min-h-0 lg:flex-1 lg:grid-rows-[minmax(0,1fr)] lg:border-t lg:border-line-2';
  const columns =
    'lg:grid-cols-[minmax(0,1fr)_27.5rem] xl:grid-cols-[clamp(46.25rem,100%-40rem,56.25rem)_minmax(0,1fr)]';
  const keys = selection.isSelecting && <SelectionKeys key={shownRef ?? ''} selection={selection} />;
  return (
    <div className="flex flex-col lg:min-h-0 lg:flex-1 lg:overflow-hidden">
      <InboxHead
        filter={place.filter}
        narrow={place.narrow}
        hrefOfLead={place.hrefOfLead}
        leads={query.isPlaceholderData ? undefined : query.leads}
        hasMore={query.hasMore}
        field={field}
      />
      <div className={`${split} ${ref === undefined ? '' : columns}`}>
        <LeadList {...{ place, query, selection, field }} />
        {ref === undefined && keys}
        {ref !== undefined && (
          <div className="flex min-h-0 min-w-0 bg-white">
            <Suspense>
              {shownRef !== undefined && <LeadPane leadRef={shownRef} />}
              {keys}
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
