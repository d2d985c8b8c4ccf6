import { cpus, loadavg } from 'node:os';

/** Other work on the machine falsifies a measure: waits until not every core is busy, 15 s at most: the measures load it too. */
export async function quiet() {
  for (let second = 0; second < 15 && (loadavg()[0] ?? 0) > cpus().length; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
