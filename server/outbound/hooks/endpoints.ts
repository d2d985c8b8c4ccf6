import { randomUUID } from 'node:crypto';
import { formatIsoSql, type StaffQueries } from '#server/db/staff-query.ts';
import type {
  Connection,
  ConnectionChange,
  ConnectionSecret,
  Delivery,
  HookEvent,
  LeadDelivery,
  NewConnection,
} from '#shared/desk/connections.ts';
import { formatLeadRef } from '#shared/desk/lead-ref.ts';
import { contact } from '#shared/forms/contact.ts';
import { eventsWithPerson } from './schemas.ts';
import { seal } from './seal.ts';
import { createSecret } from './sign.ts';

const maxDeliveries = 50;
/** Limits parallel requests: each connection has up to two deliveries in progress. */
export const maxConnections = 30;
const shownSecretCharacters = 4;
const oldSecretValidHours = 24;

/** Omits the secrets. */
export async function readConnections(staff: StaffQueries): Promise<Connection[]> {
  const rows = await staff.query(
    `select id, kind, name, case when address_host is not null
        then json_build_object('host', address_host, 'tail', address_tail) end as address,
      secret_tail as "secretTail", case when old_secret_until > now() then ${formatIsoSql('old_secret_until')} end as "oldSecretUntil",
      events, is_full as "isFull", state, reason, ${formatIsoSql('state_at')} as "stateAt",
      ${formatIsoSql('failing_since')} as "failingSince", ${formatIsoSql('heard_at')} as "heardAt", time_zone as "timeZone",
      (select ${formatIsoSql('max(created_at)')} from staff.delivery where endpoint_id = endpoint.id and is_taken) as "lastTaken",
      (select count(*)::int from staff.job where kind = 'hook.' || endpoint.id and state = 'queued') as waiting,
      (select count(*)::int from staff.job where kind = 'hook.' || endpoint.id and state in ('held', 'dead')) as missed
    from staff.endpoint order by created_at, id`,
  );
  return rows as Connection[];
}

/** The secret is shown once; null for a chat. @returns undefined when there are too many connections */
export async function addConnection(
  staff: StaffQueries,
  key: Buffer,
  { kind, name, address, events, isFull, timeZone = null }: NewConnection,
  by: string,
): Promise<ConnectionSecret | undefined> {
  const id = randomUUID();
  const secret = kind === 'webhook' || kind === 'calendar' ? createSecret() : null;
  const [inserted] = await staff.query(
    `with inserted as (
      insert into staff.endpoint (id, kind, name, address_sealed, address_host, address_tail, secret_sealed, secret_tail,
        events, is_full, created_by, time_zone)
      select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12
      where (select count(*) from staff.endpoint) < ${maxConnections} returning id
    ),
    logged as (
      insert into staff.event (member_id, kind, detail)
      select $11, 'connection', jsonb_build_object('endpoint', id, 'added', $3::text) from inserted
    )
    select id from inserted`,
    [
      id,
      kind,
      name,
      address === undefined ? null : seal(key, address, `${id} address`),
      address === undefined ? null : new URL(address).host,
      address?.slice(-shownSecretCharacters) ?? null,
      secret && seal(key, secret, `${id} secret`),
      secret?.slice(-shownSecretCharacters) ?? null,
      kind === 'calendar' ? [] : events,
      kind !== 'calendar' && isFull,
      by,
      kind === 'calendar' ? timeZone : null,
    ],
  );
  return inserted && { id, secret };
}

/** Pausing holds queued events; resuming leaves them held. @returns `changed` when another admin changed its events */
export async function changeConnection(
  staff: StaffQueries,
  id: string,
  { name, told: selection, state, timeZone }: ConnectionChange,
  by: string,
): Promise<'done' | 'changed' | undefined> {
  const [row] = await staff.query(
    `with changed as (
      update staff.endpoint set name = coalesce($2, name), events = coalesce($3, events),
        is_full = coalesce($4, is_full), state = coalesce($5, state),
        reason = case when $5 is null then reason when $5 = 'paused' then 'person' end,
        state_at = case when $5 is null then state_at else now() end,
        failing_since = case when $5 is null then failing_since end,
        resume_at = case when $5 is null then resume_at end,
        time_zone = case when $9 then $10 else time_zone end
      where id = $1 and ($3::text[] is null or kind <> 'calendar' and (events, is_full) = ($7::text[], $8::boolean))
      returning id
    ),
    held as (
      update staff.job set state = 'held', reply = 'the connection was paused', done_at = now()
      where kind = 'hook.' || $1 and state = 'queued' and $5 = 'paused' and exists (select from changed)
    ),
    logged as (
      insert into staff.event (member_id, kind, detail)
      select $6, 'connection', jsonb_strip_nulls(jsonb_build_object('endpoint', id, 'state', $5::text, 'full', $4::boolean))
      from changed
    )
    select exists (select from changed) as done from staff.endpoint where id = $1`,
    [
      id,
      name ?? null,
      selection?.events ?? null,
      selection?.isFull ?? null,
      state ?? null,
      by,
      selection?.was.events ?? null,
      selection?.was.isFull ?? null,
      timeZone !== undefined,
      timeZone ?? null,
    ],
  );
  return row && (row.done ? 'done' : 'changed');
}

