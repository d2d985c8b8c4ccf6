import { useEffect, useState } from 'react';
import { formatMoney } from '#shared/money.ts';

/** Milliseconds between the submit and the start of the animation. */
const startDelay = 100;

/** Duration of each number's animation in milliseconds. */
export const durations = { monthlyRevenue: 1500, monthlyProfit: 2000, annualProfit: 2500 };

/** End of the last animation in milliseconds after the submit. */
export const countUpMilliseconds = startDelay + durations.annualProfit;

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Exponential ease-out. @param progress elapsed share of the time, 0 to 1 */
export function easeOutExpo(progress: number): number {
  return progress >= 1 ? 1 : 1 - 2 ** (-10 * Math.max(0, progress));
}

export function CountUp({ value, duration }: { value: number; duration: number }) {
  const [share, setShare] = useState(() => (prefersReducedMotion() ? 1 : 0));

  useEffect(() => {
    if (prefersReducedMotion()) return;
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

  return formatMoney(Math.round(value * share) + 0);
}
