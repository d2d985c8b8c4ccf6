import type { ReactNode } from 'react';

export function Phone({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-[3rem] bg-ink p-[0.8rem] ${className}`}>
      <div className="relative h-full overflow-hidden rounded-[2.25rem] bg-ink-2 text-white [--focus:var(--color-white)]">
        {children}
      </div>
    </div>
  );
}

export function LiveBar({ children }: { children?: ReactNode }) {
  return (
    <div className="pointer-events-none absolute inset-x-4 top-4 flex items-center gap-2 text-note font-semibold">
      <span className="rounded-pill bg-tally px-3 py-1">LIVE</span>
      {children}
    </div>
  );
}
