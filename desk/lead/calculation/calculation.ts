import { spellCount } from '#desk/parts/text/count-text.ts';
import type { Lead, RelatedLead } from '#shared/desk/api.ts';
import { roiCalculator } from '#shared/forms/roi-calculator.ts';
import { formatOrdinal, readNumber, type StoredRow } from '#shared/forms/stored-row.ts';
import { formatMoney } from '#shared/money.ts';
import {
  calculateRoi,
  type RoiFigures,
  type RoiInput,
  type RoiInputs,
  roiInputs,
} from '#shared/roi-formula.ts';

export type Calculation = {
  ref: string;
  at: string;
  inputs: RoiInputs;
  figures: RoiFigures;
  storedDifferently: { name: string; stored: string }[];
};

const resultLabels = [
  ['revenue a month', 'calculated_monthly_revenue', 'monthlyRevenue'],
  ['profit a month', 'calculated_monthly_profit', 'monthlyProfit'],
  ['profit a year', 'calculated_annual_profit', 'annualProfit'],
] as const;

/** Recalculates the results from the stored inputs. @returns null if any of the six inputs is missing */
export function calculationOf(ref: string, at: string, row: StoredRow): Calculation | null {
  const entered = roiInputs.map((name) => [name, readNumber(row, name)] as const);
  if (entered.some(([, value]) => value === null)) return null;
  const inputs = Object.fromEntries(entered) as RoiInputs;
  const figures = calculateRoi(inputs);
  const storedDifferently = resultLabels.flatMap(([name, column, figure]) => {
    const stored = readNumber(row, column);
    return stored !== null && !isSameAmount(stored, figures[figure])
      ? [{ name, stored: formatMoney(stored) }]
      : [];
  });
  return { ref, at, inputs, figures, storedDifferently };
}

/** Ignores differences from rounding: to whole dollars, or to 9 digits for huge values. */
function isSameAmount(stored: number, calculated: number): boolean {
  return Math.abs(stored - calculated) <= Math.max(1, Math.abs(calculated) * 1e-9);
}

/** All calculations from the same email address, newest first. */
export function relatedCalculations(
  lead: Pick<Lead, 'ref' | 'form' | 'createdAt' | 'row' | 'related'>,
): Calculation[] {
  const all: Pick<RelatedLead, 'ref' | 'form' | 'createdAt' | 'row'>[] = [lead, ...lead.related];
  return all
    .filter(({ form }) => form === roiCalculator.table)
    .flatMap(({ ref, createdAt, row }) => calculationOf(ref, createdAt, row) ?? [])
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Maps each changed input to its earlier value. */
export function changedInputs(later: Calculation, earlier: Calculation | undefined): Map<RoiInput, number> {
  return new Map(
    roiInputs
      .filter((name) => earlier && earlier.inputs[name] !== later.inputs[name])
      .map((name) => [name, (earlier as Calculation).inputs[name]]),
  );
}

const dayMilliseconds = 86_400_000;

/** Describes which calculation of this person it is: "ROI calculation, third in eight days". */
export function describeOrdinal(lead: Parameters<typeof relatedCalculations>[0]): string {
  const until = relatedCalculations(lead).filter(({ at }) => at <= lead.createdAt);
  const first = until.at(-1);
  if (!first || until.length < 2) return 'ROI calculation, the first';
  const days = Math.max(1, Math.round((Date.parse(lead.createdAt) - Date.parse(first.at)) / dayMilliseconds));
  return `ROI calculation, ${formatOrdinal(until.length)} in ${days === 1 ? 'a day' : `${spellCount(days)} days`}`;
}

const plainFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const scientificFormat = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 2 });
const centsFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
});

/** Formats an input with its unit: `$60`, `2.5%`, `5,200`. */
export function formatInput(name: RoiInput, value: number): string {
  if (name === 'average_order_value')
    return Number.isInteger(value) || Math.abs(value) >= 1e15
      ? formatMoney(value)
      : centsFormat.format(value);
  const number = (Math.abs(value) < 1e15 ? plainFormat : scientificFormat).format(value);
  return name === 'profit_margin' || name === 'conversion_rate' ? `${number}%` : number;
}
