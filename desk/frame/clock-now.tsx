import { useSyncExternalStore } from 'react';
import { serverNow } from '#desk/time/server-now.ts';

type Ticker = { follow(listener: () => void): () => void; read(): number };

function createTicker(step: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tick, step - (serverNow() % step));
  }
  function tick() {
    now = serverNow();
    for (const listener of listeners) listener();
    wait();
  }
  function wake() {
    if (!document.hidden) tick();
  }
  return {
    read: () => now,
    follow(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        // Nobody listened: unless a step was missed, what was drawn meanwhile is right.
        if (Math.floor(serverNow() / step) !== Math.floor(now / step)) now = serverNow();
        wait();
        document.addEventListener('visibilitychange', wake);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', wake);
      };
    },
  };
}

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
