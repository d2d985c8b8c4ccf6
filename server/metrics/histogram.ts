// Upper bounds in seconds.
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts durations in the fixed buckets that Prometheus expects. */
export class Histogram {
  readonly #buckets = new Array<number>(bounds.length).fill(0);
  #count = 0;
  #sum = 0;

  /** Adds one duration in seconds. */
  observe(seconds: number): void {
    const index = bounds.findIndex((bound) => seconds <= bound);
    if (index >= 0) this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
    this.#count += 1;
    this.#sum += seconds;
  }

  /** The sample lines in Prometheus's text format. @param labels such as `route="/"` */
  lines(name: string, labels: string): string[] {
    let below = 0;
    const buckets = bounds.map((bound, index) => {
      below += this.#buckets[index] ?? 0;
      return `${name}_bucket{${labels},le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${this.#count}`,
      `${name}_sum{${labels}} ${this.#sum}`,
      `${name}_count{${labels}} ${this.#count}`,
    ];
  }
}
