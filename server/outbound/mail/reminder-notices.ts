import type { StaffDatabase } from '#server/db/staff-query.ts';
import { reminderKind } from '#server/outbound/mail/mails/reminder.ts';

/**
 * Adds a mail job for each reminder that is due. A lead has one such job, which is queued again for a later reminder.
 * Reminders of more than a week ago are skipped.
 * @returns the number of jobs added
 */
export async function addReminderNotices(database: Pick<StaffDatabase, 'query'>, now: Date): Promise<number> {
  const added = await database.query(
    `insert into staff.job (kind, subject_table, subject_id, created_at, due_at)
    select $2, subject_table, subject_id, $1, $1 from staff.lead
    where remind_at <= $1 and remind_at > $1::timestamptz - interval '7 days' and not is_test
      and not exists (
        select from staff.job where job.subject_id = lead.subject_id and kind = $2 and job.created_at >= lead.remind_at
      )
    order by remind_at limit 1000
    on conflict (subject_id, kind) do update
      set created_at = excluded.created_at, due_at = excluded.due_at, state = 'queued', attempts = 0, begun = 0,
        reply = null, done_at = null, leased_until = null
      where job.state <> 'queued'
    returning 1`,
    [now.toISOString(), reminderKind],
  );
  return added.length;
}
