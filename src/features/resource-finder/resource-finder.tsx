import { Tabs } from '@base-ui/react/tabs';
import { useEffect, useRef } from 'react';
import { runAfterPress } from '#src/components/ui/after-paint.ts';
import { Button } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import { tabStrip, tabStripToScreenEdge } from '#src/components/ui/tab-strip.ts';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import type { Resource, ResourcesContent, ResourceTab } from '#src/content/schemas/page/resources.ts';
import { readState, useAddressState } from '#src/islands/address-state.ts';
import { findDestination } from '#src/openings.ts';
import { routes } from '#src/routes.ts';
import { findResources } from './find-resources.ts';

const defaultState = { type: 'all', q: '' };

function Finder({ content: { heading, labels, items } }: { content: ResourcesContent['finder'] }) {
  const [{ type, q }, change] = useAddressState(defaultState);
  const tabs = Object.keys(labels.tabs) as ResourceTab[];
  const tab = tabs.find((tab) => tab === type) ?? 'all';
  const found = findResources(items, tab, q);
  const search = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after hydration; text typed before takes precedence over the address
  useEffect(() => {
    if (!search.current) return;
    if (search.current.value) change({ q: search.current.value });
    else search.current.value = readState(location.search, defaultState).q;
  }, []);
  const mounted = useMounted();
  const reset = () => {
    change(defaultState);
    if (!search.current) return;
    search.current.value = '';
    search.current.focus();
  };

  return (
    <Tabs.Root
      value={tab}
      onValueChange={(next: ResourceTab, { event }) => runAfterPress(event, () => change({ type: next }))}
    >
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{heading}</h2>
          {!findDestination('accessResource') && (
            <a
              href={routes.contact.path}
              className="mt-4 inline-block rounded-sm font-semibold underline underline-offset-4"
            >
              {labels.instead}
            </a>
          )}
        </div>
        <div className="needs-script lg:col-span-5">
          <label htmlFor="resource-search" className="font-semibold">
            {labels.search}
          </label>
          <input
            ref={search}
            id="resource-search"
            type="search"
            placeholder={labels.placeholder}
            onInput={(event) => change({ q: event.currentTarget.value })}
            className="mt-2 block min-h-13 w-full rounded-pill border-[1.5px] border-field bg-white px-5 placeholder:text-mute hover:border-ink"
          />
        </div>
      </div>
      <div className="needs-script mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Tabs.List
          aria-label={heading}
          activateOnFocus
          className={`${tabStrip} ${tabStripToScreenEdge} bg-white`}
        >
          {tabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              {...(one === tab && { 'aria-controls': 'panel-resources' })}
              {...(!mounted && one === tab && { tabIndex: 0 })}
              className="group min-h-11 shrink-0 rounded-pill px-4 text-caption font-semibold whitespace-nowrap transition-colors duration-200 hover:bg-line data-active:bg-ink data-active:text-white"
            >
              {labels.tabs[one]}{' '}
              <span className="figures ml-1 font-normal text-mute group-data-active:text-mute-ink">
                {findResources(items, one, q).length}
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <p role="status" className="figures text-caption text-mute">
          {found.length} {labels.found}
        </p>
      </div>
      <Tabs.Panel id="panel-resources" value={tab} className="mt-8">
        {found.length > 0 ? (
          <ul id="shelf" className="border-b-2 border-ink">
            {found.map((resource) => (
              <ResourceRow key={items.indexOf(resource)} resource={resource} labels={labels} />
            ))}
          </ul>
        ) : (
          <div className="border-y-2 border-ink py-14">
            <p className="display text-[1.75rem] leading-tight">{labels.empty}</p>
            <p className="mt-2 text-ink-3">{labels.emptyLead}</p>
            <Button variant="outline" size="sm" className="mt-6" onClick={reset}>
              {labels.reset}
            </Button>
          </div>
        )}
      </Tabs.Panel>
    </Tabs.Root>
  );
}

export const ResourceFinder = withErrorBoundary(Finder);

type ResourceRowProps = { resource: Resource; labels: ResourcesContent['finder']['labels'] };

function ResourceRow({ resource, labels }: ResourceRowProps) {
  const { title, kind, type, format, text, downloads } = resource;
  return (
    <li className="grid gap-x-8 gap-y-4 border-t-2 border-ink py-6 lg:grid-cols-[1fr_11rem_9rem_auto] lg:items-center">
      <div>
        <div className="flex items-start justify-between gap-x-3 sm:items-center sm:justify-start">
          <h3 className="text-h3">{title}</h3>
          <span
            className={`shrink-0 rounded-pill px-2.5 py-0.5 text-note font-semibold ${type === 'free' ? 'bg-amber' : 'bg-ink text-white'}`}
          >
            {labels.type[type]}
          </span>
        </div>
        <p className="mt-1.5 max-w-150 text-ink-3">{text}</p>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 text-caption text-mute max-lg:-mt-2 lg:contents">
        <p>
          <span className="sr-only">{labels.tabs[kind]}: </span>
          {format}
        </p>
        <p className="figures">
          <strong className="font-semibold text-ink">{downloads.toLocaleString('en-US')}</strong>{' '}
          {labels.downloads}
        </p>
      </div>
      <OpeningButton opening="accessResource" size="sm" className="justify-self-start">
        {labels.access}
        <span className="sr-only"> {title}</span>
      </OpeningButton>
    </li>
  );
}
