import { useSyncExternalStore } from 'react';
import { createTicker, type Ticker } from '#desk/time/ticker.ts';

const tickers = new Map<number, Ticker>();

function tickerOf(step: number): Ticker {
  const ticker = tickers.get(step) ?? createTicker(step);
  tickers.set(step, ticker);
  return ticker;
}

/**
 * The time now, told again at each full `step`; everybody who asks for the same step hears it at once, and a hidden tab
 * hears nothing until it is looked at again. @param step milliseconds @returns milliseconds since 1970
 */
export function useNow(step: number): number {
  const ticker = tickerOf(step);
  return useSyncExternalStore(ticker.follow, ticker.read);
}
