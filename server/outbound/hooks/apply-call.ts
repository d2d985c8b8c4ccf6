import { createHash } from 'node:crypto';
import type { Database, Queryable } from '#server/db/database.ts';
import { bookedCall } from '#shared/forms/booked-call.ts';
import { newsletter } from '#shared/forms/newsletter.ts';
import { site } from '#site.config';
import type { CallEvent, CallPerson } from './calendar-call.ts';

// Visitors wait for this transaction on the embedded database.
const timeoutMilliseconds = 2_000;

type Booking = { id: string; lead: string; keys: string[]; startsAt: string | null; isCanceled: boolean };

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Adds the call to the person's lead, or to a new one. A repeated or outdated event changes nothing. */
export function applyCallEvent(
  database: Pick<Database, 'asStaff'>,
  call: CallEvent,
  connection: string,
): Promise<boolean> {
  return database.asStaff((client) => applyInTransaction(client, call, connection), {
    timeout: timeoutMilliseconds,
    isPerStatement: false,
  });
}

async function applyInTransaction(client: Queryable, call: CallEvent, connection: string): Promise<boolean> {
  await client.query(`select pg_advisory_xact_lock(hashtext('bookings'))`);
  if (!(await rememberEvent(client, call.id))) return false;
  const {
    rows: [settings],
  } = await client.query(
    `update staff.endpoint set heard_at = now() where id = $1
    returning coalesce(time_zone, $2) as zone, coalesce(
      (select (value ->> 'isAnswer')::boolean from staff.setting where name = 'bookings'), true
    ) as "isAnswer"`,
    [connection, site.timeZone],
  );
  const { zone, isAnswer } = (settings ?? { zone: site.timeZone, isAnswer: true }) as {
    zone: string;
    isAnswer: boolean;
  };
  const startsAt = await toInstant(client, call.startsAt, zone);
  const booking = await findBooking(client, call);
  if (call.kind === 'canceled') {
    // A cancellation may arrive before its booking.
    if (!booking) return rememberEvent(client, `canceled ${call.key}`);
    return cancelBooking(client, booking, isAnswer);
  }
  if (booking) return moveBooking(client, booking, call, startsAt, isAnswer);
  const canceled = await client.query('select from staff.heard_call where id_hash = $1', [
    hashText(`canceled ${call.key}`),
  ]);
  if (canceled.rows.length > 0) return false;
  return addBooking(client, call, startsAt, isAnswer);
}

/** @returns false for a repeated event */
async function rememberEvent(client: Queryable, id: string): Promise<boolean> {
  const { rows } = await client.query(
    'insert into staff.heard_call (id_hash) values ($1) on conflict do nothing returning 1',
    [hashText(id)],
  );
  return rows.length > 0;
}

async function toInstant(client: Queryable, at: string | null, zone: string): Promise<string | null> {
  if (at === null || at.endsWith('Z')) return at;
  const { rows } = await client.query(
    `select to_json(($1::timestamp at time zone $2)::timestamptz) #>> '{}' as at`,
    [at, zone],
  );
  return new Date(String(rows[0]?.at)).toISOString();
}

async function findBooking(client: Queryable, { key, formerKey }: CallEvent): Promise<Booking | undefined> {
  const keys = [key, ...(formerKey === null ? [] : [formerKey])].map(hashText);
  const { rows } = await client.query(
    `select id, lead_id as lead, keys, to_json(starts_at) #>> '{}' as "startsAt", canceled_at is not null as "isCanceled"
    from staff.booking where keys && $1::text[]`,
    [keys],
  );
  return rows[0] as Booking | undefined;
}

async function moveBooking(
  client: Queryable,
  { id, lead, keys, startsAt: was, isCanceled }: Booking,
  { kind, key }: CallEvent,
  startsAt: string | null,
  isAnswer: boolean,
): Promise<boolean> {
  const hash = hashText(key);
  const isOutdated = keys.includes(hash) && keys.at(-1) !== hash;
  if (kind === 'booked' || isOutdated) return false;
  const isSameTime = startsAt === null || (was !== null && +new Date(was) === +new Date(startsAt));
  if (isSameTime && !isCanceled && keys.includes(hash)) return false;
  await client.query(
    `update staff.booking set keys = array_append(array_remove(keys, $2), $2), canceled_at = null,
      starts_at = case when $4 then starts_at else $3::timestamptz end,
      was_at = case when $4 then was_at else starts_at end, moves = moves + case when $4 then 0 else 1 end,
      is_move_unseen = is_move_unseen or not $4
    where id = $1`,
    [id, hash, startsAt, isSameTime],
  );
  if (!isSameTime) await client.query('update staff.lead set seen_at = null where id = $1', [lead]);
  await logLeadEvent(client, lead, 'call_moved', { from: was && new Date(was).toISOString(), to: startsAt });
  if (isCanceled && isAnswer) await stopDeadline(client, lead);
  return true;
}

async function cancelBooking(
  client: Queryable,
  { id, lead, startsAt, isCanceled }: Booking,
  isAnswer: boolean,
) {
  if (isCanceled) return false;
  await client.query('update staff.booking set canceled_at = now() where id = $1', [id]);
  await logLeadEvent(client, lead, 'call_canceled', {
    startsAt: startsAt && new Date(startsAt).toISOString(),
  });
  if (isAnswer) await restartDeadline(client, lead);
  return true;
}

