import { type ReactNode, useState } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';

function Strip({ label, children }: { label: string; children?: ReactNode }) {
  const [paused, setPaused] = useState(false);

  return (
    <section aria-label={label} className="flex items-center gap-4 border-b border-line py-6">
      <div data-paused={paused} className="group strip-mask flex-1 overflow-hidden">
        {children}
      </div>
      <button
        type="button"
        onClick={() => setPaused(!paused)}
        aria-label={paused ? 'Start the logo animation' : 'Stop the logo animation'}
        className="needs-script grid size-11 shrink-0 place-items-center rounded-full text-mute hover:bg-paper-2 hover:text-ink motion-reduce:hidden"
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
    </section>
  );
}

export const LogoStrip = withErrorBoundary(Strip);
