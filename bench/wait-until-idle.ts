import { cpus, loadavg } from 'node:os';

/** Waits up to 15 s for an idle core, because other work on the machine would distort the results. */
export async function waitUntilIdle() {
  for (let second = 0; second < 15 && (loadavg()[0] ?? 0) > cpus().length; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
