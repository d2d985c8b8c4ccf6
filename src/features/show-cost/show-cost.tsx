import type { ReactNode } from 'react';
import type { PricesContent } from '#src/content/schemas/prices.ts';
import { findOption } from './choice.ts';
import { Choices } from './choices.tsx';
import { formatDollars } from './format.ts';
import { OrderSlip } from './order-slip.tsx';
import type { PriceList } from './price-list.ts';
import { buildSlip, type Slip } from './slip.ts';
import { SlipActions } from './slip-actions.tsx';
import { VerdictMarks } from './verdict-marks.tsx';

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

function PriceTable({ content, list }: { content: PricesContent; list: PriceList }) {
  const { caption, columns, example } = content.withoutScript;
  return (
    <noscript>
      <table className="figures w-full text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="font-normal text-mute">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['set', 'host', 'clips', 'numbers', 'strategy'] as const).flatMap((group) =>
            content.groups[group].options
              .map((option) => ({
                ...option,
                price: findOption(list, { ...list.start, [group]: option.id }, group).price,
              }))
              .filter(({ price }) => price > 0)
              .map(({ id, label, price, per = content.groups[group].per }) => (
                <tr key={`${group}-${id}`} className="border-t border-line">
                  <th scope="row" className="py-3 font-normal">
                    {`${content.groups[group].label}: ${label}`}
                  </th>
                  <td className="font-semibold">{formatDollars(price)}</td>
                  <td className="text-mute">{per}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
      <p className="mt-5 font-semibold">{example}</p>
    </noscript>
  );
}

function VerdictStrip({ slip }: { slip: Slip }) {
  return (
    <a
      href="#order-slip"
      data-strip
      data-verdict={slip.verdict}
      className="flex min-h-13 items-center gap-3 px-4 py-2 text-caption font-semibold -outline-offset-3 lg:hidden print:hidden"
    >
      <VerdictMarks className="size-7" />
      <span data-slip="strip">{slip.texts.strip}</span>
    </a>
  );
}
