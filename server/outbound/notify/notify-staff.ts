import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import type { NotificationKind } from '#shared/desk/notifications.ts';
import { findTables } from '#shared/forms/forms.ts';

export const notificationMailKind = 'mail.notify';

/** Parameters of `staff.is_told`. */
export const getTablesByAudience = (): [brands: string[], creators: string[]] => [
  findTables(({ audience }) => audience === 'brand'),
  findTables(({ audience }) => audience === 'creator'),
];

type NotificationCause = {
  kind: Exclude<NotificationKind, 'leads' | 'half' | 'missed'>;
  /** Id of the lead in `staff.lead`. */
  lead: string;
  /** A member is notified once for each kind and cause. */
  cause: string;
  /** The member who caused the event and is not notified. */
  by?: string | null;
  /** Defaults to the assignee or, without one, the members who get emails about such new leads. */
  to?: string | null;
};

/** Applies the members' settings. Repeating it has no effect. */
export async function notifyStaff(
  staff: StaffQueries,
  { kind, lead, cause, by = null, to = null }: NotificationCause,
): Promise<void> {
  await staff.query(
    `insert into staff.notification (lead_id, member_id, kind, cause)
    select lead.id, member.id, $2, $3 from staff.lead cross join staff.member
    where lead.id = $1 and member.id is distinct from $4::uuid and case
      when $5::uuid is null then staff.is_told(member, lead, $2, $6, $7)
      else member.id = $5 and disabled_at is null and staff.notification_choices(role, notify) ->> $2 <> 'never'
    end
    on conflict do nothing`,
    [lead, kind, cause, by, to, ...getTablesByAudience()],
  );
}

/** Notifies the members who get emails about such leads, except `by`. Returns the jobs that notified no member. */
export async function notifyOfNewLeads<J extends Pick<Job, 'id'>>(
  staff: StaffQueries,
  jobs: J[],
  now: Date,
  by: string | null = null,
): Promise<J[]> {
  const rows = await staff.query(
    `with hearers as materialized (
      select job.id as job, lead.id as lead, member.id as member, lead.is_test
      from staff.job join staff.lead on lead.subject_id = job.subject_id and lead.subject_table = job.subject_table
      cross join staff.member
      where job.id = any($1::uuid[]) and job.state = 'queued' and staff.is_told(member, lead, 'leads', $3, $4)
    ),
    told as (
      insert into staff.notification (lead_id, member_id, kind, cause, created_at)
      select lead, member, 'leads', lead, $2 from hearers where not is_test and member is distinct from $5::uuid
      on conflict do nothing
    ),
    gone as (delete from staff.job where id in (select job from hearers))
    select distinct job from hearers`,
    [jobs.map(({ id }) => id), now.toISOString(), ...getTablesByAudience(), by],
  );
  const notified = new Set(rows.map(({ job }) => String(job)));
  return jobs.filter(({ id }) => !notified.has(id));
}

/** Due immediately or on the full hour, and only during opening hours if the member chose that. */
export async function queueNotifications(staff: StaffQueries, now: Date): Promise<void> {
  await staff.query(
    `with waiting as (
      select notification.id, kind, notification.created_at, choices,
        disabled_at is null and role in ('admin', 'agent') and choices ->> kind <> 'never' as is_wanted
      from staff.notification join staff.member on member.id = member_id
      cross join lateral staff.notification_choices(role, notify) as choices
      where queued_at is null
    ),
    due as (
      select id, is_wanted from waiting where not is_wanted or (
        (choices ->> kind = 'now' or date_trunc('hour', created_at) < date_trunc('hour', $1::timestamptz))
        and (kind in ('missed', 'reminders') or choices ->> 'onlyOpen' = 'false' or staff.is_open_at($1))
      )
    ),
    queued as (
      update staff.notification set queued_at = $1 from due
      where notification.id = due.id and queued_at is null
      returning notification.id, is_wanted
    )
    insert into staff.job (kind, subject_table, subject_id, created_at, due_at)
    select '${notificationMailKind}', 'notification', id, $1, $1 from queued where is_wanted
    on conflict do nothing`,
    [now.toISOString()],
  );
}
