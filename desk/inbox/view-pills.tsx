import { useLayoutEffect, useRef } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import { formatCount, viewNames } from '#desk/frame/navigation-entries.ts';
import { Link } from '#desk/parts/link.tsx';
import { buildListUrl, type ListLocation } from '#desk/views/list-url.ts';
import { useSavedViews } from '#desk/views/saved-views.ts';
import type { View } from '#shared/desk/api.ts';

const viewOrder: View[] = ['open', 'mine', 'overdue', 'new', 'waiting', 'creators', 'brands', 'all'];
const pillClass =
  'flex min-h-10 shrink-0 items-center gap-2 rounded-full whitespace-nowrap border border-field bg-white px-3.75 no-underline pointer-coarse:min-h-11 aria-[current]:border-ink-3 aria-[current]:bg-ink-3 aria-[current]:text-white forced-colors:aria-[current]:outline-2';

/** The views as a row of links, which replaces the navigation column on phones and tablets. */
type ViewPillsProps = Pick<ListLocation, 'filter'> & { className: string };

export function ViewPills({ filter, className }: ViewPillsProps) {
  const { data } = useOverview();
  const { views: saved } = useSavedViews();
  const here = buildListUrl({ filter });
  const isSaved = saved.some(({ href }) => href === here);
  const nav = useRef<HTMLElement>(null);
  const hasCounts = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current pill changes with the address, its place with the counts
  useLayoutEffect(() => {
    const bar = nav.current;
    const pill = bar?.querySelector<HTMLElement>('[aria-current]');
    if (pill && bar) bar.scrollLeft = pill.offsetLeft - (bar.clientWidth - pill.offsetWidth) / 2;
  }, [here, hasCounts]);
  return (
    <nav
      ref={nav}
      aria-label="Views"
      // Browsers do not scroll a partly visible link into view when it gets the focus.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className={`relative overflow-x-auto py-2 [scrollbar-width:none] mask-r-from-[calc(100%-2.5rem)] ${className}`}
    >
      <ul className="flex w-max gap-2 pr-10">
        {viewOrder.map((view) => (
          <li key={view}>
            <Link
              href={buildListUrl({ filter: { view, sort: filter.sort } })}
              {...(view === filter.view && !isSaved && { 'aria-current': 'page' as const })}
              className={pillClass}
            >
              {view === 'overdue' && data !== undefined && data.counts.overdue > 0 && (
                <i aria-hidden="true" className="size-2 rounded-full bg-tally" />
              )}
              {viewNames[view]} {data && formatCount(data.counts[view])}
            </Link>
          </li>
        ))}
        {data !== undefined && data.counts.unsorted > 0 && (
          <li>
            <Link href="/unsorted" className={pillClass}>
              Unsorted {formatCount(data.counts.unsorted)}
            </Link>
          </li>
        )}
        {saved.map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              {...(href === here && { 'aria-current': 'page' as const })}
              className={pillClass}
            >
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
