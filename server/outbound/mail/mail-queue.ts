import type { Database } from '#server/db/database.ts';
import type { FinalJobState, Job } from '#server/outbound/job.ts';
import { JobQueue } from '#server/outbound/job-queue.ts';

// Longer than the ten minutes that nodemailer waits for a mail server.
const leaseMinutes = 15;

// Tolerates a clock that was set back.
const latestPlausibleStart = `$1::timestamptz + interval '5 minutes'`;
const jobColumns = `id, kind, subject_table as "table", subject_id as "rowId", created_at as "createdAt", attempts, begun, insisted as "isForced"`;

type ClaimOptions = {
  kinds: string[];
  limit: number;
  /** Includes claimed jobs. */
  perHour: number;
  /** All jobs go out in one email, so they count once. */
  inOneMail?: boolean;
};

export class MailQueue extends JobQueue {
  constructor(database: Pick<Database, 'asStaff'>, now?: () => Date) {
    super(database, 'mails', now);
  }

  async isDue(): Promise<boolean> {
    const [row] = await this.query<{ due: boolean }>(
      `select exists (select from staff.arrival) or exists (select from staff.notification where queued_at is null)
        or exists (select from staff.job where state = 'queued' and due_at <= $1 and kind not like 'hook.%') as due`,
    );
    return row?.due ?? false;
  }

  async claim({ kinds, limit, perHour, inOneMail = false }: ClaimOptions): Promise<Job[]> {
    return this.querySerialized<Job>(
      `with under_way as (
        select count(*)::int as jobs from (
          select id from staff.job where begun_at > $1::timestamptz - interval '1 hour' and begun_at <= ${latestPlausibleStart}
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
      select ${jobColumns} from taken order by kind <> ($2::text[])[1], created_at, id`,
      [kinds, limit, perHour, inOneMail],
    );
  }

  /** Jobs for rows older than 72 hours are held. @param fallback mail kind for other tables */
  async createJobs(kinds: [table: string, kind: string][], fallback: string, limit: number): Promise<number> {
    const rows = await this.query(
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
      [kinds.map(([table]) => table), kinds.map(([, kind]) => kind), fallback, limit],
    );
    return rows.length;
  }

  /** Allows one email in 24 hours and three in seven days, per kind and form. Counts an allowed email. */
  async reserveAddress({ id, kind, table, isForced }: Job, addressHash: string): Promise<boolean> {
    const rows = await this.querySerialized(
      `with others as (
        select coalesce(begun_at, $1) as at from staff.job
        where address_hash = $3 and kind = $4 and subject_table is not distinct from $6 and id <> $2
          and ((begun_at > $1::timestamptz - interval '7 days' and begun_at <= ${latestPlausibleStart}) or leased_until > $1)
      )
      update staff.job set address_hash = $3
      where id = $2 and ($5 or (select count(*) from others) < 3
        and not exists (select from others where at > $1::timestamptz - interval '24 hours'))
      returning 1`,
      [id, addressHash, kind, isForced, table],
    );
    return rows.length > 0;
  }

  async setAddress({ id }: Job, addressHash: string): Promise<void> {
    await this.query('update staff.job set address_hash = $3 where id = $2 and leased_until > $1', [
      id,
      addressHash,
    ]);
  }

  /** Jobs that share an email count once against the limits. @returns false when the jobs were deleted or the lease was lost */
  async markJobsBegun(jobs: Job[]): Promise<boolean> {
    const rows = await this.query(
      `update staff.job set begun = begun + 1, begun_at = case when id = $3 then $1::timestamptz else begun_at end
      where id = any($2::uuid[]) and leased_until > $1 returning 1`,
      [jobs.map(({ id }) => id), jobs[0]?.id],
    );
    return rows.length > 0;
  }

  /** `reply` must not contain an email address. */
  async finishJobs(jobs: Job[], state: FinalJobState, reply: string): Promise<void> {
    await this.query(
      `update staff.job set state = $3, reply = $4, done_at = $1, leased_until = null where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), state, reply],
    );
  }

  /** `mayHaveSent` is false when the server certainly did not accept the email. */
  async postponeJobs(jobs: Job[], milliseconds: number, reply: string, mayHaveSent: boolean): Promise<void> {
    await this.query(
      `update staff.job set leased_until = null, reply = $4, due_at = $1::timestamptz + $3 * interval '1 ms',
        begun = case when $5 then begun else 0 end, begun_at = case when $5 then begun_at end
      where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), milliseconds, reply, mayHaveSent],
    );
  }

  /** Does not count the attempt. */
  async releaseJobs(jobs: Job[], milliseconds = 0, reply: string | null = null): Promise<void> {
    await this.query(
      `update staff.job set leased_until = null, attempts = attempts - 1, reply = coalesce($4, reply),
        due_at = case when $3 > 0 then $1::timestamptz + $3 * interval '1 ms' else due_at end
      where id = any($2::uuid[])`,
      [jobs.map(({ id }) => id), milliseconds, reply],
    );
  }

  async countMailsBegunInLastHour(): Promise<number> {
    const [row] = await this.query<{ mails: number }>(
      `select count(*)::int as mails from staff.job
      where begun_at > $1::timestamptz - interval '1 hour' and begun_at <= ${latestPlausibleStart}`,
    );
    return row?.mails ?? 0;
  }

  /** Oldest first. */
  async findRecentStartTimes(kinds: string[], milliseconds: number): Promise<Date[]> {
    const rows = await this.query<{ at: Date }>(
      `select begun_at as at from staff.job
      where kind = any($2) and begun_at > $1::timestamptz - $3 * interval '1 ms' and begun_at <= ${latestPlausibleStart} order by begun_at`,
      [kinds, milliseconds],
    );
    return rows.map(({ at }) => at);
  }

  async readQueueLength(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [row] = await this.query<{ waiting: number; oldestSeconds: number }>(
      `select count(*)::int as waiting,
        coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as "oldestSeconds"
      from (
        select created_at from staff.job where state = 'queued' union all select created_at from staff.arrival
      ) as waiting`,
    );
    return row ?? { waiting: 0, oldestSeconds: 0 };
  }

  /** Adds one job per kind and subject. */
  async addJob(kind: string, subject: string): Promise<void> {
    await this.query(
      `insert into staff.job (kind, subject_id, created_at, due_at)
      values ($2, md5($3)::uuid, $1, $1) on conflict do nothing`,
      [kind, subject],
    );
  }
}
