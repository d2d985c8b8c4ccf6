import type { StaffDatabase } from '#server/db/staff-query.ts';

/**
 * Adds mail jobs for unanswered leads, at half of the time and at the deadline. Deadlines missed more than a week ago are
 * skipped.
 * @returns the number of jobs added
 */
export async function addDeadlineNotices(database: Pick<StaffDatabase, 'query'>, now: Date): Promise<number> {
  const added = await database.query(
    `insert into staff.job (kind, subject_table, subject_id, created_at, due_at)
    select notice, subject_table, subject_id, $1, $1
    from staff.lead
    cross join lateral (
      select case when due_at <= $1 then 'mail.promise-late' else 'mail.promise-half' end as notice
    ) as step
    where due_at > $1::timestamptz - interval '7 days' and kept_at is null and not is_test
      and coalesce(asked_at, created_at) + (due_at - coalesce(asked_at, created_at)) / 2 <= $1
      and (asked_at is not null or not exists (
        select from staff.promise where promise.subject_table = lead.subject_table and mail_kind is not null
      ))
      and not exists (select from staff.job where job.subject_id = lead.subject_id and kind = notice)
    order by due_at limit 1000
    on conflict do nothing returning 1`,
    [now.toISOString()],
  );
  return added.length;
}
