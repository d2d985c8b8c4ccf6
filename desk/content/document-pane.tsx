import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { contentKey, sendDocumentPresence } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { StaleDraftNotices } from '#desk/content/editing/stale-draft-notices.tsx';
import { type DocumentEditing, useDocumentEditing } from '#desk/content/editing/use-document-editing.ts';
import { useDocumentField } from '#desk/content/editing/use-document-field.ts';
import { ChangeList } from '#desk/content/publishing/change-list.tsx';
import { twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { PaneTabs } from '#desk/parts/pane-tabs.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { actorName, memberName } from '#desk/parts/text/people-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { ContentDocument } from '#shared/desk/content.ts';
import type { ContentLocation } from '#shared/desk/preview.ts';
import {
  documentOf,
  type Path,
  toCopyPath,
  toDocumentPath,
  type WorkingCopy,
  withoutPatch,
} from '#shared/desk/working-copy.ts';
import { BrandSample, BrandStrip } from './brand/brand-sample.tsx';
import { DocumentForm, findProblems } from './document-form.tsx';
import { PreviewFrame } from './preview/preview-frame.tsx';

export type DocumentState = { changes: number; isUnsaved: boolean };

type DocumentPaneProps = {
  document: ContentDocument;
  onStateChange: (documentState: DocumentState | null) => void;
  showFieldRef: RefObject<((path: Path) => void) | null>;
};

function SaveStatus({ document, editing }: { document: ContentDocument; editing: DocumentEditing }) {
  const { people, me, site } = useSession();
  const { saveState, isUnsaved } = editing;
  const last = document.changes.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  if (saveState.kind === 'failed') {
    return <span className="text-ink">not saved: {saveState.text} It is kept here and retried.</span>;
  }
  if (isUnsaved) return <span>{saveState.kind === 'saving' ? 'saving' : 'not saved yet'}</span>;
  if (!last) return <span>published</span>;
  const changedAt = formatShortDateTime(Date.parse(last.at), serverNow(), site.timeZone);
  return (
    <span>
      saved as draft {changedAt} by {actorName(people, last.by, me.id).replace('You', 'you')}
    </span>
  );
}

type DocumentHeaderProps = {
  document: ContentDocument;
  editing: DocumentEditing /** On phones, the heading above the preview takes only one line. */;
  isShort: boolean;
};

function DocumentHeader({ document, editing, isShort }: DocumentHeaderProps) {
  const hiddenOnPhones = isShort ? 'max-sm:hidden' : '';
  return (
    <div
      className={`border-line border-b px-4 py-3 sm:px-5 ${isShort ? 'max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:border-0 max-sm:py-1' : ''}`}
    >
      <Link
        href="/words"
        className={`-ml-1 flex min-h-8.5 shrink-0 items-center gap-1 text-caption no-underline hover:underline lg:hidden pointer-coarse:min-h-11 ${isShort ? 'sm:mb-1' : 'mb-1'}`}
      >
        <Icon name="back" className="size-4.5" />
        All pages
      </Link>
      <h2
        className={`text-[1.4375rem] leading-tight ${isShort ? 'max-sm:truncate max-sm:text-section' : ''}`}
      >
        {document.name}
      </h2>
      <p className={`mt-1 text-caption text-mute ${hiddenOnPhones}`}>
        {document.route && document.id !== 'brand' && (
          <>
            <a href={document.route} target="_blank" rel="noopener" className="underline">
              {document.route}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            ,{' '}
          </>
        )}
        <SaveStatus {...{ document, editing }} />
      </p>
      <OtherEditors document={document.id} />
    </div>
  );
}

type PreviewProps = {
  document: ContentDocument;
  copy: WorkingCopy;
  focused: Path | null;
  onPress: (place: ContentLocation) => void;
};

function Preview({ document, copy, focused, onPress }: PreviewProps) {
  const value = useMemo(() => documentOf(copy), [copy]);
  const documentPath = useMemo(
    () => (focused ? (toDocumentPath(copy, focused) ?? null) : null),
    [copy, focused],
  );
  const frame = <PreviewFrame document={document} value={value} focused={documentPath} onPress={onPress} />;
  return document.id === 'brand' ? <SampleOrPage {...{ value }} page={frame} /> : frame;
}

type PaneTab = 'words' | 'preview' | 'changes';

export function DocumentPane({ document, onStateChange, showFieldRef }: DocumentPaneProps) {
  const editing = useDocumentEditing(document);
  const { copy, stored, edit, isUnsaved } = editing;
  const field = useDocumentField(document.id, stored.published);
  const problems = findProblems(document.id, copy, document.problems);
  const [target, setTarget] = useState<{ path: Path } | null>(null);
  const [focused, setFocused] = useState<Path | null>(null);
  const [tab, setTab] = useState<PaneTab>('words');
  const changesPane = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const isWide = useMedia(twoPaneScreen);
  const changes = copy.patches.size;

  useEffect(() => {
    onStateChange({ changes, isUnsaved });
    return () => onStateChange(null);
  }, [onStateChange, changes, isUnsaved]);
  function showField(path: Path) {
    setTab('words');
    setTarget({ path });
  }
  function openPressedField({ document: id, path }: ContentLocation) {
    if (id === document.id) showField(toCopyPath(copy, path));
    else navigate(`${hrefOfDocument(id)}#${controlIdOf(path)}`);
  }
  showFieldRef.current = showField;

  const isBrand = document.id === 'brand';
  const isShown = (name: PaneTab) => isWide || tab === name;
  const tabs = [
    { name: 'words' as const, label: isBrand ? 'Form' : 'Text' },
    { name: 'preview' as const, label: isBrand ? 'Sample' : 'Preview' },
    {
      name: 'changes' as const,
      label: 'Unpublished changes',
      aside: changes > 0 && <b className="font-semibold">{changes}</b>,
    },
  ];
  return (
    <>
      <div
        className="flex min-h-0 min-w-0 flex-col bg-white lg:border-line-2 lg:border-r"
        data-pane="words"
        data-tab={tab}
      >
        <DocumentHeader {...{ document, editing }} isShort={tab === 'preview'} />
        <PaneTabs
          label="Parts of this page"
          className="border-line border-b px-3 py-1.5 lg:hidden"
          {...{ tabs }}
          shown={tab}
          onShow={setTab}
        />
        {isShown('words') && (
          <div className="relative min-h-0 flex-1 px-4 pt-0.5 pb-10 sm:px-5 lg:overflow-y-auto">
            {isBrand && !isWide && <BrandStrip value={documentOf(copy)} />}
            <StaleDraftNotices {...{ document, field, editing }} />
            <DocumentForm {...{ document: document.id, editing, problems, target }} onFocus={setFocused} />
          </div>
        )}
      </div>
      <div
        className={`min-h-0 min-w-0 flex-col ${isWide || tab !== 'words' ? 'flex' : 'hidden'} ${tab === 'preview' ? 'max-lg:h-[calc(100dvh-13rem)] max-sm:h-[calc(100dvh-11.5rem)]' : ''}`}
      >
        {isShown('preview') && <Preview {...{ document, copy, focused }} onPress={openPressedField} />}
        {isShown('changes') && (
          <div
            ref={changesPane}
            tabIndex={-1}
            data-pane="changes"
            className="relative min-h-0 bg-white px-4 pt-5 pb-3 sm:px-5 lg:pt-0 lg:max-h-[45%] lg:shrink-0 lg:overflow-y-auto"
          >
            <ChangeList
              {...{ editing, field }}
              document={document.id}
              onShow={({ path }) => showField(path)}
              onDiscard={({ path }) => {
                edit((now) => withoutPatch(now, path));
                setTarget(null);
                // Moves the focus, because the clicked button disappears with its row.
                changesPane.current?.focus();
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}

const listFormat = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

function OtherEditors({ document }: { document: string }) {
  const { people, me } = useSession();
  const { data } = useQuery({
    queryKey: [...contentKey, 'presence', document],
    queryFn: ({ signal }) => sendDocumentPresence(document, signal),
    refetchInterval: 20_000,
    gcTime: 0,
    retry: false,
  });
  const others = data?.others.filter((id) => id !== me.id) ?? [];
  const names = others.map((id) => firstName(memberName(people, id)));
  return (
    <p role="status" className="mt-1 text-caption text-mute empty:hidden">
      {names.length > 0 && `${listFormat.format(names)} ${names.length === 1 ? 'has' : 'have'} this open too`}
    </p>
  );
}

function SampleOrPage({ value, page }: { value: unknown; page: ReactNode }) {
  const [shown, setShown] = useState<'sample' | 'page'>('sample');
  return (
    <>
      <PaneTabs
        label="Sample or page"
        className="border-line border-b bg-paper px-3 py-1.5"
        tabs={[
          { name: 'sample', label: 'Sample' },
          { name: 'page', label: 'Home page' },
        ]}
        shown={shown}
        onShow={setShown}
      />
      {shown === 'sample' ? <BrandSample value={value} /> : page}
    </>
  );
}
