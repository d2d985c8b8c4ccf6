import type { ReactNode } from 'react';

type FoldProps = {
  label: string;
  /** Distinguishes folds with the same label for screen readers. */
  about?: string;
  className?: string;
  children: ReactNode;
};

/** Content that is collapsed on phones. Wide screens and print show it (src/styles/fold.css, print.css). */
export function Fold({ label, about, className = '', children }: FoldProps) {
  return (
    <details className={`fold group ${className}`}>
      <summary
        aria-label={about && `${label}: ${about}`}
        className="icon-after icon-plus flex min-h-11 list-none items-center justify-between gap-4 font-semibold after:transition-transform after:duration-200 group-open:after:rotate-45 lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden"
      >
        {label}
      </summary>
      {children}
    </details>
  );
}
