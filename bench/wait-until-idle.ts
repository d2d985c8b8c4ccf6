import { cpus, loadavg } from 'node:os';

/** Other work on the machine would distort the results: waits until at least one core is idle, at most 15 s. */
export async function waitUntilIdle() {
  for (let second = 0; second < 15 && (loadavg()[0] ?? 0) > cpus().length; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
