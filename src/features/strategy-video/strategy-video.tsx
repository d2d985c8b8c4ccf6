import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { StrategyGuideContent } from '#src/content/schemas/page/tiktok-live-strategy-guide.ts';

type VideoProps = {
  content: Pick<StrategyGuideContent['video'], 'play' | 'length' | 'chapters'>;
  children?: ReactNode;
};

function Video({ content, children }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="relative overflow-hidden rounded-band bg-ink text-white [--focus:var(--color-white)]">
      {children}
      {playing ? (
        <PlayingView chapters={content.chapters} />
      ) : (
        <button
          type="button"
          onClick={() => setPlaying(true)}
          className="group absolute inset-0 grid place-items-center -outline-offset-6"
        >
          <span className="grid size-20 place-items-center rounded-full bg-white text-ink transition-transform duration-200 group-hover:scale-110">
            <Icon name="play" className="size-9" />
            <span className="sr-only">{content.play}</span>
          </span>
          <span className="figures absolute right-5 bottom-5 rounded-pill bg-ink/80 px-3 py-1 text-note font-semibold">
            {content.length}
          </span>
        </button>
      )}
    </div>
  );
}

function PlayingView({ chapters }: Pick<VideoProps['content'], 'chapters'>) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div
      ref={view}
      tabIndex={-1}
      className="absolute inset-0 flex flex-col justify-end overflow-y-auto bg-linear-to-t from-ink from-45% to-ink/30 p-5 sm:p-8"
    >
      <p className="flex items-center gap-2.5 font-semibold">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-tally-hot" />
        Playing
      </p>
      <ol className="mt-3 grid gap-x-8 text-caption sm:grid-cols-2">
        {chapters.map(({ time, text }) => (
          <li key={time} className="flex gap-3 border-t border-white/25 py-1.5 sm:py-2.5">
            <span className="figures text-mute-ink">{time}</span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const StrategyVideo = withErrorBoundary(Video);
