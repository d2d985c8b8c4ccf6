import { type ReactNode, useEffect, useState } from 'react';
import { twoPaneScreen, useMedia } from '#desk/frame/use-media.ts';
import { BusyRing } from '#desk/parts/busy-ring.tsx';
import { Icon, type IconName } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatDuration } from '#desk/time/durations.ts';
import type { ContentLocation } from '#shared/desk/preview.ts';
import type { Step } from '#shared/desk/working-copy.ts';
import { PreviewFrames, type PreviewWidth } from './preview-frames.tsx';
import { type PreviewState, usePreview } from './use-preview.ts';

type PreviewFrameProps = {
  document: { id: string; name: string };
  value: unknown;
  focused: readonly Step[] | null;
  onPress: (place: ContentLocation) => void;
};

const widthTabs: { width: PreviewWidth; label: string; icon: IconName }[] = [
  { width: 'desktop', label: 'Desktop', icon: 'desktop' },
  { width: 'phone', label: 'Phone', icon: 'phone-screen' },
];

/** The real page with the current drafts. Clicking a text opens its field. */
export function PreviewFrame({ document, value, focused, onPress }: PreviewFrameProps) {
  const part = focusedPart(document.id, focused);
  const preview = usePreview(document.id, value, part);
  const isWide = useMedia(twoPaneScreen);
  const [chosen, setWidth] = useState<PreviewWidth | null>(null);
  const width = chosen ?? (isWide ? 'desktop' : 'phone');
  const focusedLocation = focused && { document: document.id, path: [...focused] };
  const isWrong = preview.problems.some(({ path }) => isWithin(path, focused));
  return (
    <section aria-label="Preview" className="flex min-h-0 flex-1 flex-col" data-pane="preview">
      <div className="flex min-h-11 flex-wrap items-center gap-x-1 border-line border-b bg-paper px-3 py-1">
        {widthTabs.map(({ width: one, label, icon }) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
            className="flex min-h-8.5 items-center gap-1.5 rounded-full px-3 text-caption hover:bg-ink/5 max-sm:hidden aria-pressed:bg-paper-2 aria-pressed:font-semibold pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2"
          >
            <Icon name={icon} className="size-4.5" />
            {label}
          </button>
        ))}
        <PageAge {...preview} />
        {preview.page && (
          <a
            href={preview.page.address}
            target="_blank"
            rel="noopener"
            aria-label="Open the preview in a new tab"
            className="flex size-8.5 items-center justify-center rounded-full hover:bg-ink/5 pointer-coarse:size-11"
          >
            <Icon name="open" className="size-4.5" />
          </a>
        )}
      </div>
      <StateNotice {...preview} />
      {preview.page && (
        <PreviewFrames
          name={document.name}
          address={preview.page.address}
          {...{ width }}
          focused={focusedLocation}
          label={isWrong ? 'last valid' : undefined}
          onPress={(places) => {
            const pressed = places.find((place) => place.document === document.id) ?? places[0];
            if (pressed) onPress(pressed);
          }}
        />
      )}
    </section>
  );
}

function focusedPart(document: string, focused: PreviewFrameProps['focused']): Step | undefined {
  if (document === 'forms') return focused?.[0];
  if (document === 'mails') return focused?.[0] === 'pages' ? focused[1] : undefined;
  return document === 'site' ? focused?.at(-1) : undefined;
}

function isWithin(path: readonly Step[], focused: readonly Step[] | null): boolean {
  return focused?.every((step, index) => step === path[index]) ?? false;
}

function PageAge({ state, page }: PreviewState) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(clock);
  }, []);
  if (!page) return <span className="flex-1" />;
  const age = now - page.madeAt;
  const text = age < 2_000 ? 'just now' : `${formatDuration(age / 1_000)} ago`;
  return (
    <span className="flex-1 text-right text-caption text-mute max-sm:text-left">
      {state === 'fresh' ? 'the real page' : 'the last valid page'}, made {text}
    </span>
  );
}

const stateNotices: Partial<Record<PreviewState['state'], { title: string; text: ReactNode }>> = {
  'no-page': {
    title: 'No single page shows this.',
    text: 'Changes are listed next to the form.',
  },
  'not-here': {
    title: 'There is no preview on this server.',
    text: 'The site’s source code is not on this server. Your text is still checked and saved.',
  },
  failed: {
    title: 'The preview could not be created.',
    text: 'It is tried again after your next change. Your text is kept.',
  },
  away: {
    title: 'The server cannot be reached.',
    text: 'The preview continues when the server is back.',
  },
};

function StateNotice({ state, page, problems: [first, ...others] }: PreviewState) {
  if (state === 'preparing' && !page) {
    return (
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center">
        <BusyRing className="size-6" />
        <p className="max-w-[44ch]">
          The preview is being prepared. This takes a few seconds, or half a minute after a site update.
        </p>
      </div>
    );
  }
  if (state === 'wrong') {
    return (
      <Notice
        role="status"
        className="m-3 mb-2"
        title={page ? 'This is the last valid page.' : 'No page can be shown yet.'}
      >
        {first && first.path.length > 0
          ? `Fix the marked ${others.length > 0 ? 'fields' : 'field'}.`
          : first?.message}
      </Notice>
    );
  }
  const notice = stateNotices[state];
  return (
    notice && (
      <Notice
        role="status"
        tone={state === 'no-page' ? 'plain' : 'amber'}
        className="m-3 mb-2"
        title={notice.title}
      >
        {notice.text}
      </Notice>
    )
  );
}
