import { useEffect, useState } from 'react';
import { money } from '#shared/money.ts';

/** How long after the press the figures start, in milliseconds. */
const startDelay = 100;

/** Milliseconds that each figure counts. */
export const durations = { monthlyRevenue: 1500, monthlyProfit: 2000, annualProfit: 2500 };

/** When the last figure stands, in milliseconds after the press. */
export const countedUp = startDelay + durations.annualProfit;

export function stillMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Exponential ease-out: the share of the way that is done when `progress` (0 to 1) of the time is over. */
export function easeOutExpo(progress: number): number {
  return progress >= 1 ? 1 : 1 - 2 ** (-10 * Math.max(0, progress));
}

export function CountUp({ value, duration }: { value: number; duration: number }) {
  const [share, setShare] = useState(() => (stillMotion() ? 1 : 0));

  useEffect(() => {
    if (stillMotion()) return;
    const start = performance.now() + startDelay;
    let frame = 0;
    const count = (now: number) => {
      const progress = (now - start) / duration;
      setShare(easeOutExpo(progress));
      if (progress < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [duration]);

  return money(Math.round(value * share) + 0);
}
