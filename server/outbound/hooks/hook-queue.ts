import type { QueryResultRow } from 'pg';
import type { Database } from '#server/db/database.ts';
import type { ConnectionKind } from '#shared/desk/connections.ts';
import type { Happening } from './payload.ts';
import type { Answer } from './post.ts';

const leaseSeconds = 60;
const queryMilliseconds = 10_000;
const atOnce = 2;
const outageMinutes = 5;

export type Claimed = {
  job: string;
  attempts: number;
  endpoint: string;
  kind: ConnectionKind;
  addressSealed: string;
  secretSealed: string | null;
  oldSecretSealed: string | null;
  isFull: boolean;
  failingSince: Date | null;
  happening: Happening;
};

export type Effect =
  | { is: 'taken' }
  | { is: 'again'; milliseconds: number; holdsAll: boolean; isTry: boolean }
  | { is: 'dead' }
  | { is: 'gone' }
  /** Failing for days, or its secret cannot be read: all queued events are held. */
  | { is: 'paused'; reason: 'failing' | 'key' };

/** The jobs of `staff.job` that are messages to connections, as their worker sees them. */
export class HookQueue {
  readonly #database: Pick<Database, 'asStaff'>;
  readonly #now: () => Date;

  constructor(database: Pick<Database, 'asStaff'>, now: () => Date = () => new Date()) {
    this.#database = database;
    this.#now = now;
  }

  async isDue(): Promise<boolean> {
    const [row] = await this.#query<{ due: boolean }>(
      `select exists (
        select from staff.endpoint join staff.job on job.kind = 'hook.' || endpoint.id
        where endpoint.state = 'active' and job.state = 'queued' and due_at <= $1
      ) as due`,
    );
    return row?.due ?? false;
  }

  /**
   * Takes the oldest messages that are due: at most two of a connection are under way at once, over all workers; of a
   * chat one, and one a second.
   */
  async claim(): Promise<Claimed[]> {
    return this.#query<Claimed>(
      `with open as materialized (
        select id, kind, case when kind = 'webhook' then ${atOnce} else 1 end - (
          select count(*)::int from staff.job
          where job.kind = 'hook.' || endpoint.id and state = 'queued' and leased_until > $1
        ) as free
        from staff.endpoint where state = 'active' and (resume_at is null or resume_at <= $1)
      ),
      next as (
        select job.id from open cross join lateral (
          select id from staff.job
          where job.kind = 'hook.' || open.id and state = 'queued' and due_at <= $1
            and (leased_until is null or leased_until <= $1)
          order by created_at, id limit greatest(free, 0) for update skip locked
        ) as job
      ),
      taken as (
        update staff.job set leased_until = $1::timestamptz + interval '${leaseSeconds} seconds', attempts = attempts + 1
        where id in (select id from next) returning *
      ),
      -- What was refused may be gone, dropped or erased with its person: then what comes is the first that is tried.
      paced as (
        update staff.endpoint set
          resume_at = case when kind = 'webhook' then resume_at else $1::timestamptz + interval '1 second' end,
          failing_since = case when exists (
            select from staff.job
            where job.kind = 'hook.' || endpoint.id and state = 'queued' and (attempts > 0 or reply is not null)
          ) then failing_since end
        where (kind <> 'webhook' or failing_since is not null) and 'hook.' || id in (select kind from taken)
        returning id, failing_since
      )
      select taken.id as job, taken.attempts, endpoint.id as endpoint, endpoint.kind,
        address_sealed as "addressSealed", secret_sealed as "secretSealed", is_full as "isFull",
        case when old_secret_until > $1 then old_secret_sealed end as "oldSecretSealed",
        paced.failing_since as "failingSince",
        json_build_object('id', event.id, 'type', event.type, 'leadId', event.lead_id, 'detail', event.detail,
          'isTest', event.is_test, 'at', to_char(event.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as happening
      from taken join staff.endpoint on taken.kind = 'hook.' || endpoint.id
      left join paced on paced.id = endpoint.id
      join staff.hook_event as event on event.id = taken.subject_id
      order by taken.created_at, taken.id`,
      [],
      `select pg_advisory_xact_lock(hashtext('staff.hook'))`,
    );
  }

  async isMine({ job }: Claimed): Promise<boolean> {
    const rows = await this.#query(
      `select from staff.job where id = $2 and leased_until > $1 and state = 'queued'`,
      [job],
    );
    return rows.length > 0;
  }

  async drop({ job }: Claimed, reason: string): Promise<void> {
    await this.#query(
      `update staff.job set state = 'done', reply = $3, done_at = $1, leased_until = null where id = $2`,
      [job, reason],
    );
  }

  async note(claimed: Claimed, { status, text, milliseconds }: Answer, effect: Effect): Promise<void> {
    const words = status === null ? text : `${status} ${text}`;
    const noted = `with noted as (
        insert into staff.delivery (job_id, event_id, endpoint_id, attempt, is_taken, status, milliseconds, answer, created_at)
        select $2::uuid, $3::uuid, $4::uuid, $5::int, $6::boolean, $7::int, $8::int, $9::text, $1::timestamptz
        where exists (select from staff.hook_event where id = $3::uuid)
      )`;
    const values: unknown[] = [
      claimed.job,
      claimed.happening.id,
      claimed.endpoint,
      claimed.attempts,
      effect.is === 'taken',
      status,
      milliseconds,
      text,
      words.slice(0, 200),
    ];
    const more = effect.is === 'again' ? [effect.milliseconds, effect.holdsAll, effect.isTry] : [];
    const reason = effect.is === 'paused' ? [effect.reason] : effect.is === 'gone' ? ['gone'] : [];
    await this.#query(`${noted}, ${effects[effect.is]}`, [...values, ...more, ...reason]);
  }

  async breakLeases(): Promise<void> {
    await this.#query(
      `update staff.job set leased_until = null where leased_until > $1 and kind like 'hook.%' and state = 'queued'`,
    );
  }

  #query<Row extends QueryResultRow>(text: string, values: unknown[] = [], before?: string): Promise<Row[]> {
    return this.#database.asStaff(
      async (client) => {
        if (before) await client.query(before);
        return (await client.query<Row>(text, [this.#now(), ...values])).rows;
      },
      { timeout: queryMilliseconds },
    );
  }
}