export async function removeConnection(staff: StaffQueries, id: string, by: string): Promise<boolean> {
  const rows = await staff.query(
    `with deleted as (delete from staff.endpoint where id = $1 returning id, name),
    unsent as (delete from staff.job where kind = 'hook.' || $1),
    logged as (
      insert into staff.event (member_id, kind, detail)
      select $2, 'connection', jsonb_build_object('endpoint', id, 'removed', name) from deleted
    )
    select 1 from deleted`,
    [id, by],
  );
  return rows.length > 0;
}

/** A webhook's old secret keeps signing for 24 hours. @returns undefined if no current secret ends with `was` */
export async function rotateSecret(
  staff: StaffQueries,
  key: Buffer,
  id: string,
  was: string,
  by: string,
): Promise<ConnectionSecret | undefined> {
  const secret = createSecret();
  // Both columns use the same encryption context.
  const rows = await staff.query(
    `with rotated_secret as (
      update staff.endpoint set old_secret_sealed = secret_sealed, secret_sealed = $2, secret_tail = $3,
        old_secret_until = now() + interval '${oldSecretValidHours} hours'
      where id = $1 and secret_tail = $5 returning id
    ),
    logged as (
      insert into staff.event (member_id, kind, detail)
      select $4, 'connection', jsonb_build_object('endpoint', id, 'rotated', true) from rotated_secret
    )
    select 1 from rotated_secret`,
    [id, seal(key, secret, `${id} secret`), secret.slice(-shownSecretCharacters), by, was],
  );
  return rows.length > 0 ? { id, secret } : undefined;
}

/** Uses the newest lead. @returns undefined when the connection does not exist or receives no events */
export async function queueTestEvent(staff: StaffQueries, id: string): Promise<HookEvent | undefined> {
  const [inserted] = await staff.query(
    `insert into staff.hook_event (type, lead_id, is_test, endpoint_id, detail)
    select type, lead.id, true, endpoint.id, case type
      when 'lead.updated' then jsonb_build_object('status', jsonb_build_object('from', 'new', 'to', 'contacted'))
      when 'lead.erased' then jsonb_build_object('id', gen_random_uuid(), 'number', 0, 'form', '${contact.table}')
      else jsonb_build_object('id', gen_random_uuid()) end
    from staff.endpoint cross join lateral (
      select coalesce(events[1], 'lead.created') as type
    ) as chosen
    left join lateral (
      select id from staff.lead where type = any($2)
      order by created_at desc limit 1
    ) as lead on true
    where endpoint.id = $1 and kind <> 'calendar' and state = 'active'
    returning type`,
    [id, eventsWithPerson],
  );
  return inserted?.type as HookEvent | undefined;
}

export async function readDeliveries(staff: StaffQueries, id: string): Promise<Delivery[]> {
  const rows = await staff.query(
    `select delivery.id, job_id as job, event.type as event, lead.number::text, lead.subject_table as form,
      event.is_test as test, ${formatIsoSql('delivery.created_at')} as at, attempt, is_taken as taken, delivery.status,
      milliseconds, answer,
      coalesce(job.state, 'done') as state, case when job.state = 'queued' then ${formatIsoSql('job.due_at')} end as "dueAt"
    from staff.delivery join staff.hook_event as event on event.id = event_id
    left join staff.lead on lead.id = event.lead_id left join staff.job on job.id = job_id
    where delivery.endpoint_id = $1 order by delivery.created_at desc, delivery.id limit ${maxDeliveries}`,
    [id],
  );
  return rows.map(({ number, form, ...row }) => ({
    ...(row as Omit<Delivery, 'ref'>),
    ref: number ? formatLeadRef(String(form), String(number)) : null,
  }));
}

/** Keeps the id. @returns false if the delivery does not exist or its connection is inactive */
export async function requeueDelivery(staff: StaffQueries, id: string, job: string): Promise<boolean> {
  const rows = await staff.query(`${requeueJobsQuery} and job.id = $2 returning 1`, [id, job]);
  return rows.length > 0;
}

/** Requeues failed and held deliveries. */
export async function requeueMissedDeliveries(staff: StaffQueries, id: string): Promise<number> {
  return (await staff.query(`${requeueJobsQuery} and job.state in ('held', 'dead') returning 1`, [id]))
    .length;
}

const requeueJobsQuery = `update staff.job set state = 'queued', due_at = now(), attempts = 0, done_at = null, reply = null
  from staff.endpoint where endpoint.id = $1 and endpoint.state = 'active' and job.kind = 'hook.' || endpoint.id
  and (job.leased_until is null or job.leased_until < now())`;

export async function readLeadDeliveries(staff: StaffQueries, number: number): Promise<LeadDelivery[]> {
  const rows = await staff.query(
    `select distinct on (endpoint.created_at, endpoint.id) endpoint.name as connection, event.type as event, job.state,
      ${formatIsoSql('coalesce(job.done_at, job.created_at)')} as at
    from staff.lead join staff.hook_event as event on event.lead_id = lead.id
    join staff.job on job.subject_id = event.id and job.kind like 'hook.%'
    join staff.endpoint on job.kind = 'hook.' || endpoint.id
    where lead.number = $1 order by endpoint.created_at, endpoint.id, event.created_at desc`,
    [number],
  );
  return rows as LeadDelivery[];
}
