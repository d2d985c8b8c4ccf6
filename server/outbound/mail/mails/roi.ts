import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { fillPlaceholders, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { formatMoney } from '#shared/money.ts';
import { calculateRoi, type RoiInputs, roiInputs } from '#shared/roi-formula.ts';
import { createShareLink } from '#shared/share-link.ts';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { createVisitorFooter, type SubmissionContext } from './visitor-footer.ts';

const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Computes the results from the inputs and ignores stored ones. */
export function createRoiMail(row: Record<string, unknown>, submission: SubmissionContext): Mail {
  const inputs = Object.fromEntries(roiInputs.map((name) => [name, Number(row[name])])) as RoiInputs;
  const figures = calculateRoi(inputs);
  const texts = mailTexts.roi;
  const values = {
    viewers: numberFormat.format(inputs.viewers_per_event),
    conversion: numberFormat.format(inputs.conversion_rate),
    customers: numberFormat.format(figures.customersPerEvent),
    order: dollarFormat.format(inputs.average_order_value),
    shows: numberFormat.format(inputs.events_per_month),
    margin: numberFormat.format(inputs.profit_margin),
    products: numberFormat.format(inputs.products_per_event),
    monthly: formatMoney(figures.monthlyRevenue),
    profit: formatMoney(figures.monthlyProfit),
    annual: formatMoney(Math.abs(figures.annualProfit)),
  };
  const { customers, revenue, profit, year } = texts.lines;
  const title = fillPlaceholders(figures.annualProfit < 0 ? texts.loss : texts.title, values);
  const createLine = ([before, strong, after]: [string, string, string]) => ({
    before: fillPlaceholders(before, values),
    strong: fillPlaceholders(strong, values),
    after: fillPlaceholders(after, values),
  });
  const months: Block = {
    type: 'rows',
    head: [texts.month, texts.sofar],
    rows: figures.profitByMonth.map((sum, index) => [`${index + 1}`, formatMoney(sum)]),
  };
  const calculator = new URL(routes['roi-calculator'].path, submission.site).href;
  return {
    subject: fillPlaceholders(texts.subject, values),
    preview: title,
    blocks: [
      { type: 'title', text: title },
      { type: 'text', text: texts.lead },
      { type: 'heading', text: texts.sum },
      { type: 'lines', lines: [customers, revenue, profit, year].map(createLine) },
      { type: 'small', text: fillPlaceholders(texts.products, values) },
      { type: 'heading', text: texts.months },
      months,
      { type: 'heading', text: texts.leaves },
      { type: 'text', text: texts.leavesText },
      { type: 'button', label: texts.call, href: site.links.scheduling, tone: 'tally' },
      {
        type: 'link',
        before: texts.again[0],
        label: texts.again[1],
        href: createShareLink(calculator, inputs),
      },
    ],
    footer: createVisitorFooter(submission),
  };
}