const ofEndpoint = `kind = 'hook.' || $4::uuid and state = 'queued'`;

const stop = (endpoint: 'paused' | 'ended', job: 'held' | 'dead') => `stopped as (
      update staff.endpoint set state = '${endpoint}', reason = $11, state_at = $1::timestamptz
      where id = $4::uuid and state = 'active' returning id
    ),
    told as (
      insert into staff.event (kind, detail)
      select 'connection', jsonb_build_object('endpoint', id, 'reason', $11::text) from stopped
    ),
    mailed as (
      insert into staff.job (kind, subject_id, created_at, due_at)
      select 'mail.connection', md5(id::text || $1::timestamptz::text)::uuid, $1::timestamptz, $1::timestamptz from stopped
      on conflict do nothing
    )
    update staff.job set state = '${job}', reply = $10, done_at = $1::timestamptz, leased_until = null
    where id = $2 or ${ofEndpoint}`;

// $1 is this moment, $2 the job, $4 the connection, $10 what was said.
const effects: Record<Effect['is'], string> = {
  // Who takes messages again after a while has what waited at once, not when its next try would have been. Sooner the
  // table is soon enough, and a message that is refused among others that are taken is not tried with each of them.
  taken: `well as (
      update staff.endpoint set failing_since = null, heard_at = $1::timestamptz where id = $4::uuid
    )
    update staff.job set
      state = case when id = $2 then 'done' else state end,
      done_at = case when id = $2 then $1::timestamptz else done_at end,
      reply = case when id = $2 then $10 else reply end,
      leased_until = case when id = $2 then null else leased_until end,
      due_at = $1::timestamptz
    where id = $2 or (${ofEndpoint} and due_at > $1::timestamptz
      and exists (select from staff.endpoint where id = $4::uuid and failing_since < $1::timestamptz - interval '${outageMinutes} minutes'))`,
  again: `ill as (
      update staff.endpoint set
        failing_since = coalesce(failing_since, $1::timestamptz),
        resume_at = case when $12 then $1::timestamptz + $11 * interval '1 ms' else resume_at end
      where id = $4::uuid
    )
    update staff.job set leased_until = null, reply = $10, due_at = $1::timestamptz + $11 * interval '1 ms',
      attempts = case when $13 then attempts else attempts - 1 end
    where id = $2`,
  dead: `well as (
      update staff.endpoint set failing_since = null
      where id = $4::uuid and not exists (select from staff.job where ${ofEndpoint} and attempts > 0 and id <> $2)
    )
    update staff.job set state = 'dead', reply = $10, done_at = $1::timestamptz, leased_until = null where id = $2`,
  gone: stop('ended', 'dead'),
  paused: stop('paused', 'held'),
};
