import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { readSettings } from './settings.ts';

const spans = [7, 30, 90];
const mostAnswers = 500;

/** How promises were kept, by form and by person, and how many leads came each day. */
export async function numbersRoutes(app: FastifyInstance, { staff }: DeskContext): Promise<void> {
  app.get<{ Querystring: { days?: string; format?: string } }>(
    '/numbers',
    { config: { roles: ['admin', 'agent'] } },
    async ({ query }, reply) => {
      const days = Number(query.days ?? 30);
      if (!spans.includes(days)) throw new Refused(400, 'invalid', `days is one of ${spans.join(', ')}.`);
      const numbers = await readNumbers(staff, days, new Date());
      if (query.format !== 'csv') return numbers;
      const name = `numbers-${days}-days-${dayOf(new Date(numbers.to))}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(toCsv(numbers, await namesOf(staff)));
    },
  );
}

/**
 * Counts leads, but for trials and spam, that came within the last days, today included, in the site's time zone.
 * A promise is due once it was kept or its time is over.
 */
export async function readNumbers(
  staff: Pick<StaffDatabase, 'query'>,
  days: number,
  now: Date,
): Promise<Numbers> {
  const values = [days, now.toISOString(), site.timeZone];
  const [when] = await staff.query(`select to_json(${firstMoment}) #>> '{}' as "from"`, values);
  const from = new Date(String(when?.from)).toISOString();
  const span = [from, now.toISOString()];
  const { promises } = await readSettings(staff);
  const byForm = new Map((await staff.query(promiseQuery, span)).map((row) => [String(row.form), row]));
  const promised = promises.filter(({ form, hours, byMail }) => hours !== null || byMail || byForm.has(form));
  const byDay = await staff.query(dayQuery, [...span, site.timeZone, days]);
  const byPerson = await staff.query(personQuery, span);
  const ofPromise = ({ form, hours, byMail }: (typeof promises)[number]) => {
    const {
      due = 0,
      inTime = 0,
      late = 0,
      lateNow = 0,
      bounced = 0,
      medianSeconds = null,
      answers,
    } = (byForm.get(form) as Numbers['promises'][number] | undefined) ?? {};
    return {
      form,
      hours,
      due,
      inTime,
      late,
      lateNow,
      bounced,
      medianSeconds,
      answers: byMail ? [] : (answers ?? []),
    };
  };
  return {
    days,
    from,
    to: now.toISOString(),
    promises: promised.map(ofPromise),
    byPerson: byPerson as Numbers['byPerson'],
    byDay: promises.map(({ form }) => {
      const counts =
        (byDay.find((row) => row.form === form)?.counts as number[] | undefined) ?? Array(days).fill(0);
      return { form, total: counts.reduce((sum, count) => sum + count, 0), counts };
    }),
  };
}

// The first of the days begins at midnight there.
const firstMoment = `(
  (($2::timestamptz at time zone $3::text)::date - ($1::int - 1))::timestamp at time zone $3::text
)`;

/** Leads of the span that count, with when they were answered and how long that took. */
const counted = `
  select id, subject_table, created_at, due_at, kept_at, kept_by, bounced_at,
    extract(epoch from kept_at - created_at)::float8 as seconds, kept_at is not null and kept_at <= due_at as in_time
  from staff.lead
  where created_at >= $1::timestamptz and created_at <= $2::timestamptz and not is_test and status <> 'spam'`;

const promiseQuery = `
  with due as (
    select *, kept_at is null and bounced_at is null as open from (${counted}) as counted
    where due_at is not null and (kept_at is not null or bounced_at is not null or due_at < $2::timestamptz)
  )
  select subject_table as form, count(*)::int as due, count(*) filter (where in_time)::int as "inTime",
    count(*) filter (where kept_at > due_at)::int as late, count(*) filter (where open)::int as "lateNow",
    count(*) filter (where kept_at is null and bounced_at is not null)::int as bounced,
    percentile_cont(0.5) within group (order by seconds) as "medianSeconds",
    (
      select coalesce(json_agg(json_build_object('hours', hours, 'late', not in_time, 'open', open) order by hours), '[]')
      from (
        select in_time, open,
          extract(epoch from coalesce(kept_at, $2::timestamptz) - created_at)::float8 / 3600 as hours
        from due as one where one.subject_table = due.subject_table order by created_at desc limit ${mostAnswers}
      ) as newest
    ) as answers
  from due group by subject_table`;

/** Who answered is who wrote the mail that was taken, or who logged it. */
const personQuery = `
  with answered as (
    select coalesce(
      case when kept_by = 'mail' then (
        select member_id from staff.reply join staff.job on job.subject_id = reply.id and job.kind = 'mail.reply'
        where reply.lead_id = counted.id and job.state = 'done' order by job.done_at, job.id limit 1
      ) else (
        select member_id from staff.event where lead_id = counted.id and event.kind = kept_by
        order by created_at = kept_at desc, created_at desc limit 1
      ) end
    ) as member, in_time, seconds
    from (${counted}) as counted where kept_at is not null and kept_by <> 'machine'
  ),
  sums as (
    select member, count(*)::int as answered, count(*) filter (where in_time)::int as in_time,
      percentile_cont(0.5) within group (order by seconds) as median
    from answered where member is not null group by member
  ),
  holding as (
    select assignee as member, count(*)::int as open from staff.lead
    where is_open and assignee is not null and not is_test group by assignee
  )
  select member.id as member, coalesce(answered, 0) as answered, coalesce(in_time, 0) as "inTime",
    coalesce(answered - in_time, 0) as late, median as "medianSeconds", coalesce(open, 0) as open
  from staff.member left join sums on sums.member = member.id left join holding on holding.member = member.id
  where coalesce(answered, open) is not null
  order by answered desc, lower(name), member.id`;

const dayQuery = `
  with days as (
    select form, day, count(*)::int as leads from (
      select subject_table as form, (created_at at time zone $3::text)::date - ($1::timestamptz at time zone $3::text)::date as day
      from (${counted}) as counted
    ) as placed group by form, day
  )
  select form, (
    select json_agg(coalesce(leads, 0) order by place)
    from generate_series(0, $4::int - 1) as place left join days as one on one.day = place and one.form = forms.form
  ) as counts
  from (select distinct form from days) as forms`;

async function namesOf(staff: Pick<StaffDatabase, 'query'>): Promise<Map<string, string>> {
  const rows = await staff.query('select id, name from staff.member');
  return new Map(rows.map(({ id, name }) => [String(id), String(name)]));
}

const zoneDays = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'short' });

/** The day of a moment in the site's time zone, as `2026-11-22`. */
function dayOf(moment: Date): string {
  return zoneDays.format(moment);
}

/** Every figure on a line of its own, for spreadsheets. */
function toCsv({ days, to, promises, byPerson, byDay }: Numbers, names: Map<string, string>): string {
  const lines: (string | number | null)[][] = [['part', 'name', 'figure', 'value']];
  for (const { form, answers: _, ...figures } of promises) {
    for (const [figure, value] of Object.entries(figures)) lines.push(['promises', form, figure, value]);
  }
  for (const { member, ...figures } of byPerson) {
    const name = names.get(member) ?? member;
    for (const [figure, value] of Object.entries(figures)) lines.push(['people', name, figure, value]);
  }
  const last = Date.parse(dayOf(new Date(to)));
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  for (const { form, counts } of byDay) {
    for (const [index, count] of counts.entries()) lines.push(['days', form, dates[index] ?? '', count]);
  }
  return `\ufeff${stringify(lines, { escape_formulas: true, quoted_string: true })}`;
}
