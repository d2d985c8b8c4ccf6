import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Histogram } from './histogram.ts';

const nanosecondsPerSecond = 1e9;

export class Metrics {
  readonly #answers = new Map<string, number>();
  readonly #durations = new Map<string, Histogram>();
  readonly #eventLoop = monitorEventLoopDelay();

  constructor() {
    this.#eventLoop.enable();
  }

  /** Counts one answer. @param route the route's pattern, never a visitor's path */
  countAnswer(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}"`;
    const key = `${labels},status="${status}"`;
    this.#answers.set(key, (this.#answers.get(key) ?? 0) + 1);
    let durations = this.#durations.get(labels);
    if (!durations) {
      durations = new Histogram();
      this.#durations.set(labels, durations);
    }
    durations.observe(seconds);
  }

  text(): string {
    const { rss, heapUsed } = process.memoryUsage();
    const lag = this.#eventLoop.percentile(99) / nanosecondsPerSecond;
    this.#eventLoop.reset();
    const lines = [
      '# TYPE http_requests_total counter',
      ...[...this.#answers].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# TYPE http_request_duration_seconds histogram',
      ...[...this.#durations].flatMap(([labels, durations]) =>
        durations.lines('http_request_duration_seconds', labels),
      ),
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE nodejs_eventloop_lag_p99_seconds gauge',
      `nodejs_eventloop_lag_p99_seconds ${lag}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime()}`,
    ];
    return `${lines.join('\n')}\n`;
  }
}
