import { setTimeout as delay } from 'node:timers/promises';

/** Retries until the work succeeds. @throws the last error after the time limit */
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
