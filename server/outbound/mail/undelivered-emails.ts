import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { UndeliveredEmails } from '#server/outbound/mail/mails/alarm.ts';
import { noticeMailKind } from './compose.ts';
import { replyMailKind } from './reply.ts';

// Excludes the alarm, which would trigger the next one.
const undeliveredMailsCte = `
  with mails as (
    select kind, state, subject_table, subject_id, created_at, created_at < $1::timestamptz - interval '1 hour' as is_late,
      created_at > $1::timestamptz - interval '24 hours' as is_recent
    from staff.job
    where state = 'queued' and kind like 'mail.%' and kind <> 'mail.alarm'
    union all
    select kind, state, subject_table, subject_id, created_at, false, true
    from staff.job
    where state in ('held', 'uncertain', 'dead') and done_at > $1::timestamptz - interval '24 hours'
      and kind like 'mail.%' and kind <> 'mail.alarm'
  )`;

const countsQuery = `${undeliveredMailsCte}
  select count(*) filter (where is_late)::int as waiting,
    min(mails.created_at) filter (where is_late) as oldest,
    count(*) filter (where state = 'dead' and is_recent)::int as dead,
    count(*) filter (where state = 'uncertain' and is_recent)::int as uncertain,
    count(*) filter (where state = 'held' and is_recent)::int as held,
    count(*) filter (where kind = $2 and (is_late or state in ('dead', 'held')) and is_recent)::int as notices,
    min(lead.due_at) filter (
      where kind = $2 and (is_late or state in ('dead', 'held')) and is_recent
      and not exists (select from staff.promise where promise.subject_table = lead.subject_table and mail_kind is not null)
    ) as deadline
  from mails left join staff.lead on lead.subject_id = mails.subject_id and lead.subject_table = mails.subject_table`;

const maxLeads = 20;
const leadsQuery = `${undeliveredMailsCte}
  select lead.subject_table as "table", lead.subject_id as "rowId" from mails cross join lateral (
    select subject_table, subject_id from staff.lead
    where lead.subject_id = mails.subject_id and lead.subject_table = mails.subject_table
    union all
    select subject_table, subject_id from staff.reply join staff.lead on lead.id = lead_id
    where mails.kind = $3 and reply.id = mails.subject_id
  ) as lead
  where is_late or (is_recent and (state in ('dead', 'uncertain') or (state = 'held' and kind = $2)))
  group by 1, 2 order by min(mails.created_at) limit ${maxLeads}`;

export async function readUndeliveredEmails(
  database: StaffDatabase,
  now: Date,
): Promise<UndeliveredEmails | undefined> {
  const [row] = await database.query(countsQuery, [now.toISOString(), noticeMailKind]);
  const counts = row as UndeliveredEmails;
  if (counts.waiting + counts.dead + counts.uncertain + counts.notices === 0) return undefined;
  return {
    ...counts,
    oldest: toDate(counts.oldest),
    deadline: toDate(counts.deadline),
    leads: (await database.query(leadsQuery, [
      now.toISOString(),
      noticeMailKind,
      replyMailKind,
    ])) as UndeliveredEmails['leads'],
  };
}

function toDate(moment: Date | null): Date | null {
  return moment && new Date(moment);
}
