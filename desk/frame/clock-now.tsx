import { useSyncExternalStore } from 'react';
import { createTicker, type Ticker } from '#desk/time/ticker.ts';

const tickers = new Map<number, Ticker>();

function getTicker(step: number): Ticker {
  const ticker = tickers.get(step) ?? createTicker(step);
  tickers.set(step, ticker);
  return ticker;
}

/**
 * The server time, updated at each full `step`. Components with the same step share a ticker; hidden tabs do not
 * update.
 * @param step in milliseconds
 * @returns milliseconds since 1970
 */
export function useNow(step: number): number {
  const ticker = getTicker(step);
  return useSyncExternalStore(ticker.subscribe, ticker.read);
}
