import type { ReactNode } from 'react';

type StepProps = { number: number; title: string; text: ReactNode; children: ReactNode };

export function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t-2 border-ink pt-5 pb-6.5 sm:grid-cols-[3.5rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="display text-[1.875rem] leading-[0.9]">
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="text-[1.375rem] leading-tight">{title}</h2>
        <p className="mt-2 max-w-[58ch] text-letter text-ink-3">{text}</p>
        <div className="mt-3.5">{children}</div>
      </div>
    </li>
  );
}
