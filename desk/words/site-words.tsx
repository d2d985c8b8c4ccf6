import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { contentQuery, documentQuery } from '#desk/api/content.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useKeys } from '#desk/frame/keys.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useTitle } from '#desk/frame/title.tsx';
import { besideList, useMedia } from '#desk/frame/use-media.ts';
import { hrefOfDocument, idOf } from '#desk/parts/document-address.ts';
import { late } from '#desk/parts/late.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { PaneTabs } from '#desk/parts/pane-tabs.tsx';
import { PublishBar } from '#desk/words/publishing/publish-bar.tsx';
import type { ContentOverview } from '#shared/desk/content.ts';
import { DocumentList } from './document-list.tsx';
import type { Standing } from './document-pane.tsx';

const DocumentPane = late(async () => (await import('./document-pane.tsx')).DocumentPane);

const Start = late(async () => (await import('./start.tsx')).Start);

const bars = <LoadingBars label="Words" columns="minmax(0, 1fr)" bars={[['60%', '90%']]} rows={5} />;

/** The words of the site: every document, its form, and the one button that puts it live. */
export function SiteWords() {
  const query = useQuery(contentQuery);
  const { data } = query;
  const failure = useFailure(query);
  useTitle('Content');
  if (data) return <Words overview={data} />;
  return (
    <div className="px-4 py-4 sm:px-6">
      <h1 className="mb-4 text-[1.375rem]">Content</h1>
      {failure ? <LoadFailure title="The words did not load" failure={failure} /> : bars}
    </div>
  );
}

function Words({ overview }: { overview: ContentOverview }) {
  const id = useParams()['*'] || undefined;
  const [, navigate] = useLocation();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [tab, setTab] = useState<'pages' | 'changes'>('pages');
  const isWide = useMedia(besideList);
  const field = useRef<HTMLInputElement>(null);
  const fix = useRef<(() => void) | null>(null);
  const others = overview.documents.filter((one) => one.id !== id);
  const problems =
    (standing?.problems ?? 0) +
    (standing ? others : overview.documents).reduce((sum, one) => sum + one.problems, 0);
  const changes =
    (standing?.changes ?? 0) +
    (standing ? others : overview.documents).reduce((sum, one) => sum + one.changes, 0);
  useKeys(
    {
      '/': () => {
        setTab('pages');
        field.current?.focus();
      },
      ...(id && { escape: () => navigate('/words') }),
    },
    { '/': 'Find a page or words', escape: 'All pages' },
  );
  const isWrongHere = standing !== null && standing.problems > 0;
  const wrong = isWrongHere ? undefined : others.find((one) => one.problems > 0);
  function fixFirst() {
    if (isWrongHere) return fix.current?.();
    if (wrong) navigate(`${hrefOfDocument(wrong.id)}#${idOf(wrong.wrongAt ?? [])}`);
  }
  return (
    <div className="flex flex-col max-sm:pb-16 lg:min-h-0 lg:flex-1 lg:overflow-hidden">
      <header
        data-pane="publish"
        className="flex min-h-14.5 flex-wrap items-center gap-x-5 gap-y-1 border-line-2 border-b px-4 py-2 sm:px-6"
      >
        <h1 className="text-[1.375rem]">Content</h1>
        <PublishBar
          {...{ problems, changes }}
          problemsIn={wrong?.name}
          isUnsaved={standing?.isUnsaved ?? false}
          onFix={fixFirst}
        />
      </header>
      {!id && (
        <PaneTabs
          label="Parts of this screen"
          className="border-line border-b px-3 py-1.5 lg:hidden"
          tabs={[
            { name: 'pages', label: 'Pages' },
            { name: 'changes', label: 'What changes, history' },
          ]}
          shown={tab}
          onShow={setTab}
        />
      )}
      <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[11.625rem_minmax(20rem,25.75rem)_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]">
        <div
          data-pane="pages"
          className={`relative min-h-0 border-line px-2 py-2.5 lg:overflow-y-auto lg:border-r ${id || tab !== 'pages' ? 'max-lg:hidden' : ''}`}
        >
          <DocumentList documents={overview.documents} current={id} field={field} />
        </div>
        {!id && (isWide || tab === 'changes') && (
          <Suspense fallback={<div className="p-5">{bars}</div>}>
            <Start overview={overview} />
          </Suspense>
        )}
        {id && <Open key={id} {...{ id, fix }} onStanding={setStanding} />}
      </div>
    </div>
  );
}

type OpenProps = {
  id: string;
  fix: React.RefObject<(() => void) | null>;
  onStanding: (standing: Standing | null) => void;
};

function Open({ id, ...rest }: OpenProps) {
  // What others change is not always told.
  const query = useQuery({ ...documentQuery(id), refetchInterval: 10_000 });
  const { data } = query;
  const failure = useFailure(query, id);
  useTitle(data?.name ?? 'Content');
  if (data) {
    return (
      <Suspense fallback={<div className="p-5">{bars}</div>}>
        <DocumentPane document={data} {...rest} />
      </Suspense>
    );
  }
  return (
    <div className="p-5">
      {failure ? <LoadFailure title="This page did not load" failure={failure} /> : bars}
    </div>
  );
}
