import type { Database } from '#server/db/database.ts';
import { JobQueue } from '#server/outbound/job-queue.ts';
import type { ConnectionKind } from '#shared/desk/connections.ts';
import type { StoredEvent } from './payload.ts';
import type { HookResponse } from './post.ts';

const leaseSeconds = 60;
const maxConcurrentDeliveries = 2;
const outageMinutes = 5;

export type ClaimedDelivery = {
  job: string;
  attempts: number;
  endpoint: string;
  kind: ConnectionKind;
  addressSealed: string;
  secretSealed: string | null;
  oldSecretSealed: string | null;
  isFull: boolean;
  failingSince: Date | null;
  event: StoredEvent;
};

export type DeliveryResult =
  | { type: 'delivered' }
  | { type: 'retry'; milliseconds: number; delaysConnection: boolean; countsAttempt: boolean }
  | { type: 'dead' }
  /** The receiver responded with 410, so the connection is disabled. */
  | { type: 'gone' }
  /** Failing for days, or the stored address cannot be decrypted: all queued deliveries are held. */
  | { type: 'paused'; reason: 'failing' | 'key' };

export class HookQueue extends JobQueue {
  constructor(database: Pick<Database, 'asStaff'>, now?: () => Date) {
    super(database, 'hooks', now);
  }

  async isDue(): Promise<boolean> {
    const [row] = await this.query<{ due: boolean }>(
      `select exists (
        select from staff.endpoint join staff.job on job.kind = 'hook.' || endpoint.id
        where endpoint.state = 'active' and job.state = 'queued' and due_at <= $1
      ) as due`,
    );
    return row?.due ?? false;
  }

  /** Across all workers, a webhook has at most two deliveries in progress, a chat one per second. */
  async claim(): Promise<ClaimedDelivery[]> {
    return this.querySerialized<ClaimedDelivery>(
      `with open as materialized (
        select id, kind, case when kind = 'webhook' then ${maxConcurrentDeliveries} else 1 end - (
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
      -- The failed delivery may have been erased with its lead. Then the connection no longer counts as failing.
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
          'isTest', event.is_test, 'at', to_char(event.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as event
      from taken join staff.endpoint on taken.kind = 'hook.' || endpoint.id
      left join paced on paced.id = endpoint.id
      join staff.hook_event as event on event.id = taken.subject_id
      order by taken.created_at, taken.id`,
    );
  }

  async isLeased({ job }: ClaimedDelivery): Promise<boolean> {
    const rows = await this.query(
      `select from staff.job where id = $2 and leased_until > $1 and state = 'queued'`,
      [job],
    );
    return rows.length > 0;
  }

  async discard({ job }: ClaimedDelivery, reason: string): Promise<void> {
    await this.query(
      `update staff.job set state = 'done', reply = $3, done_at = $1, leased_until = null where id = $2`,
      [job, reason],
    );
  }

  async record(
    delivery: ClaimedDelivery,
    { status, text, milliseconds }: HookResponse,
    result: DeliveryResult,
  ): Promise<void> {
    const reply = status === null ? text : `${status} ${text}`;
    const insertDelivery = `with inserted as (
        insert into staff.delivery (job_id, event_id, endpoint_id, attempt, is_taken, status, milliseconds, answer, created_at)
        select $2::uuid, $3::uuid, $4::uuid, $5::int, $6::boolean, $7::int, $8::int, $9::text, $1::timestamptz
        where exists (select from staff.hook_event where id = $3::uuid)
      )`;
    const values: unknown[] = [
      delivery.job,
      delivery.event.id,
      delivery.endpoint,
      delivery.attempts,
      result.type === 'delivered',
      status,
      milliseconds,
      text,
      reply.slice(0, 200),
    ];
    const retry =
      result.type === 'retry' ? [result.milliseconds, result.delaysConnection, result.countsAttempt] : [];
    const reason = result.type === 'paused' ? [result.reason] : result.type === 'gone' ? ['gone'] : [];
    await this.query(`${insertDelivery}, ${updateByResult[result.type]}`, [...values, ...retry, ...reason]);
  }
}

const isJobOfEndpoint = `kind = 'hook.' || $4::uuid and state = 'queued'`;

const stopEndpointCte = (endpoint: 'paused' | 'ended', job: 'held' | 'dead') => `stopped as (
      update staff.endpoint set state = '${endpoint}', reason = $11, state_at = $1::timestamptz
      where id = $4::uuid and state = 'active' returning id
    ),
    recorded as (
      insert into staff.event (kind, detail)
      select 'connection', jsonb_build_object('endpoint', id, 'reason', $11::text) from stopped
    ),
    mailed as (
      insert into staff.job (kind, subject_id, created_at, due_at)
      select 'mail.connection', md5(id::text || $1::timestamptz::text)::uuid, $1::timestamptz, $1::timestamptz from stopped
      on conflict do nothing
    )
    update staff.job set state = '${job}', reply = $10, done_at = $1::timestamptz, leased_until = null
    where id = $2 or ${isJobOfEndpoint}`;

// $1 is the current time, $2 the job, $4 the connection, $10 the response.
const updateByResult: Record<DeliveryResult['type'], string> = {
  // Makes all queued deliveries due after an outage, but not whenever another delivery succeeds.
  delivered: `recovered as (
      update staff.endpoint set failing_since = null, heard_at = $1::timestamptz where id = $4::uuid
    )
    update staff.job set
      state = case when id = $2 then 'done' else state end,
      done_at = case when id = $2 then $1::timestamptz else done_at end,
      reply = case when id = $2 then $10 else reply end,
      leased_until = case when id = $2 then null else leased_until end,
      due_at = $1::timestamptz
    where id = $2 or (${isJobOfEndpoint} and due_at > $1::timestamptz
      and exists (select from staff.endpoint where id = $4::uuid and failing_since < $1::timestamptz - interval '${outageMinutes} minutes'))`,
  retry: `failing as (
      update staff.endpoint set
        failing_since = coalesce(failing_since, $1::timestamptz),
        resume_at = case when $12 then $1::timestamptz + $11 * interval '1 ms' else resume_at end
      where id = $4::uuid
    )
    update staff.job set leased_until = null, reply = $10, due_at = $1::timestamptz + $11 * interval '1 ms',
      attempts = case when $13 then attempts else attempts - 1 end
    where id = $2`,
  dead: `recovered as (
      update staff.endpoint set failing_since = null
      where id = $4::uuid and not exists (select from staff.job where ${isJobOfEndpoint} and attempts > 0 and id <> $2)
    )
    update staff.job set state = 'dead', reply = $10, done_at = $1::timestamptz, leased_until = null where id = $2`,
  gone: stopEndpointCte('ended', 'dead'),
  paused: stopEndpointCte('paused', 'held'),
};
