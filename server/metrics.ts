import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db/database.ts';
import { MailQueue } from './outbound/mail/mail-queue.ts';

const mailResults = ['sent', 'postponed', 'held', 'uncertain', 'dead'] as const;

/** Metrics in Prometheus's text format. */
export class Metrics {
  readonly #process = new Registry();
  readonly #jobs = new Registry();
  readonly #queue: MailQueue;
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Responses',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.#process],
  });
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent',
    labelNames: ['method', 'route'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#process],
  });
  readonly #mails = new Counter({
    name: 'mails_total',
    help: 'Mails by result',
    labelNames: ['result'] as const,
    registers: [this.#process],
  });
  readonly #waiting = this.#createGauge('jobs_waiting', 'Queued jobs', this.#jobs);
  readonly #oldest = this.#createGauge(
    'jobs_oldest_waiting_seconds',
    'Age of the oldest queued job',
    this.#jobs,
  );

  constructor(database: Pick<Database, 'asStaff'>) {
    this.#queue = new MailQueue(database);
    for (const result of mailResults) this.#mails.inc({ result }, 0);
    const eventLoop = monitorEventLoopDelay();
    eventLoop.enable();
    this.#createGauge(
      'process_resident_memory_bytes',
      'Resident memory',
      this.#process,
      process.memoryUsage.rss,
    );
    this.#createGauge(
      'nodejs_heap_used_bytes',
      'Used heap',
      this.#process,
      () => process.memoryUsage().heapUsed,
    );
    this.#createGauge('process_uptime_seconds', 'Time since the start', this.#process, process.uptime);
    this.#createGauge('nodejs_eventloop_lag_p99_seconds', 'Since the last scrape', this.#process, () => {
      const lag = eventLoop.percentile(99) / 1e9;
      eventLoop.reset();
      return lag;
    });
  }

  /** `route` is the pattern, never a visitor's path. */
  countResponse(method: string, route: string, status: number, seconds: number): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, seconds);
  }

  countMails(result: (typeof mailResults)[number], mails: number): void {
    this.#mails.inc({ result }, mails);
  }

  /** Omits the metrics of jobs while the database is unavailable. */
  async text(): Promise<string> {
    const jobs = await this.#queue.readQueueLength().catch(() => undefined);
    if (!jobs) return this.#process.metrics();
    this.#waiting.set(jobs.waiting);
    this.#oldest.set(jobs.oldestSeconds);
    return Registry.merge([this.#process, this.#jobs]).metrics();
  }

  #createGauge(name: string, help: string, registry: Registry, read?: () => number): Gauge {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      ...(read && { collect: () => gauge.set(read()) }),
    });
    return gauge;
  }
}
