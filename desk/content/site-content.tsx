import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { contentQuery, documentQuery } from '#desk/api/content.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { PublishBar } from '#desk/content/publishing/publish-bar.tsx';
import { ScheduleStrip } from '#desk/content/publishing/schedule-strip.tsx';
import { useKeys } from '#desk/frame/keys.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useTitle } from '#desk/frame/title.tsx';
import { twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { lazyPart } from '#desk/parts/lazy-part.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { PaneTabs } from '#desk/parts/pane-tabs.tsx';
import type { ContentOverview, ContentProblem } from '#shared/desk/content.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import { DocumentList } from './document-list.tsx';
import type { DocumentState } from './document-pane.tsx';

const DocumentPane = lazyPart(async () => (await import('./document-pane.tsx')).DocumentPane);

const ContentStart = lazyPart(async () => (await import('./content-start.tsx')).ContentStart);

const loadingBars = <LoadingBars label="Content" columns="minmax(0, 1fr)" bars={[['60%', '90%']]} rows={5} />;

export function SiteContent() {
  const query = useQuery(contentQuery);
  const { data } = query;
  const failure = useFailure(query);
  useTitle('Content');
  if (data) return <ContentScreen overview={data} />;
  return (
    <div className="px-4 py-4 sm:px-6">
      <h1 className="mb-4 text-[1.375rem]">Content</h1>
      {failure ? <LoadFailure title="The content did not load" failure={failure} /> : loadingBars}
    </div>
  );
}

function ContentScreen({ overview }: { overview: ContentOverview }) {
  const id = useParams()['*'] || undefined;
  const [, navigate] = useLocation();
  const [documentState, setDocumentState] = useState<DocumentState | null>(null);
  const [tab, setTab] = useState<'pages' | 'changes'>('pages');
  const isWide = useMedia(twoPaneScreen);
  const field = useRef<HTMLInputElement>(null);
  const showFieldRef = useRef<((path: Path) => void) | null>(null);
  const findRow = (document: string | undefined) => overview.documents.find((one) => one.id === document);
  const typed = documentState ? documentState.changes - (findRow(id)?.changes ?? 0) : 0;
  const ready = Math.max(0, overview.ready + typed);
  const header = useRef<HTMLElement>(null);
  useKeys(
    {
      '/': () => {
        setTab('pages');
        field.current?.focus();
      },
      ...(id && { escape: () => navigate('/words') }),
    },
    { '/': 'Find a page or text', escape: 'All pages' },
  );
  function show({ document, path }: ContentProblem) {
    if (document === id && showFieldRef.current) showFieldRef.current(path);
    else navigate(`${hrefOfDocument(document)}#${controlIdOf(path)}`);
  }
  return (
    <div className="group/words flex flex-col max-sm:not-has-data-[tab=preview]:pb-16 lg:min-h-0 lg:flex-1 lg:overflow-hidden">
      <header
        ref={header}
        tabIndex={-1}
        data-pane="publish"
        className="flex min-h-14.5 flex-wrap items-center gap-x-5 gap-y-1 border-line-2 border-b px-4 py-2 max-sm:group-has-data-[tab=preview]/words:sr-only max-sm:group-has-data-[tab=preview]/words:[&>:not(h1)]:hidden sm:px-6"
      >
        <h1 className="text-[1.375rem]">Content</h1>
        <PublishBar
          {...{ ready }}
          notReady={overview.left}
          nameOf={(document) => findRow(document)?.name ?? document}
          isUnsaved={documentState?.isUnsaved ?? false}
          onFix={show}
        />
      </header>
      <ScheduleStrip
        scheduled={overview.scheduled}
        laterChanges={ready}
        onStripRemoved={() => header.current?.focus({ preventScroll: true })}
      />
      {!id && (
        <PaneTabs
          label="Parts of this screen"
          className="border-line border-b px-3 py-1.5 lg:hidden"
          tabs={[
            { name: 'pages', label: 'Pages' },
            { name: 'changes', label: 'Changes and history' },
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
          <Suspense fallback={<div className="p-5">{loadingBars}</div>}>
            <ContentStart overview={overview} />
          </Suspense>
        )}
        {id && <OpenDocument key={id} {...{ id, showFieldRef }} onStateChange={setDocumentState} />}
      </div>
    </div>
  );
}

type OpenDocumentProps = {
  id: string;
  showFieldRef: RefObject<((path: Path) => void) | null>;
  onStateChange: (documentState: DocumentState | null) => void;
};

function OpenDocument({ id, ...rest }: OpenDocumentProps) {
  // Some changes by other editors send no event.
  const query = useQuery({ ...documentQuery(id), refetchInterval: 10_000 });
  const { data } = query;
  const failure = useFailure(query, id);
  useTitle(data?.name ?? 'Content');
  if (data) {
    return (
      <Suspense fallback={<div className="p-5">{loadingBars}</div>}>
        <DocumentPane document={data} {...rest} />
      </Suspense>
    );
  }
  return (
    <div className="p-5">
      {failure ? <LoadFailure title="This page did not load" failure={failure} /> : loadingBars}
    </div>
  );
}
