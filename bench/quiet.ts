import { cpus, loadavg } from 'node:os';

/** Other work on the machine falsifies a measure: waits until less than half a core is busy, 60 s at most. */
export async function quiet() {
  for (let second = 0; second < 60 && (loadavg()[0] ?? 0) > cpus().length / 2; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
