import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getTablesByAudience } from '#server/outbound/notify/notify-staff.ts';

/** Notifies halfway to the deadline and at the deadline; notifies MAIL_STAFF if no member is notified. Skips deadlines missed over a week ago. */
export async function addDeadlineNotices(database: Pick<StaffDatabase, 'query'>, now: Date): Promise<number> {
  const added = await database.query(
    `with due as materialized (
      select lead.id, subject_table, subject_id, due_at, what, cause
      from staff.lead
      cross join lateral (select case when due_at <= $1 then 'missed' else 'half' end as what) as step
      -- One notice for each deadline of a lead.
      cross join lateral (select md5(lead.id::text || extract(epoch from due_at))::uuid as cause) as told
      where due_at > $1::timestamptz - interval '7 days' and kept_at is null and not is_test
        and coalesce(waiting_since, created_at) + (due_at - coalesce(waiting_since, created_at)) / 2 <= $1
        and (waiting_since is not null or not exists (
          select from staff.promise where promise.subject_table = lead.subject_table and mail_kind is not null
        ))
        and not exists (
          select from staff.job where job.subject_id = lead.subject_id
            and job.kind = case what when 'missed' then 'mail.promise-late' else 'mail.promise-half' end
        )
        and not exists (
          select from staff.notification as known where known.cause = told.cause and known.kind = what
        )
      order by due_at limit 1000
    ),
    hearers as materialized (
      select due.id, member.id as member, what, cause
      from due join staff.lead on lead.id = due.id cross join staff.member
      where staff.is_told(member, lead, what, $2, $3)
    ),
    told as (
      insert into staff.notification (lead_id, member_id, kind, cause, created_at)
      select id, member, what, cause, $1 from hearers on conflict do nothing
    ),
    unheard as (
      insert into staff.job (kind, subject_table, subject_id, created_at, due_at)
      select case what when 'missed' then 'mail.promise-late' else 'mail.promise-half' end, subject_table, subject_id, $1, $1
      from due where id not in (select id from hearers) and not exists (
        select from staff.lead join staff.member as owner on owner.id = assignee
        where lead.id = due.id and owner.disabled_at is null
      )
      order by due_at on conflict do nothing returning 1
    )
    select count(distinct id)::int + (select count(*)::int from unheard) as leads from hearers`,
    [now.toISOString(), ...getTablesByAudience()],
  );
  return Number(added[0]?.leads);
}
