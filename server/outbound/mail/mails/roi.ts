import type { Block, Mail } from '#server/outbound/mail/mail.ts';
import { fill, mailTexts } from '#server/outbound/mail/mail-texts.ts';
import { money } from '#shared/money.ts';
import { type RoiInputs, roiFigures, roiInputs } from '#shared/roi-formula.ts';
import { shareLink } from '#shared/share-link.ts';
import { site } from '#site.config';
import { routes } from '#src/routes.ts';
import { type Submission, visitorFooter } from './visitor-footer.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** Computes the results from the inputs and ignores stored ones. */
export function roiMail(row: Record<string, unknown>, submission: Submission): Mail {
  const inputs = Object.fromEntries(roiInputs.map((name) => [name, Number(row[name])])) as RoiInputs;
  const figures = roiFigures(inputs);
  const texts = mailTexts.roi;
  const values = {
    viewers: number.format(inputs.viewers_per_event),
    conversion: number.format(inputs.conversion_rate),
    customers: number.format(figures.customersPerEvent),
    order: dollars.format(inputs.average_order_value),
    shows: number.format(inputs.events_per_month),
    margin: number.format(inputs.profit_margin),
    products: number.format(inputs.products_per_event),
    monthly: money(figures.monthlyRevenue),
    profit: money(figures.monthlyProfit),
    annual: money(Math.abs(figures.annualProfit)),
  };
  const { customers, revenue, profit, year } = texts.lines;
  const title = fill(figures.annualProfit < 0 ? texts.loss : texts.title, values);
  const line = ([before, strong, after]: [string, string, string]) => ({
    before: fill(before, values),
    strong: fill(strong, values),
    after: fill(after, values),
  });
  const months: Block = {
    type: 'rows',
    head: [texts.month, texts.sofar],
    rows: figures.profitByMonth.map((sum, index) => [`${index + 1}`, money(sum)]),
  };
  const calculator = new URL(routes['roi-calculator'].path, submission.site).href;
  return {
    subject: fill(texts.subject, values),
    preview: title,
    blocks: [
      { type: 'title', text: title },
      { type: 'text', text: texts.lead },
      { type: 'heading', text: texts.sum },
      { type: 'lines', lines: [customers, revenue, profit, year].map(line) },
      { type: 'small', text: fill(texts.products, values) },
      { type: 'heading', text: texts.months },
      months,
      { type: 'heading', text: texts.leaves },
      { type: 'text', text: texts.leavesText },
      { type: 'button', label: texts.call, href: site.links.scheduling, tone: 'tally' },
      { type: 'link', before: texts.again[0], label: texts.again[1], href: shareLink(calculator, inputs) },
    ],
    footer: visitorFooter(submission),
  };
}
