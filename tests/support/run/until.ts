import { setTimeout as delay } from 'node:timers/promises';

/** Tries again until it works, as a client would of a database that is starting. @throws its last error after the time */
export async function until<T>(work: () => Promise<T>, milliseconds = 60_000): Promise<T> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    }
  }
}
