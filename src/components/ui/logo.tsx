import { site } from '#site.config';
import { Lamp } from './lamp.tsx';

/** The tally light and the brand's name; `lit` lets the lamp breathe. */
export function Logo({ lit = false, className = '' }: { lit?: boolean; className?: string }) {
  return (
    <span
      className={`display inline-flex items-center gap-2.5 text-[1.4375rem] leading-none max-[21rem]:gap-2 max-[21rem]:text-[1.3125rem] ${className}`}
    >
      <Lamp lit={lit} className="size-6 max-[21rem]:size-5" />
      {site.brand}
    </span>
  );
}
