import { hash as sha256 } from 'node:crypto';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { explainError } from '#server/explain-error.ts';
import type { Logger } from '#server/log.ts';
import { networkOf } from '#server/network-of.ts';
import { countEvents } from '#shared/count-events.ts';
import type { Told } from './read-beacon.ts';

type Sender = { ip: string; agent: string };

type Salt = { day: string; salt: string };
type Waiting = { day: string; hash: Buffer; events: number; source: string };

const mostWaiting = 5_000;
const mostTogether = 200;
const flushMilliseconds = 5_000;
const saltMilliseconds = 60_000;

/**
 * Counts visitors, each once a day for each thing that they do. What came in the last seconds waits in memory, at most
 * so much, and goes to the database in few statements: a flood, a killed process or a database that is away costs counts.
 */
export class VisitCounts {
  readonly #database: Pick<StaffDatabase, 'query'>;
  readonly #log: Logger;
  readonly #timer: NodeJS.Timeout;
  #waiting = new Map<string, Waiting>();
  #salt: { at: number; value: Promise<Salt | undefined> } | undefined;
  #told = '';
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

  async add({ event, visit }: Told, { ip, agent }: Sender): Promise<void> {
    const salt = await this.#saltOfToday();
    if (!salt) return;
    const hash = sha256('sha256', `${salt.salt}\n${networkOf(ip)}\n${agent}`, 'buffer').subarray(0, 16);
    const name = hash.toString('base64');
    const known = this.#waiting.get(name);
    const bit = 1 << countEvents.indexOf(event);
    if (known) known.events |= bit;
    else if (this.#waiting.size < mostWaiting)
      this.#waiting.set(name, { day: salt.day, hash, events: bit, source: JSON.stringify(visit ?? null) });
  }

  /** Adds what waits to the sums of its day. Never throws; what could not be added waits on. */
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
    for (const { day, visitors } of parcelsOf([...sent.values()])) {
      try {
        await this.#database.query('select staff.add_counts($1, $2, $3, $4, $5)', [
          day,
          countEvents,
          visitors.map(({ hash }) => hash),
          visitors.map(({ events }) => events),
          visitors.map(({ source }) => source),
        ]);
        this.#told = '';
      } catch (error) {
        this.#tell(error);
        for (const one of visitors) this.#putBack(one);
      }
    }
  }

  #putBack(one: Waiting): void {
    const name = one.hash.toString('base64');
    const known = this.#waiting.get(name);
    if (known) one.events |= known.events;
    if (known || this.#waiting.size < mostWaiting) this.#waiting.set(name, one);
  }

  async #saltOfToday(): Promise<Salt | undefined> {
    const now = performance.now();
    if (!this.#salt || now - this.#salt.at > saltMilliseconds) {
      const value = this.#readSalt();
      this.#salt = { at: now, value };
      // Without one nothing is counted; it is asked for again with the next flush.
      if (!(await value)) this.#salt.at = now - saltMilliseconds + flushMilliseconds;
    }
    return this.#salt.value;
  }

  async #readSalt(): Promise<Salt | undefined> {
    try {
      const [row] = await this.#database.query('select day::text, salt from staff.salt_of_today()');
      return row as Salt;
    } catch (error) {
      this.#tell(error);
      return undefined;
    }
  }

  #tell(error: unknown): void {
    const reason = explainError(error);
    if (reason !== this.#told) this.#log.warn({ reason }, 'visits are not counted');
    this.#told = reason;
  }
}

/** What is counted together: visitors of one day, so many at most. */
function parcelsOf(waiting: Waiting[]): { day: string; visitors: Waiting[] }[] {
  return [...Map.groupBy(waiting, ({ day }) => day)].flatMap(([day, ofDay]) =>
    Array.from({ length: Math.ceil(ofDay.length / mostTogether) }, (_, part) => ({
      day,
      visitors: ofDay.slice(part * mostTogether, (part + 1) * mostTogether),
    })),
  );
}
