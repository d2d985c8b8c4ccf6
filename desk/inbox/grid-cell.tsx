import type { ReactNode } from 'react';

export function GridCell({ className = 'contents', children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: cells of a grid whose rows take the focus
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
