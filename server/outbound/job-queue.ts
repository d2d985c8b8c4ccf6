import type { QueryResultRow } from 'pg';
import type { Database } from '#server/db/database.ts';
import type { End, Job } from './job.ts';

/** Longer than any mail takes: nodemailer gives a server ten minutes to answer. */
const leaseMinutes = 15;

const queryMilliseconds = 10_000;
const latest = `$1::timestamptz + interval '5 minutes'`;
const fields = `id, kind, subject_table as "table", subject_id as "rowId", created_at as "createdAt", attempts, begun, insisted`;

type Claim = {
  kinds: string[];
  limit: number;
  /** At most so many mails begun within the last hour, those that are claimed counted. */
  perHour: number;
  inOneMail?: boolean;
};

export class JobQueue {
  readonly #database: Pick<Database, 'asStaff'>;
  readonly #now: () => Date;

  /** @param now the clock by which jobs are due */
  constructor(database: Pick<Database, 'asStaff'>, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  async isDue(): Promise<boolean> {
    const [row] = await this.#query<{ due: boolean }>(
      `select exists (select from staff.arrival)
        or exists (select from staff.job where state = 'queued' and due_at <= $1 and kind not like 'hook.%') as due`,
      [],
    );
    return row?.due ?? false;
  }

  async claim({ kinds, limit, perHour, inOneMail = false }: Claim): Promise<Job[]> {
    return this.#inTurn<Job>(
      `with under_way as (
        select count(*)::int as jobs from (
          select id from staff.job where begun_at > $1::timestamptz - interval '1 hour' and begun_at <= ${latest}
          union
          select id from staff.job where state = 'queued' and leased_until > $1::timestamptz and kind not like 'hook.%'
        ) as begun_or_leased
      ),
      next as (
        select id from staff.job
        where state = 'queued' and due_at <= $1 and (leased_until is null or leased_until <= $1) and kind = any($2)
        order by kind <> ($2::text[])[1], created_at, id
        limit (select case when jobs >= $4::int then 0 when $5 then $3::int else least($3, $4 - jobs) end from under_way)
        for update skip locked
      ),
      taken as (
        update staff.job set leased_until = $1::timestamptz + interval '${leaseMinutes} minutes', attempts = attempts + 1
        where id in (select id from next) returning *
      )
      select ${fields} from taken order by kind <> ($2::text[])[1], created_at, id`,
      [kinds, limit, perHour, inOneMail],
    );
  }

  /**
   * Creates leads and mail jobs for newly stored rows. Jobs for rows older than 72 hours are held.
   * @param kinds pairs of a table and a mail kind
   * @param otherwise mail kind for any other table
   * @returns number of rows
   */
  async spread(kinds: [table: string, kind: string][], otherwise: string, limit: number): Promise<number> {
    const rows = await this.#query(
      `with arrived as (
        delete from staff.arrival where ctid = any(array(
          select ctid from staff.arrival limit $5 for update skip locked
        ))
        returning subject_table, subject_id, source, created_at, created_at < $1::timestamptz - interval '72 hours' as late
      ),
      wanted as (select * from unnest($2::text[], $3::text[]) as wanted (subject_table, kind)),
      added as (
        insert into staff.job (kind, subject_table, subject_id, created_at, due_at, state, reply, done_at)
        select case when late then 'lead' else coalesce(wanted.kind, $4) end, arrived.subject_table, subject_id,
          created_at, $1, case when late then 'held' else 'queued' end,
          case when late then 'found days after it was stored' end, case when late then $1::timestamptz end
        from arrived left join wanted on not late and wanted.subject_table = arrived.subject_table
        on conflict do nothing
      ),
      made as (select staff.make_leads(array_agg(subject_table), array_agg(subject_id), true, array_agg(source)) as leads from arrived)
      select 1 from arrived, made where leads >= 0`,
      [kinds.map(([table]) => table), kinds.map(([, kind]) => kind), otherwise, limit],
    );
    return rows.length;
  }

  /**
   * Keeps the bounds that a visitor's mails have: one of a kind and form to an address in 24 hours, three in seven days.
   * @returns whether this job's mail may go; if so it counts from now on
   */
  async reserveAddress({ id, kind, table, insisted }: Job, addressHash: string): Promise<boolean> {
    const rows = await this.#inTurn(
      `with others as (
        select coalesce(begun_at, $1) as at from staff.job
        where address_hash = $3 and kind = $4 and subject_table is not distinct from $6 and id <> $2
          and ((begun_at > $1::timestamptz - interval '7 days' and begun_at <= ${latest}) or leased_until > $1)
      )
      update staff.job set address_hash = $3
      where id = $2 and ($5 or (select count(*) from others) < 3
        and not exists (select from others where at > $1::timestamptz - interval '24 hours'))
      returning 1`,
      [id, addressHash, kind, insisted, table],
    );
    return rows.length > 0;
  }

  async noteAddress({ id }: Job, addressHash: string): Promise<void> {
    await this.#query('update staff.job set address_hash = $3 where id = $2 and leased_until > $1', [
      id,
      addressHash,
    ]);
  }

  /**
   * Writes down, before the first byte of a mail goes out, that it goes out: of several jobs in one mail the first
   * counts as the mail.
   * @returns whether the jobs are still this worker's, and there
   */
  async begin(jobs: Job[]): Promise<boolean> {
    const rows = await this.#query(
      `update staff.job set begun = begun + 1, begun_at = case when id = $3 then $1::timestamptz else begun_at end
      where id = any($2::uuid[]) and leased_until > $1 returning 1`,
      [jobs.map(({ id }) => id), jobs[0]?.id],
    );
    return rows.length > 0;
  }

  /** Ends jobs. @param reply what the other side said, or why it ended so; never an address */
  async end(jobs: Job[], state: End, reply: string): Promise<void> {
    await this.#query(
      `update staff.job set state = $3, reply = $4, done_at = $1, leased_until = null where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), state, reply],
    );
  }

  /**
   * Puts jobs back to be tried again.
   * @param begun `false` when it is certain that the mail was not taken
   */
  async postpone(jobs: Job[], milliseconds: number, reply: string, begun: boolean): Promise<void> {
    await this.#query(
      `update staff.job set leased_until = null, reply = $4, due_at = $1::timestamptz + $3 * interval '1 ms',
        begun = case when $5 then begun else 0 end, begun_at = case when $5 then begun_at end
      where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), milliseconds, reply, begun],
    );
  }

  async breakLeases(): Promise<void> {
    await this.#query(
      `update staff.job set leased_until = null where state = 'queued' and leased_until > $1 and kind not like 'hook.%'`,
      [],
    );
  }

  /** Puts jobs back untried, to be had at once or after some milliseconds. */
  async release(jobs: Job[], milliseconds = 0, reply: string | null = null): Promise<void> {
    await this.#query(
      `update staff.job set leased_until = null, attempts = attempts - 1, reply = coalesce($4, reply),
        due_at = case when $3 > 0 then $1::timestamptz + $3 * interval '1 ms' else due_at end
      where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), milliseconds, reply],
    );
  }

  /** How many mails began to go out within the last hour. */
  async begunInHour(): Promise<number> {
    const [row] = await this.#query<{ mails: number }>(
      `select count(*)::int as mails from staff.job
      where begun_at > $1::timestamptz - interval '1 hour' and begun_at <= ${latest}`,
      [],
    );
    return row?.mails ?? 0;
  }

  /** When mails of these kinds began to go out within the last milliseconds, the oldest first. */
  async begunSince(kinds: string[], milliseconds: number): Promise<Date[]> {
    const rows = await this.#query<{ at: Date }>(
      `select begun_at as at from staff.job
      where kind = any($2) and begun_at > $1::timestamptz - $3 * interval '1 ms' and begun_at <= ${latest} order by begun_at`,
      [kinds, milliseconds],
    );
    return rows.map(({ at }) => at);
  }

  async waiting(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [row] = await this.#query<{ waiting: number; oldestSeconds: number }>(
      `select count(*)::int as waiting,
        coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as "oldestSeconds"
      from (
        select created_at from staff.job where state = 'queued' union all select created_at from staff.arrival
      ) as waiting`,
      [],
    );
    return row ?? { waiting: 0, oldestSeconds: 0 };
  }

  /** Adds a job that is about no row. @param subject what makes it the only one of its kind */
  async add(kind: string, subject: string): Promise<void> {
    await this.#query(
      `insert into staff.job (kind, subject_id, created_at, due_at)
      values ($2, md5($3)::uuid, $1, $1) on conflict do nothing`,
      [kind, subject],
    );
  }

  #query<Row extends QueryResultRow>(text: string, values: unknown[], before?: string): Promise<Row[]> {
    return this.#database.asStaff(
      async (client) => {
        if (before) await client.query(before);
        return (await client.query<Row>(text, [this.#now(), ...values])).rows;
      },
      { timeout: queryMilliseconds },
    );
  }

  #inTurn<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return this.#query(text, values, `select pg_advisory_xact_lock(hashtext('staff.job'))`);
  }
}
