import type { StaffDatabase } from '#server/db/staff-query.ts';
import { noticeKind } from './compose.ts';
import type { Overdue } from './mails/alarm.ts';
import { deadlineOf } from './mails/notice.ts';

// The alarm itself is none of them: it would be its own reason.
const query = `
  with mails as (
    select *, state = 'queued' and created_at < $1::timestamptz - interval '1 hour' as is_late,
      coalesce(done_at, created_at) > $1::timestamptz - interval '24 hours' as is_recent
    from staff.job
    where kind like 'mail.%' and kind <> 'mail.alarm' and state <> 'done'
  )
  select count(*) filter (where is_late)::int as waiting,
    min(created_at) filter (where is_late) as oldest,
    count(*) filter (where state = 'dead' and is_recent)::int as dead,
    count(*) filter (where state = 'uncertain' and is_recent)::int as uncertain,
    count(*) filter (where state = 'held' and is_recent)::int as held,
    count(*) filter (where kind = $2 and (is_late or state in ('dead', 'held')) and is_recent)::int as notices,
    coalesce(json_agg(json_build_object('table', subject_table, 'at', created_at))
      filter (where kind = $2 and (is_late or state in ('dead', 'held')) and is_recent), '[]') as leads
  from mails`;

/** Counts the mails that have not gone out as they should. @returns undefined when there are none worth an alarm */
export async function readOverdue(database: StaffDatabase, now: Date): Promise<Overdue | undefined> {
  const [row] = await database.query(query, [now.toISOString(), noticeKind]);
  const { leads, ...counts } = row as Omit<Overdue, 'deadline'> & { leads: { table: string; at: string }[] };
  if (counts.waiting + counts.dead + counts.uncertain + counts.notices === 0) return undefined;
  const deadlines = leads.flatMap(({ table, at }) => +(deadlineOf({ table, createdAt: new Date(at) }) ?? []));
  const deadline = deadlines.length > 0 ? new Date(Math.min(...deadlines)) : null;
  return { ...counts, oldest: counts.oldest && new Date(counts.oldest), deadline };
}
