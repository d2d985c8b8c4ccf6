import type { ReactNode } from 'react';
import type { PricesContent } from '#src/content/schemas/prices.ts';
import { Choices } from './choices.tsx';
import { OrderSlip } from './order-slip.tsx';
import type { PriceList } from './price-list.ts';
import { PriceTable } from './price-table.tsx';
import { buildSlip } from './slip.ts';
import { SlipActions } from './slip-actions.tsx';
import { VerdictStrip } from './verdict-strip.tsx';

type ShowCostProps = {
  content: PricesContent;
  list: PriceList;
  /** Benchmark of weekly shows in percent of the viewers. */
  weekly: number;
  script: string;
  children: ReactNode;
};

/**
 * The price block: choices and the estimate ("slip"). The build renders the default choice;
 * src/features/show-cost/live-slip.ts updates it in the browser.
 */
export function ShowCost({ content, list, weekly, script, children }: ShowCostProps) {
  const slip = buildSlip(list, list.start, list.room.start);
  return (
    <div
      data-prices={script}
      className="scroll-mt-24 print:block grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[1fr_29.25rem] xl:gap-x-14"
    >
      <div>
        <h2 className="text-h2 xl:text-[3.0625rem] print:hidden">{content.heading}</h2>
        <p className="mt-3 mb-7 text-ink-3 sm:text-lead print:hidden">{content.lead}</p>
        <PriceTable content={content} list={list} />
        <Choices content={content} list={list} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div data-after-paint className="lg:sticky lg:top-24">
          <OrderSlip content={content} slip={slip} weekly={weekly} />
          <SlipActions actions={content.actions} />
        </div>
      </div>
      <div data-unprinted>{children}</div>
      <output data-spoken className="sr-only" />
      <VerdictStrip slip={slip} />
    </div>
  );
}
