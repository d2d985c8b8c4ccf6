import { setTimeout as delay } from 'node:timers/promises';
import pg, { type ClientBase, type Pool, type PoolClient, type QueryConfig } from 'pg';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { isPoolExhausted } from './checkout.ts';
import { DatabaseUnavailable } from './database.ts';
import { describeLocation } from './hosts.ts';

export type Connections = { connect(): Promise<PoolClient>; end(): Promise<void> };

const examineTimeoutMilliseconds = 1_200;
const otherHostsTimeoutMilliseconds = 300;
// The first eight hexadecimal digits of a WAL file's name are the timeline.
const timelineQuery = `
  select case when current_setting('transaction_read_only') = 'off'
    then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** PostgreSQL starts a new timeline at each promotion. Rows on the writable host with the lower timeline would be lost. */
export class Timelines {
  highest = 0;

  /** @throws DatabaseUnavailable when the host is not the primary */
  async examine(client: ClientBase): Promise<number> {
    const { rows } = await client.query({
      text: timelineQuery,
      query_timeout: examineTimeoutMilliseconds,
    } as QueryConfig);
    const timeline = Number.parseInt(rows[0].timeline ?? '0', 16);
    if (timeline === 0) throw new DatabaseUnavailable('it is a read-only standby');
    if (timeline < this.highest)
      throw new DatabaseUnavailable(
        `it is on timeline ${timeline} and the primary on ${this.highest}: an old primary, which must be stopped`,
      );
    this.highest = timeline;
    return timeline;
  }
}

export class PrimaryPool implements Connections {
  readonly #urls: string[];
  readonly #timelines: Timelines;
  readonly #createPool: (url: string) => Pool;
  readonly #log: Logger;
  #chosen: { url: string; timeline: number; pool: Pool } | undefined;
  #isDoubted = false;
  #choosing: Promise<Pool> | undefined;

  constructor(urls: string[], timelines: Timelines, make: (url: string) => Pool, log: Logger) {
    this.#urls = urls;
    this.#timelines = timelines;
    this.#createPool = make;
    this.#log = log;
  }

  async connect(): Promise<PoolClient> {
    const chosen = this.#chosen;
    const isTrusted = chosen && !this.#isDoubted && chosen.timeline === this.#timelines.highest;
    const pool = isTrusted ? chosen.pool : await this.#choosePool();
    try {
      return await pool.connect();
    } catch (error) {
      this.#isDoubted ||= !isPoolExhausted(error);
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#chosen?.pool.end();
  }

  #choosePool(): Promise<Pool> {
    this.#choosing ??= this.probeHosts().finally(() => {
      this.#choosing = undefined;
    });
    return this.#choosing;
  }

  async probeHosts(): Promise<Pool> {
    this.#isDoubted = false;
    const { url, timeline } = await this.#findPrimary().catch((error) => {
      this.#isDoubted = true;
      throw error;
    });
    if (this.#chosen?.url === url) {
      this.#chosen.timeline = timeline;
      return this.#chosen.pool;
    }
    if (this.#chosen) {
      this.#log.warn({ primary: describeLocation(url) }, 'the database moved to another host');
      this.#chosen.pool.end().catch(() => {});
    }
    const pool = this.#createPool(url);
    pool.on('remove', () => {
      this.#isDoubted = true;
    });
    this.#chosen = { url, timeline, pool };
    return pool;
  }

  async #findPrimary(): Promise<{ url: string; timeline: number }> {
    const found: { url: string; timeline: number }[] = [];
    const probes = this.#urls.map(async (url) => {
      const timeline = await this.#readTimeline(url).catch((cause) => {
        throw new DatabaseUnavailable(`${describeLocation(url)}: ${explainError(cause)}`, { cause });
      });
      found.push({ url, timeline });
    });
    const all = Promise.allSettled(probes);
    try {
      await Promise.any(probes);
    } catch (cause) {
      const reasons = (cause as AggregateError).errors.map(explainError).join('; ');
      throw new DatabaseUnavailable(`none of the hosts is the primary: ${reasons}`, { cause });
    }
    await Promise.race([all, delay(otherHostsTimeoutMilliseconds)]);
    const [newest, ...others] = found.toSorted((a, b) => b.timeline - a.timeline);
    if (!newest) throw new DatabaseUnavailable('none of the hosts is the primary');
    for (const { url, timeline } of others)
      if (timeline < newest.timeline)
        this.#log.error({ host: describeLocation(url) }, 'an old primary accepts writes and must be stopped');
    return newest;
  }

  async #readTimeline(url: string): Promise<number> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: examineTimeoutMilliseconds,
      application_name: 'cuelight',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return await this.#timelines.examine(client);
    } finally {
      client.end().catch(() => {});
    }
  }
}
