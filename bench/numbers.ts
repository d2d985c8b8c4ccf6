/**
 * `npm run bench:numbers [-- embedded]`: how long the figures of the desk's Numbers take over a million leads (100,000
 * embedded) and two years of counts, for several spans. Settings: DATABASE_URL, LEADS, TIMES (15).
 */
import { staffDatabase } from '#server/db/staff-query.ts';
import { readNumbers } from '#server/desk/leads/numbers.ts';
import { fillVisits } from './desk/fill.ts';

// Read by the next import.
process.env.DATABASE_URL ||= 'postgres://postgres@127.0.0.1:5432/postgres';
const { freshDatabase } = await import('#tests/support/database/fresh.ts');

const backend = process.argv.includes('embedded') ? 'embedded' : 'PostgreSQL';
const leads = Number(process.env.LEADS || (backend === 'embedded' ? 100_000 : 1_000_000));
const times = Number(process.env.TIMES || 15);
const days = 730;
// As many as are changed between two looks of autovacuum: their pages are read as well.
const changed = leads / 50;

const fresh = await freshDatabase(backend);
try {
  await fresh.query(
    `insert into staff.member (email, name, role) select n || '@desk.example', 'Agent ' || n, 'agent' from generate_series(1, 8) as n`,
  );
  await fresh.query('alter table staff.lead disable trigger user');
  // Everybody waits for a person: most for hours, some for days; of a hundred three wait still.
  await fresh.query(
    `insert into staff.lead (
      created_at, subject_table, subject_id, search_text, status, source, channel, day, urgency,
      due_at, kept_at, kept_by, kept_member, won_amount
    )
    select at, form, gen_random_uuid(), 'ada' || n || ' lin' || n % 7919 || ' example com company' || n % 997,
      status, '{"page": "/", "utm_source": "tiktok", "utm_medium": "cpc"}', channel, staff.day_of(at), 1e11,
      at + interval '24 hours', kept, case when kept is not null then 'call' end,
      case when kept is not null then members[1 + n % 8] end, case when status = 'won' then 5000 end
    from (
      select n, at, case when n % 100 > 2 then at + (1 + 60 * random() ^ 3) * interval '1 hour' end as kept,
        (array['contact_submissions', 'live_selling_survey_responses', 'roi_calculator_submissions',
          'early_access_signups', 'newsletter_subscribers'])[1 + n % 5] as form,
        (array['contacted', 'won', 'lost', 'lost', 'qualified', 'lost', 'lost'])[1 + n % 7] as status,
        (array['TikTok ads', 'Google search', 'Direct', 'Newsletter', 'Partner sites', null, 'TikTok profile', 'Mail'])[1 + n % 8] as channel
      from generate_series($1::int, 1, -1) as n, lateral (select now() - n * interval '${days} days' / $1::int as at) as made
    ) as made, (select array_agg(id) as members from staff.member) as people`,
    [leads],
  );
  await fresh.query(`insert into staff.lead_day
    select day, subject_table, channel, count(*), count(*) filter (where status = 'won'), coalesce(sum(won_amount), 0)
    from staff.lead group by 1, 2, 3`);
  await fresh.query('select staff.sum_all_leads()');
  await fresh.query('alter table staff.lead enable trigger user');
  await fillVisits(fresh.query);
  await fresh.query('vacuum analyze');
  await fresh.query(
    `update staff.lead set seen_at = now() where id in (select id from staff.lead order by created_at desc limit $1::int)`,
    [changed],
  );
  const staff = staffDatabase(fresh.database);
  const [sums] = await fresh.query('select count(*)::int as sums from staff.count_day');
  console.log(`${backend}: ${leads} leads, ${sums?.sums} sums of days\n\nspan        median ms   slowest ms`);
  for (const span of [7, 30, 90, 365, days]) {
    const taken: number[] = [];
    for (let time = 0; time < times; time++) {
      const begun = performance.now();
      await readNumbers(staff, { days: span, isCounting: true }, new Date());
      taken.push(performance.now() - begun);
    }
    taken.sort((a, b) => a - b);
    const cells = [taken[times >> 1], taken.at(-1)].map((ms) => String(Math.round(ms ?? 0)).padStart(12));
    console.log(`${`${span} days`.padEnd(9)}${cells.join('')}`);
  }
} finally {
  await fresh.drop();
}
