import type { StaffQueries } from '#server/db/staff-query.ts';
import type { Numbers } from '#shared/desk/api.ts';
import { creatorSurvey } from '#shared/forms/creator-survey.ts';

/** Days in the site's time zone, such as `2026-11-22`, both included. */
export type DateRange = { first: string; last: string };

const maxSources = 12;
const surveyStepCount = 7;
const otherSource = 'Other';

export async function readSources(
  staff: StaffQueries,
  { first, last }: DateRange,
): Promise<Pick<Numbers, 'sources' | 'inquiries' | 'survey'>> {
  const [row] = await staff.query(sourceQuery, [first, last]);
  const { sources, reached, sent } = row as Pick<Numbers, 'sources'> & { reached: number[]; sent: number };
  const [inquiries] = await staff.query(inquiryQuery, [first, last]);
  return {
    sources: combineSmallSources(sources),
    inquiries: inquiries as Numbers['inquiries'],
    survey: toSurveyNumbers(reached, sent),
  };
}

/** Combines all sources but the first dozen. @param sources most visits first */
function combineSmallSources(sources: Numbers['sources']): Numbers['sources'] {
  const named = sources.filter(({ source }) => source !== otherSource);
  const rest = [...sources.filter(({ source }) => source === otherSource), ...named.slice(maxSources)];
  const [begin, ...more] = rest;
  if (!begin) return named;
  const otherSources = more.reduce(
    (all, one) => ({
      source: otherSource,
      visits: all.visits + one.visits,
      opened: all.opened + one.opened,
      sent: all.sent + one.sent,
      won: all.won + one.won,
      amount: all.amount + one.amount,
    }),
    begin,
  );
  return [...named.slice(0, maxSources), { ...otherSources, source: otherSource }];
}

function toSurveyNumbers(reached: number[], sent: number): Numbers['survey'] {
  return reached.map((here, index) => {
    // A visitor who reached a later step was in this one too, perhaps on the day before.
    const wentOn = Math.min(here, index === surveyStepCount - 1 ? sent : (reached[index + 1] ?? 0));
    return { reached: here, wentOn };
  });
}

const inquiryQuery = `
  select count(*)::int as sent, count(*) filter (where status = 'won')::int as won from staff.lead
  where is_inquiry and day between $1 and $2 and not is_test and status <> 'spam'`;

const sourceQuery = `
  with counted as materialized (
    select channel, event, sum(visitors) as visitors from staff.count_day where day between $1 and $2 group by 1, 2
  ),
  came as materialized (
    select channel, form, sum(sent) as sent, sum(won) as won, sum(amount) as amount
    from staff.lead_day where day between $1 and $2 group by 1, 2
  ),
  sums as (
    select coalesce(channel, 'Not recorded') as source, sum(visits)::int as visits, sum(opened)::int as opened,
      sum(sent)::int as sent, sum(won)::int as won, sum(amount)::float8 as amount
    from (
      select channel, case when event = 'view' then visitors else 0 end as visits,
        case when event like 'form:%' then visitors else 0 end as opened, 0 as sent, 0 as won, 0 as amount
      from counted
      union all
      select channel, 0, 0, sent, won, amount from came
    ) as lines
    group by 1
    having (sum(visits), sum(opened), sum(sent), sum(won)) <> (0, 0, 0, 0)
  )
  select (select coalesce(json_agg(sums order by visits desc, sent desc, source), '[]') from sums) as sources,
    array(
      select coalesce(sum(visitors), 0)::int from generate_series(1, ${surveyStepCount}) as step
      left join counted on event = 'step:' || step group by step order by step
    ) as reached,
    (select coalesce(sum(sent), 0)::int from came where form = '${creatorSurvey.table}') as sent`;

export async function readLeadsPerDay(
  staff: StaffQueries,
  { first, last }: DateRange,
  pieceDays: number,
): Promise<Map<string, number[]>> {
  const rows = await staff.query(
    `with pieces as (
      select form, (day - $1::date) / $3::int as piece, sum(sent)::int as sent
      from staff.lead_day where day between $1 and $2 group by 1, 2
    )
    select form, (
      select json_agg(coalesce(sent, 0) order by place)
      from generate_series(0, ($2::date - $1::date) / $3::int) as place
      left join pieces as one on one.piece = place and one.form = forms.form
    ) as counts
    from (select distinct form from pieces) as forms`,
    [first, last, pieceDays],
  );
  return new Map(rows.map(({ form, counts }) => [String(form), counts as number[]]));
}
