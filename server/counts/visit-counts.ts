import { hash as sha256 } from 'node:crypto';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { explainError } from '#server/explain-error.ts';
import { toIpNetwork } from '#server/ip-network.ts';
import type { Logger } from '#server/log.ts';
import { countedEvents } from '#shared/count-events.ts';
import type { CountBeacon } from './read-beacon.ts';

type Sender = { ip: string; agent: string };

type Salt = { day: string; salt: string };
type PendingVisitor = { day: string; hash: Buffer; events: number; source: string };

const maxPendingVisitors = 5_000;
const maxVisitorsPerStatement = 200;
const flushMilliseconds = 5_000;
const saltCacheMilliseconds = 60_000;

/** Counts each visitor once per day and event. A flood, a killed process or a long outage can lose buffered counts. */
export class VisitCounts {
  readonly #database: Pick<StaffDatabase, 'query'>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, PendingVisitor>();
  #salt: { at: number; value: Promise<Salt | undefined> } | undefined;
  #lastReason = '';
  #flushing = Promise.resolve();

  constructor(database: Pick<StaffDatabase, 'query'>, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#timer = setInterval(() => this.flush(), flushMilliseconds);
    this.#timer.unref();
  }

  get size(): number {
    return this.#waiting.size;
  }

  async add({ event, visit }: CountBeacon, { ip, agent }: Sender): Promise<void> {
    const salt = await this.#getSaltOfToday();
    if (!salt) return;
    const hash = sha256('sha256', `${salt.salt}\n${toIpNetwork(ip)}\n${agent}`, 'buffer').subarray(0, 16);
    const name = hash.toString('base64');
    const known = this.#waiting.get(name);
    const bit = 1 << countedEvents.indexOf(event);
    if (known) known.events |= bit;
    else if (this.#waiting.size < maxPendingVisitors)
      this.#waiting.set(name, { day: salt.day, hash, events: bit, source: JSON.stringify(visit ?? null) });
  }

  /** Never throws. Counts that could not be stored stay in the buffer. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#send());
    return this.#flushing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #send(): Promise<void> {
    const sent = this.#waiting;
    if (sent.size === 0) return;
    this.#waiting = new Map();
    for (const { day, visitors } of toBatches([...sent.values()])) {
      try {
        await this.#database.query('select staff.add_counts($1, $2, $3, $4, $5)', [
          day,
          countedEvents,
          visitors.map(({ hash }) => hash),
          visitors.map(({ events }) => events),
          visitors.map(({ source }) => source),
        ]);
        this.#lastReason = '';
      } catch (error) {
        this.#logFailure(error);
        for (const one of visitors) this.#restorePending(one);
      }
    }
  }

  #restorePending(one: PendingVisitor): void {
    const name = one.hash.toString('base64');
    const known = this.#waiting.get(name);
    if (known) one.events |= known.events;
    if (known || this.#waiting.size < maxPendingVisitors) this.#waiting.set(name, one);
  }

  async #getSaltOfToday(): Promise<Salt | undefined> {
    const now = performance.now();
    if (!this.#salt || now - this.#salt.at > saltCacheMilliseconds) {
      const value = this.#readSalt();
      this.#salt = { at: now, value };
      // Nothing is counted without a salt.
      if (!(await value)) this.#salt.at = now - saltCacheMilliseconds + flushMilliseconds;
    }
    return this.#salt.value;
  }

  async #readSalt(): Promise<Salt | undefined> {
    try {
      const [row] = await this.#database.query('select day::text, salt from staff.salt_of_today()');
      return row as Salt;
    } catch (error) {
      this.#logFailure(error);
      return undefined;
    }
  }

  #logFailure(error: unknown): void {
    const reason = explainError(error);
    if (reason !== this.#lastReason) this.#log.warn({ reason }, 'failed to count visits');
    this.#lastReason = reason;
  }
}

function toBatches(waiting: PendingVisitor[]): { day: string; visitors: PendingVisitor[] }[] {
  return [...Map.groupBy(waiting, ({ day }) => day)].flatMap(([day, ofDay]) =>
    Array.from({ length: Math.ceil(ofDay.length / maxVisitorsPerStatement) }, (_, part) => ({
      day,
      visitors: ofDay.slice(part * maxVisitorsPerStatement, (part + 1) * maxVisitorsPerStatement),
    })),
  );
}
