import { serverNow } from './server-now.ts';

export type Ticker = {
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** The time of the last tick, in milliseconds since 1970. */
  read(): number;
};

/**
 * A clock that notifies its listeners at each full step. It runs only while it has listeners and the tab is visible.
 * @param step milliseconds
 */
export function createTicker(step: number): Ticker {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleTick() {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tick, step - (serverNow() % step));
  }
  function tick() {
    now = serverNow();
    for (const listener of listeners) listener();
    scheduleTick();
  }
  function resume() {
    if (!document.hidden) tick();
  }
  return {
    read: () => now,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        // Updates the time only if a step passed without listeners. Otherwise, the time is still correct.
        if (Math.floor(serverNow() / step) !== Math.floor(now / step)) now = serverNow();
        scheduleTick();
        document.addEventListener('visibilitychange', resume);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', resume);
      };
    },
  };
}
