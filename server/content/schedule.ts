import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Logger } from '#server/log.ts';
import type { ScheduledPublish } from '#shared/desk/publishing.ts';

const intervalMilliseconds = 5_000;

/** Includes the drafts of a scheduled release in progress. */
export const scheduledDrafts = `case when exists (select from staff.publish_schedule) or exists (
    select from staff.release where kind = 'scheduled' and state in ('queued', 'checking', 'building')
  ) then scheduled else '[]' end`;

// Concurrent draft changes are detected by the document's revision.
const saveScheduledDrafts = `
  update staff.content_document as document set scheduled = part.drafts, revision = revision + 1
  from (
    select id, coalesce((
      select json_agg(draft) from json_array_elements(content_document.drafts) as draft
      where not (draft ->> 'stale')::boolean and not (draft ->> 'version') = any($1::text[])
    ), '[]') as drafts
    from staff.content_document
  ) as part
  where part.id = document.id and part.drafts::text <> document.scheduled::text`;

/** Does not replace an existing schedule. @param leftOut versions of drafts that are not ready @returns whether it scheduled */
export async function scheduleDrafts(
  staff: StaffQueries,
  { dueAt, timeZone, by }: { dueAt: Date; timeZone: string; by: string },
  leftOut: Iterable<string>,
): Promise<boolean> {
  const rows = await staff.query(
    `with planned as (
      insert into staff.publish_schedule (due_at, time_zone, asked_by) values ($2, $3, $4)
      on conflict (id) do nothing returning id
    ),
    held as (${saveScheduledDrafts} and exists (select from planned))
    select from planned`,
    [[...leftOut], dueAt, timeZone, by],
  );
  return rows.length > 0;
}

/** Compare-and-set; the drafts stay the same. */
export async function moveSchedule(
  staff: StaffQueries,
  { dueAt, timeZone, was }: { dueAt: Date; timeZone: string; was: Date },
): Promise<boolean> {
  const rows = await staff.query(
    `update staff.publish_schedule set due_at = $1, time_zone = $2, asked_at = clock_timestamp()
    where due_at = $3 returning id`,
    [dueAt, timeZone, was],
  );
  return rows.length > 0;
}

export async function addToSchedule(staff: StaffQueries, leftOut: Iterable<string>): Promise<void> {
  await staff.query(`${saveScheduledDrafts} and exists (select from staff.publish_schedule)`, [[...leftOut]]);
}

export async function cancelSchedule(staff: StaffQueries): Promise<void> {
  await staff.query('delete from staff.publish_schedule');
}

export async function readSchedule(staff: StaffQueries): Promise<ScheduledPublish | null> {
  const [row] = await staff.query(
    `select due_at as "dueAt", time_zone as "timeZone", asked_by as "askedBy" from staff.publish_schedule`,
  );
  return (row as ScheduledPublish | undefined) ?? null;
}

const insertScheduledRelease = `
  insert into staff.release (kind, asked_by, folder, due_at)
  select 'scheduled', asked_by, gen_random_uuid(), due_at from gone
  where exists (select from staff.content_document where scheduled::text <> '[]')
  on conflict (kind) where state = 'queued' do update set changed_at = clock_timestamp()
  returning id`;

/** Starts the due release in only one of several processes. @returns whether this process started it */
export async function startDueRelease(staff: StaffQueries): Promise<boolean> {
  const rows = await staff.query(
    `with gone as (
      delete from staff.publish_schedule where due_at <= clock_timestamp() returning asked_by, due_at
    )
    ${insertScheduledRelease}`,
  );
  return rows.length > 0;
}

/** @returns undefined when there is nothing to publish */
export async function startScheduledRelease(staff: StaffQueries, by: string): Promise<string | undefined> {
  const [row] = await staff.query(
    `with gone as (
      delete from staff.publish_schedule returning $1::uuid as asked_by, null::timestamptz as due_at
    )
    ${insertScheduledRelease}`,
    [by],
  );
  return row && String(row.id);
}

export async function isScheduledReleaseRunning(staff: StaffQueries): Promise<boolean> {
  const rows = await staff.query(
    `select from staff.release where kind = 'scheduled' and state in ('queued', 'checking', 'building')`,
  );
  return rows.length > 0;
}

/** Also starts releases that became due while no server ran. @param build wakes a builder */
export function watchSchedule(staff: StaffQueries, build: () => void, log: Logger): () => void {
  let isAway = false;
  const startIfDue = async () => {
    try {
      if (await startDueRelease(staff)) build();
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'the publishing schedule cannot be read');
      isAway = true;
    }
  };
  void startIfDue();
  const timer = setInterval(startIfDue, intervalMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
