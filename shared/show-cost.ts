/** Number of shows, US dollars per show, and US dollars per month. */
type MonthlyShows = { shows: number; perShow: number; perMonth: number };

/** Viewers, order value in US dollars, margin in percent. */
export type ShowAudience = { viewers: number; basket: number; margin: number };

type BreakEven = {
  /** Required orders per show, not rounded. */
  exact: number;
  orders: number;
  /** Percent of viewers. */
  share: number;
  pays: boolean;
};

export function calculateMonthCost({ shows, perShow, perMonth }: MonthlyShows): number {
  return shows * perShow + perMonth;
}

/** `average` is the conversion rate of an average show in percent, `cost` is in US dollars per show. */
export function calculateBreakEven(
  cost: number,
  { viewers, basket, margin }: ShowAudience,
  average: number,
): BreakEven {
  const exact = (cost * 100) / (basket * margin);
  const orders = Math.ceil(roundOffNoise(exact));
  const share = (orders * 100) / viewers;
  return { exact, orders, share, pays: share <= average };
}

/** The order value in whole US dollars at which an average show breaks even; undefined if it sells nothing. */
export function calculateMinimumBasket(
  cost: number,
  { viewers, margin }: ShowAudience,
  average: number,
): number | undefined {
  const orders = Math.floor(roundOffNoise((viewers * average) / 100));
  return orders > 0 ? Math.ceil(roundOffNoise((cost * 100) / (orders * margin))) : undefined;
}

export function calculateMinimumViewers(orders: number, average: number): number {
  return Math.ceil(roundOffNoise((orders * 100) / average));
}

/** Removes floating-point noise, which would round a whole number up by one. */
function roundOffNoise(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
