import type { ReactNode } from 'react';

/** A cell of the list's grid; without a class of its own its parts stand in the row's places. */
export function GridCell({ className = 'contents', children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: rows have the focus, and are no table's
    <div role="gridcell" className={className}>
      {children}
    </div>
  );
}
