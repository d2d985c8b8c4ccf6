import { site } from '#site.config';
import { Lamp } from './lamp.tsx';

function phoneSize(): string {
  if (site.brand.length > 14) return 'max-lg:text-base max-[21rem]:text-[0.8125rem]';
  return site.brand.split(' ').some((word) => word.length > 7)
    ? 'max-[21rem]:text-[1.0625rem]'
    : 'max-[21rem]:text-[1.3125rem]';
}

/** The tally light and the brand name. @param lit whether the light pulses */
export function Logo({ lit = false, className = '' }: { lit?: boolean; className?: string }) {
  return (
    <span
      className={`display inline-flex items-center gap-2.5 text-[1.4375rem] leading-none wrap-anywhere max-[21rem]:gap-2 ${phoneSize()} ${className}`}
    >
      <Lamp lit={lit} className="size-6 shrink-0 max-[21rem]:size-5" />
      {site.brand}
    </span>
  );
}
