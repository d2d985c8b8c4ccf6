import { serverNow } from './server-now.ts';

export type Ticker = {
  /** @returns what ends it */
  follow(listener: () => void): () => void;
  /** The time that was told last, in milliseconds since 1970. */
  read(): number;
};

/** Ticks while somebody follows and the tab is seen. @param step milliseconds */
export function createTicker(step: number): Ticker {
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
