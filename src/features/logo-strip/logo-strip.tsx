import { useState } from 'react';
import { ClientMark, type MarkName } from '#src/art/marks/client-mark.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';

/** Client marks on a 20 s loop, run twice so that the loop has no seam; the second run is for the eye alone. */
function Strip({ label, marks }: { label: string; marks: MarkName[] }) {
  const [paused, setPaused] = useState(false);

  return (
    <section aria-label={label} className="flex items-center gap-4 border-b border-line py-6">
      <div className="strip-mask flex-1 overflow-hidden">
        <div
          data-moves
          data-paused={paused}
          className="strip flex w-max animate-strip data-[paused=true]:[animation-play-state:paused]"
        >
          {[false, true].map((copy) => (
            <ul key={`${copy}`} aria-hidden={copy} className="flex shrink-0 items-center text-ink-3">
              {marks.map((mark) => (
                <li key={mark} className="px-8 md:px-12">
                  <ClientMark name={mark} className="h-6 w-auto md:h-7" />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? 'Let the brands move' : 'Stop the brands moving'}
        className="needs-script grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-paper-2 hover:text-ink motion-reduce:hidden"
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </section>
  );
}

export const LogoStrip = withErrorBoundary(Strip);
