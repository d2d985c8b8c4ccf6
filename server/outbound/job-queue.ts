import type { QueryResultRow } from 'pg';
import type { Database } from '#server/db/database.ts';

const queryTimeoutMilliseconds = 10_000;

/** Jobs of `staff.job` with kinds like `hook.<connection>` are webhook deliveries; all others are emails. */
type JobGroup = 'hooks' | 'mails';

export class JobQueue {
  readonly #database: Pick<Database, 'asStaff'>;
  readonly #now: () => Date;
  readonly #group: JobGroup;

  constructor(database: Pick<Database, 'asStaff'>, group: JobGroup, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#group = group;
    this.#now = now;
  }

  async breakLeases(): Promise<void> {
    await this.query(
      `update staff.job set leased_until = null
      where state = 'queued' and leased_until > $1 and (kind like 'hook.%') = $2`,
      [this.#group === 'hooks'],
    );
  }

  /** The first parameter is the current time. */
  protected async query<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.#run(text, values);
  }

  /** An advisory lock serializes these statements per group across all processes. */
  protected async querySerialized<Row extends QueryResultRow>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    return this.#run(text, values, `select pg_advisory_xact_lock(hashtext('staff.job.${this.#group}'))`);
  }

  #run<Row extends QueryResultRow>(text: string, values: unknown[], lock?: string): Promise<Row[]> {
    return this.#database.asStaff(
      async (client) => {
        if (lock) await client.query(lock);
        return (await client.query<Row>(text, [this.#now(), ...values])).rows;
      },
      { timeout: queryTimeoutMilliseconds },
    );
  }
}
