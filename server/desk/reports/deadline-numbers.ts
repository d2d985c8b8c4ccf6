import type { StaffQueries } from '#server/db/staff-query.ts';
import { isOpenAtSql } from '#server/desk/leads/filter.ts';
import type { Numbers } from '#shared/desk/api.ts';

type Period = { from: Date; until: Date; now: Date };

const maxResponseTimes = 500;
const dayMilliseconds = 86_400_000;

export async function readDeadlines(
  staff: StaffQueries,
  { from, until, now }: Period,
  forms: string[],
): Promise<Map<string, Omit<Numbers['promises'][number], 'hours'>>> {
  const rows = await staff.query(deadlineQuery, [...getBounds(from, until), now.toISOString(), forms]);
  return new Map(rows.map((row) => [String(row.form), row as Omit<Numbers['promises'][number], 'hours'>]));
}

export async function readMemberNumbers(
  staff: StaffQueries,
  { from, until, now }: Period,
): Promise<Pick<Numbers, 'byPerson' | 'unassigned'>> {
  const byPerson = await staff.query(memberQuery, [...getBounds(from, until), now.toISOString()]);
  const [open] = await staff.query(unassignedQuery, [now.toISOString()]);
  return { byPerson: byPerson as Numbers['byPerson'], unassigned: Number(open?.unassigned) };
}

/** Parameters $1 to $4: start and end of the period, then start and end of its whole UTC days. */
function getBounds(from: Date, until: Date): string[] {
  const wholeFrom = Math.ceil(+from / dayMilliseconds) * dayMilliseconds;
  const wholeEnd = Math.max(wholeFrom, Math.floor(+until / dayMilliseconds) * dayMilliseconds);
  return [from, until, new Date(wholeFrom), new Date(wholeEnd)].map((moment) => moment.toISOString());
}

const isCounted = `not is_test and status <> 'spam'`;
const isInPeriod = `created_at >= $1::timestamptz and created_at <= $2::timestamptz and ${isCounted}`;
/** The daily totals cover whole UTC days. Leads of partial days are read one by one. */
const isInWholeDays = `day >= ($3::timestamptz at time zone 'UTC')::date and day < ($4::timestamptz at time zone 'UTC')::date`;
const isInPartialDays = [
  `${isInPeriod} and created_at < $3::timestamptz`,
  `${isInPeriod} and created_at >= $4::timestamptz`,
] as const;

const responseTime = 'kept_at - coalesce(waiting_since, created_at)';
const isAnswered = `kept_at is not null and kept_by <> 'no_reply'`;
const isBounced = 'kept_at is null and bounced_at is not null';
const isRunning = 'kept_at is null and bounced_at is null';
const isOverdue = `${isRunning} and due_at < $5::timestamptz`;
/** The current deadline ended with a reply or a bounced email, or has passed. */
const isDue = `due_at is not null and (${isAnswered} or ${isBounced} or ${isOverdue})`;
/** A lead counts once: late if any of its deadlines was missed. Null if overdue, bounced or no deadline has ended. */
const isLate = `case when ${isBounced} or ${isOverdue} then null
  when ${isAnswered} then kept_at > due_at or coalesce(was_late, false) else was_late end`;
const thisHour = `date_bin('1 hour', $5::timestamptz, 'epoch')`;

const medianClassesSql = (key: 'form' | 'member') => `
  classes as (
    select ${key}, wait, sum(kept) as kept, (sum(sum(kept)) over upwards)::int as upto,
      (sum(sum(kept)) over (partition by ${key}))::int as total
    from lines where wait is not null group by ${key}, wait having sum(kept) > 0
    window upwards as (partition by ${key} order by wait)
  ),
  middle as (
    select ${key}, array_agg(wait) as waits, min(upto - kept)::int as before, (total + 1) / 2 as low, total / 2 + 1 as high
    from classes where upto >= (total + 1) / 2 and upto - kept <= total / 2 group by ${key}, total
  )`;

