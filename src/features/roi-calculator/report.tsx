import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { calculateRoi, type RoiInputs } from '#shared/roi-formula.ts';
import type { RoiCalculatorContent } from '#src/content/schemas/page/roi-calculator.ts';
import { ProfitAfterShows, type ShowPrices } from './after-show.tsx';
import { CountUp, countUpMilliseconds, durations, prefersReducedMotion } from './count-up.ts';
import { ProfitYear } from './profit-year.tsx';
import { ReportActions } from './report-actions.tsx';

/** Height of the sticky header in pixels. */
const headerHeight = 80;

/** Milliseconds without a change before a screen reader announces the new numbers. */
const announceDelay = 1000;

type ReportProps = {
  inputs: RoiInputs;
  texts: Pick<RoiCalculatorContent, 'note' | 'afterShow'>;
  prices: ShowPrices;
};

export function Report({ inputs, texts, prices }: ReportProps) {
  const { monthlyRevenue, monthlyProfit, annualProfit, profitByMonth } = calculateRoi(inputs);
  const summary = `Monthly revenue ${formatMoney(monthlyRevenue)}, monthly profit ${formatMoney(monthlyProfit)}, annual profit ${formatMoney(annualProfit)}.`;
  const [announcement, setAnnouncement] = useState('');
  const report = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(summary),
      announcement || prefersReducedMotion() ? announceDelay : countUpMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [summary, announcement]);

  // On phones, the report is below the form. On short screens, its top is above the submit button.
  useEffect(() => {
    const { top = 0, height = 0 } = report.current?.querySelector('dl')?.getBoundingClientRect() ?? {};
    const isHigh = top >= headerHeight && top < innerHeight / 2 && top + height <= innerHeight;
    if (!isHigh) report.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, []);

  const lesser = Math.max(formatMoney(monthlyProfit).length, formatMoney(annualProfit).length);
  return (
    <div ref={report} className="p-6 sm:p-11 lg:sticky lg:top-20">
      <div className="@container">
        <dl>
          <Figure label="Monthly revenue" size={mainSizeClass(formatMoney(monthlyRevenue).length)}>
            <CountUp value={monthlyRevenue} duration={durations.monthlyRevenue} />
          </Figure>
        </dl>
        <dl
          className={`mt-8 grid gap-x-6 gap-y-5 border-t border-ink-3 pt-7 ${lesser > 10 ? '' : 'grid-cols-2'}`}
        >
          <Figure label="Monthly profit" size={secondarySizeClass(lesser)}>
            <CountUp value={monthlyProfit} duration={durations.monthlyProfit} />
          </Figure>
          <Figure label="Annual profit" size={`text-amber ${secondarySizeClass(lesser)}`}>
            <CountUp value={annualProfit} duration={durations.annualProfit} />
          </Figure>
        </dl>
        <ProfitAfterShows inputs={inputs} prices={prices} texts={texts.afterShow} />
        <ProfitYear profitByMonth={profitByMonth} />
        <p className="mt-6 text-caption text-mute-ink">{texts.note}</p>
        <ReportActions inputs={inputs} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </div>
  );
}

function Figure({ label, size, children }: { label: string; size: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-mute-ink">{label}</dt>
      <dd className={`display figures leading-tight whitespace-nowrap ${size}`}>{children}</dd>
    </div>
  );
}

function mainSizeClass(characters: number): string {
  if (characters <= 8) return 'text-[min(4.75rem,17cqi)]';
  if (characters <= 11) return 'text-[min(4rem,12.5cqi)]';
  return characters <= 15 ? 'text-[min(3.25rem,9.5cqi)]' : 'text-[min(2.5rem,7cqi)]';
}

function secondarySizeClass(characters: number): string {
  if (characters <= 8) return 'text-[min(2.25rem,7.8cqi)]';
  return characters <= 10 ? 'text-[min(2rem,6.4cqi)]' : 'text-[min(2.25rem,7cqi)]';
}
