/** The names match the table's columns. Money is in US dollars, rates are in percent. */
export const roiInputs = [
  'average_order_value',
  'profit_margin',
  'products_per_event',
  'viewers_per_event',
  'conversion_rate',
  'events_per_month',
] as const;

export type RoiInput = (typeof roiInputs)[number];
export type RoiInputs = Record<RoiInput, number>;

export type RoiFigures = {
  /** Not rounded. */
  customersPerEvent: number;
  /** Whole US dollars. */
  monthlyRevenue: number;
  monthlyProfit: number;
  annualProfit: number;
  /** Cumulative profit at the end of each of twelve equal months. */
  profitByMonth: number[];
};

/** Section 9 of the specification; products_per_event is not used. Overflow becomes the largest number. */
export function calculateRoi(inputs: RoiInputs): RoiFigures {
  const customersPerEvent = multiplyCapped(inputs.viewers_per_event, inputs.conversion_rate) / 100;
  const revenue = multiplyCapped(customersPerEvent, inputs.average_order_value, inputs.events_per_month);
  const profit = multiplyCapped(revenue, inputs.profit_margin) / 100;
  return {
    customersPerEvent,
    monthlyRevenue: roundToWhole(revenue),
    monthlyProfit: roundToWhole(profit),
    annualProfit: roundToWhole(multiplyCapped(profit, 12)),
    profitByMonth: Array.from({ length: 12 }, (_, i) => roundToWhole(multiplyCapped(profit, i + 1))),
  };
}

function multiplyCapped(...factors: number[]): number {
  const most = Number.MAX_VALUE;
  return factors.reduce((sum, factor) => Math.max(-most, Math.min(most, sum * factor)));
}

/** Rounds without negative zero. */
function roundToWhole(value: number): number {
  return Math.round(value) + 0;
}