/** Exact, because it reads the leads in the histogram classes around the median. */
const medianSql = (condition: string) => `(
    select percentile_cont(0.5) within group (order by seconds)
    from (
      select date_part('epoch', ${responseTime}) as seconds from staff.lead
      where ${condition} and staff.wait_of(${responseTime}) = any(waits) and ${isInPeriod}
      order by seconds offset low - before - 1 limit high - low + 1
    ) as one_or_two
  )`;

const deadlineQuery = `
  with lines as materialized (
    select form, wait, case when wait is null then 0 else leads end as kept,
      case when ends < ${thisHour} then 0 else in_time end as in_time, case when ends < ${thisHour} then 0 else late end as late,
      case when wait is null and ends is null then leads else 0 end as bounced,
      case when ends < ${thisHour} then leads else 0 end as open
    from staff.lead_sum where form is not null and ${isInWholeDays}
    ${isInPartialDays
      .map(
        (isThere) => `union all
    select subject_table, case when ${isAnswered} then staff.wait_of(${responseTime}) end, (${isAnswered})::int,
      (is_late is false)::int, coalesce(is_late, false)::int, (${isBounced})::int, (${isOverdue})::int
    from (select *, ${isLate} as is_late from staff.lead) as lead
    where subject_table = any($6::text[]) and due_at is not null and ${isThere}`,
      )
      .join(' ')}
    union all
    select subject_table, null, 0, -(was_late is false)::int, -coalesce(was_late, false)::int, 0, 1 from staff.lead
    where due_at is not null and ${isRunning} and due_at >= ${thisHour} and due_at < $5::timestamptz
      and created_at >= $3::timestamptz and created_at < $4::timestamptz and ${isCounted}
  ),
  sums as (
    select form, sum(in_time + late + open + bounced)::int as due, sum(in_time)::int as in_time, sum(late)::int as late,
      sum(open)::int as open, sum(bounced)::int as bounced
    from lines where form = any($6::text[]) group by form
  ),
  ${medianClassesSql('form')}
  select form, due, in_time as "inTime", late, open as "lateNow", bounced,
    ${medianSql(`subject_table = form and due_at is not null and kept_at is not null and kept_by <> 'no_reply'`)} as "medianSeconds",
    coalesce(answers, '[]') as answers
  from sums left join middle using (form)
  cross join lateral (
    select json_agg(json_build_object('hours', hours, 'late', is_late is not false, 'open', open) order by hours) as answers
    from (
      select ${isLate} as is_late, ${isRunning} as open,
        extract(epoch from coalesce(kept_at, $5::timestamptz) - coalesce(waiting_since, created_at))::float8 / 3600 as hours
      from staff.lead where subject_table = form and ${isDue} and ${isInPeriod} order by created_at desc limit ${maxResponseTimes}
    ) as newest
  ) as newest
  where due > 0`;

const memberQuery = `
  with lines as materialized (
    select member, wait, leads as kept, in_time from staff.lead_sum where member is not null and ${isInWholeDays}
    ${isInPartialDays
      .map(
        (isThere) => `union all
    select kept_member, staff.wait_of(${responseTime}), 1, (due_at is not null and kept_at <= due_at)::int
    from staff.lead where kept_member in (select id from staff.member) and ${isThere}`,
      )
      .join(' ')}
  ),
  sums as (select member, sum(kept)::int as answered, sum(in_time)::int as in_time from lines group by member),
  holding as (
    select assignee as member, count(*)::int as open from staff.lead
    where assignee is not null and ${isOpenAtSql('$5::timestamptz')} and not is_test group by assignee
  ),
  ${medianClassesSql('member')}
  select id as member, coalesce(answered, 0) as answered, coalesce(in_time, 0) as "inTime",
    coalesce(answered - in_time, 0) as late, ${medianSql('kept_member = member.id')} as "medianSeconds", coalesce(open, 0) as open
  from staff.member left join sums on sums.member = id left join holding on holding.member = id
  left join middle on middle.member = id
  where answered > 0 or open > 0
  order by coalesce(answered, 0) desc, lower(name), id`;

const unassignedQuery = `
  select count(*)::int as unassigned from staff.lead
  where assignee is null and ${isOpenAtSql('$1::timestamptz')} and not is_test`;