async function addBooking(client: Queryable, call: CallEvent, startsAt: string | null, isAnswer: boolean) {
  const { booker, guests } = await splitAttendees(client, call.people);
  const known = (await findLead(client, booker ? [booker] : [])) ?? (await findLead(client, guests));
  const lead = known ?? (await createLead(client, call, booker, isAnswer));
  const from = known && isAnswer ? await stopDeadline(client, known) : undefined;
  await client.query(
    'insert into staff.booking (lead_id, keys, meeting, starts_at) values ($1, $2, $3, $4)',
    [
      lead,
      [call.formerKey, call.key].flatMap((key) => (key === null ? [] : [hashText(key)])),
      call.meeting,
      startsAt,
    ],
  );
  await logLeadEvent(client, lead, 'booked', { startsAt, ...(from !== undefined && { from }) });
  await client.query(
    `insert into staff.hook_event (type, lead_id, is_test, detail)
    select 'call.booked', id, is_test, jsonb_build_object('startsAt', $2::text) from staff.lead where id = $1`,
    [lead, startsAt],
  );
  return true;
}

/** The booker is the first attendee who is not a member, the guests are the others. */
async function splitAttendees(
  client: Queryable,
  people: CallPerson[],
): Promise<{ booker: CallPerson | undefined; guests: CallPerson[] }> {
  const { rows } = await client.query('select email from staff.member where email = any($1::text[])', [
    people.map(({ email }) => email.toLowerCase()),
  ]);
  const members = new Set(rows.map(({ email }) => String(email)));
  const [booker = people[0], ...guests] = people.filter(({ email }) => !members.has(email.toLowerCase()));
  return { booker, guests };
}

/** Prefers open leads to won ones. */
async function findLead(client: Queryable, people: CallPerson[]): Promise<string | undefined> {
  const emails = people.map(({ email }) => email.toLowerCase());
  const { rows } = await client.query(
    `select id from staff.lead where subject_table <> '${newsletter.table}' and (is_open or status = 'won')
      and (address_hash = any($1::text[]) or corrected_email is not null and lower(corrected_email) = any($2::text[]))
    order by is_open desc, created_at desc limit 1`,
    [emails.map(hashText), emails],
  );
  return rows[0] && String(rows[0].id);
}

async function createLead(
  client: Queryable,
  { meeting, phone, answers, source }: CallEvent,
  booker: CallPerson | undefined,
  isAnswer: boolean,
): Promise<string> {
  const { rows } = await client.query(
    `insert into public.${bookedCall.table} (name, email, phone_number, meeting, message)
    values ($1, $2, $3, $4, $5) returning id`,
    [booker?.name ?? null, booker?.email, phone, meeting, answers],
  );
  const row = rows[0]?.id;
  await client.query(
    'select staff.make_leads(array[$1::text], array[$2::uuid], true, array[staff.read_source($3::text)])',
    [bookedCall.table, row, source && JSON.stringify(source)],
  );
  const { rows: made } = await client.query(
    `update staff.lead set due_at = case when $3 then null else due_at end
    where subject_id = $1 and subject_table = $2 returning id`,
    [row, bookedCall.table, isAnswer],
  );
  return String(made[0]?.id);
}

/** @returns the previous status if that was `new`, otherwise undefined */
async function stopDeadline(client: Queryable, lead: string): Promise<string | undefined> {
  const { rows } = await client.query(
    `with before as (select id, status, subject_table from staff.lead where id = $1 for update)
    update staff.lead set status = case when lead.status = 'new' then 'contacted' else lead.status end,
      kept_at = case when ${isDeadlineRunning} then now() else kept_at end,
      kept_by = case when ${isDeadlineRunning} then 'booked' else kept_by end
    from before where lead.id = before.id returning before.status`,
    [lead],
  );
  return rows[0]?.status === 'new' ? 'new' : undefined;
}

const isAnsweredByMail = `lead.waiting_since is null and exists (
  select from staff.promise where promise.subject_table = lead.subject_table and mail_kind is not null
)`;
const isDeadlineRunning = `lead.due_at is not null and lead.kept_at is null and not (${isAnsweredByMail})`;

/** Does nothing if the deadline is running, the lead is closed or another call is booked. */
async function restartDeadline(client: Queryable, lead: string): Promise<void> {
  const { rows } = await client.query(
    `update staff.lead set kept_at = null, kept_by = null, waiting_since = now(), due_at = now() + (
        select hours from staff.promise where subject_table in (lead.subject_table, '${bookedCall.table}')
        and hours is not null order by subject_table = lead.subject_table desc limit 1
      ) * interval '1 hour'
    where id = $1 and is_open and not (${isDeadlineRunning}) and not exists (
      select from staff.booking where lead_id = $1 and canceled_at is null and starts_at > now()
    ) returning subject_id as row`,
    [lead],
  );
  // Notices are sent once per lead, and the new deadline needs its own.
  await client.query(`delete from staff.job where subject_id = $1 and kind like 'mail.promise-%'`, [
    rows[0]?.row ?? null,
  ]);
}

async function logLeadEvent(
  client: Queryable,
  lead: string,
  kind: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await client.query('insert into staff.event (lead_id, kind, detail) values ($1, $2, $3)', [
    lead,
    kind,
    detail,
  ]);
}
