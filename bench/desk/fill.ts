import type { FreshDatabase } from '#tests/support/database-fresh.ts';

const batch = 20_000;

type Query = FreshDatabase['query'];

/** Rows of each form, of a hundred. */
const mix: [form: string, share: number, insert: string][] = [
  [
    'newsletter_subscribers',
    35,
    `insert into newsletter_subscribers (created_at, email, source) select at, n || '.' || email, 'footer' from made`,
  ],
  [
    'contact_submissions',
    25,
    `insert into contact_submissions (created_at, first_name, last_name, email, company, inquiry_type, message)
    select at, first, last, email, company, 'new-client', message from made`,
  ],
  [
    'roi_calculator_submissions',
    20,
    `insert into roi_calculator_submissions select gen_random_uuid(), at, email, company, 49.9, 30, 2, 1200, 2.5, 8, 11976, 3593, 43114
    from made`,
  ],
  [
    'live_selling_survey_responses',
    15,
    `insert into live_selling_survey_responses (
      created_at, full_name, email, phone_number, tiktok_handle, follower_count, location, time_zone, gone_live_before,
      currently_with_agency, worked_with_agency_before, prior_sales_experience, content_type,
      comfortable_selling_categories, niche_expertise, has_filming_space, hours_per_week, available_times,
      willing_to_follow_training, compensation_preferences
    ) select at, first || ' ' || last, email, '+1 404 ' || n, '@' || first || n, n, 'Atlanta', 'America/New_York', false,
      false, false, false, 'food', '{Home}', message, true, 12, '{evening}', true, '{all-above}' from made`,
  ],
  [
    'early_access_signups',
    5,
    `insert into early_access_signups (created_at, first_name, last_name, email, company, role, comments)
    select at, first, last, email, company, 'founder', message from made`,
  ],
];

// 40 syllables make 1,600 first names and 64,000 last ones; six of ten addresses are at one provider.
const syllables = `array['an','da','ma','ri','so','fi','ke','lo','na','ve','ru','be','ti','jo','el','ka','mi','sa','no','le',
  'ha','ro','ta','pe','gu','li','co','mo','ne','bi','zo','wi','yu','fa','de','ra','ni','si','to','va']`;
const part = (seed: string) => `(${syllables})[1 + abs(hashint4(${seed})) % 40]`;
const people = (from: number, to: number, days: number) => `
  made as materialized (
    select *, first || '.' || last || n || '@' || case when n % 10 < 6 then 'gmail.com' else last || '.example' end as email
    from (
      select n, now() - random() * interval '${days} days' as at,
        ${part('n * 7 + 1')} || ${part('n * 7 + 2')} as first,
        ${part('n * 7 + 3')} || ${part('n * 7 + 4')} || ${part('n * 7 + 5')} as last,
        ${part('n * 7 + 6')} || ${part('n * 7 + 7')} || ' ' || (array['Coffee', 'Skincare', 'Audio', 'Home'])[1 + n % 4] as company,
        'We sell ' || ${part('n * 11')} || ${part('n * 13')} || ' in ' || ${part('n * 17')} || ${part('n * 19')}
          || ' and want to go live in spring, twice a week, with hosts of yours. What do you need from us?' as message
      from generate_series(${from}, ${to}) as n
    ) as person
  )`;

/** Fills the forms' tables, and makes leads of them as they are after years of work: few new, most of them closed. */
export async function fill(query: Query, leads: number, members: string[]): Promise<void> {
  const indexes = await query(
    `select indexdef as sql, format('drop index staff.%I', indexname) as drop from pg_indexes
    where schemaname = 'staff' and tablename = 'lead' and indexname not in (select conname from pg_constraint)`,
  );
  for (const { drop } of indexes) await query(String(drop));
  let done = 0;
  for (const [form, share, insert] of mix) {
    for (let left = (leads * share) / 100; left > 0; left -= batch) {
      const size = Math.min(batch, left);
      const [made] = await query(
        `with ${people(done + 1, done + size, 1_000)}, stored as (${insert} returning id)
        select array_agg(id)::text as ids from stored`,
      );
      await query(`select staff.make_leads(array_fill($1::text, array[$2::int]), $3::uuid[], false)`, [
        form,
        size,
        made?.ids,
      ]);
      done += size;
      process.stderr.write(`\r${done} of ${leads} rows `);
    }
  }
  process.stderr.write('\n');
  await query(work, [members]);
  await query(keep);
  await query('vacuum full staff.lead');
  for (const { sql } of indexes) await query(String(sql));
  await query('vacuum analyze');
}

// Of the last ten days, promises that were kept, and those of two days that run; a few were forgotten.
const work = `
  update staff.lead set
    status = case when random() < 0.05 then 'new' when random() < 0.08 then 'contacted' when random() < 0.04 then 'qualified'
      when random() < 0.25 then 'won' when random() < 0.7 then 'lost' else 'spam' end,
    assignee = case when random() < 0.7 then ($1::uuid[])[1 + floor(random() * cardinality($1))::int] end,
    due_at = case when subject_table = 'contact_submissions' and created_at > now() - interval '10 days'
      then created_at + interval '24 hours' end`;

const keep = `
  update staff.lead set kept_at = created_at + interval '5 hours', kept_by = 'call'
  where due_at is not null and (created_at < now() - interval '2 days' and random() < 0.99 or random() < 0.5)`;
