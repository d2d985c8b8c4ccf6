import type { ReactNode } from 'react';

export type Fact = { name: ReactNode; value: ReactNode; key: string };

export function Facts({ facts, className = '' }: { facts: (Fact | null | false)[]; className?: string }) {
  return (
    <dl
      className={`grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 wrap-anywhere @max-[17rem]:grid-cols-1 ${className}`}
    >
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.key} className="contents">
              <dt className="text-mute">{fact.name}</dt>
              <dd className="min-w-0">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
