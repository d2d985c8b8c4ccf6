import { createContext, type ReactNode, useContext, useId } from 'react';

export const HeadingLevel = createContext<1 | 2>(1);

export function NameHeading({ className = '', children }: { className?: string; children: ReactNode }) {
  const Heading = useContext(HeadingLevel) === 1 ? 'h1' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}

type BlockProps = {
  title: ReactNode;
  aside?: ReactNode;
  isBare?: boolean;
  className?: string;
  children: ReactNode;
};

export function Block({ title, aside, isBare = false, className = '', children }: BlockProps) {
  const Heading = useContext(HeadingLevel) === 1 ? 'h2' : 'h3';
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`${isBare ? '' : 'border-line border-t pt-3 pb-3.5'} ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <Heading id={id} className="text-section">
          {title}
        </Heading>
        {aside && <div className="text-caption text-mute">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
