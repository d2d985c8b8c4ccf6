/** A month of shows: how many, US dollars for each, and US dollars that are paid by the month. */
type ShowMonth = { shows: number; perShow: number; perMonth: number };

/** Audience of a show: viewers, order value in US dollars, conversion in percent. */
export type Room = { viewers: number; basket: number; margin: number };

type BreakEven = {
  /** Orders that one show has to bring, not rounded: a step of the sum. */
  exact: number;
  orders: number;
  /** Percent of the viewers. */
  share: number;
  pays: boolean;
};

/** US dollars a month. */
export function monthCost({ shows, perShow, perMonth }: ShowMonth): number {
  return shows * perShow + perMonth;
}

/**
 * Break-even of a show.
 * @param cost US dollars per show
 * @param average conversion of the average show in percent
 */
export function breakEven(cost: number, { viewers, basket, margin }: Room, average: number): BreakEven {
  const exact = (cost * 100) / (basket * margin);
  const orders = Math.ceil(steady(exact));
  const share = (orders * 100) / viewers;
  return { exact, orders, share, pays: share <= average };
}

/** The least basket, in whole US dollars, at which the average show pays; undefined where it sells nothing. */
export function payingBasket(cost: number, { viewers, margin }: Room, average: number): number | undefined {
  const orders = Math.floor(steady((viewers * average) / 100));
  return orders > 0 ? Math.ceil(steady((cost * 100) / (orders * margin))) : undefined;
}

/** The least room in which the average show brings so many orders. */
export function payingViewers(orders: number, average: number): number {
  return Math.ceil(steady((orders * 100) / average));
}

/** Without the last digits of a binary fraction, which would round a whole number up by one. */
function steady(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
