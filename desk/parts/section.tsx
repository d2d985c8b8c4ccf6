import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Section({ title, aside, className = '', children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`border-t-2 border-ink pt-3 ${className}`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-section">
          {title}
        </h2>
        {aside && <div className="text-caption text-mute">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
