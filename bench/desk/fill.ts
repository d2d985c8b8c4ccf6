import pLimit from 'p-limit';
import type { TestDatabase } from '#tests/support/database/test-database.ts';

type Query = TestDatabase['query'];

type FillOptions = {
  leads: number;
  jobsPerLead: number;
  members: string[];
};

const batchSize = 20_000;
const leadAgeDays = 730;
const deliveryAgeDays = 29;
const endpointId = '00000000-0000-4000-8000-000000000001';

const tables = `array[
    'public.newsletter_subscribers', 'public.contact_submissions', 'public.roi_calculator_submissions',
    'public.live_selling_survey_responses', 'public.early_access_signups', 'staff.newsletter_confirmations',
    'staff.lead', 'staff.job', 'staff.event', 'staff.hook_event', 'staff.delivery'
  ]::regclass[]`;

// 40 syllables give 1,600 first names and 64,000 last names; 60% of the email addresses have the same domain.
const syllables = `array['an','da','ma','ri','so','fi','ke','lo','na','ve','ru','be','ti','jo','el','ka','mi','sa','no','le',
  'ha','ro','ta','pe','gu','li','co','mo','ne','bi','zo','wi','yu','fa','de','ra','ni','si','to','va']`;
const createSyllableSql = (seed: string) => `(${syllables})[1 + abs(hashint4(${seed})) % 40]`;
const createWordSql = (...seeds: string[]) =>
  seeds.map((seed) => createSyllableSql(`n * 7 + ${seed}`)).join(' || ');

const generatedCtes = `
  visit as materialized (
    select nth, source, staff.channel_of(source) as channel
    from unnest(array['{"page": "/", "utm_source": "tiktok", "utm_medium": "cpc"}', '{"page": "/services", "referrer": "google.com"}',
      '{"page": "/"}', null]::jsonb[]) with ordinality as visit (source, nth)
  ),
  person as (
    select *, case when half = 0 and share between 80 and 94 then 0 else share end as mixed,
      first || '.' || last || n || '@' || domain[1] || '.' || domain[2] as email
    from (
      select n, abs(hashint4(n)) % 100 as share, (n * 2::bigint) / $3::int as half, random() as luck,
        now() - ($3::int - n + random()) / $3::int * interval '${leadAgeDays} days' as at,
        now() - ($3::int - n + random()) / $3::int * interval '${deliveryAgeDays} days' as told_at,
        ${createWordSql('1', '2')} as first, ${createWordSql('3', '4', '5')} as last, ${createWordSql('6', '8')} as brand,
        (array['Coffee', 'Skincare', 'Audio', 'Home'])[1 + n % 4] as trade,
        ${createWordSql('9', '10')} as goods, ${createWordSql('11', '12')} as place
      from generate_series($1::int, $2::int) as n
    ) as named
    cross join lateral (select case when n % 10 < 6 then array['gmail', 'com'] else array[last, 'example'] end as domain) as at_home
  ),
  made as materialized (
    select person.*, gen_random_uuid() as id, gen_random_uuid() as lead, form, brand || ' ' || trade as company,
      'We sell ' || goods || ' in ' || place || ' and want to go live in spring, twice a week, with hosts of yours. What do you need from us?'
        as message,
      visit.source, visit.channel,
      encode(sha256(convert_to(email, 'UTF8')), 'hex') as hash,
      case when luck < 0.05 then 'new' when luck < 0.13 then 'contacted' when luck < 0.165 then 'qualified'
        when luck < 0.37 then 'won' when luck < 0.81 then 'lost' else 'spam' end as status,
      case when n % 10 < 7 then ($4::uuid[])[1 + n % cardinality($4::uuid[])] end as assignee,
      case form when 'contact_submissions' then interval '24 hours' when 'live_selling_survey_responses' then interval '48 hours'
        when 'early_access_signups' then null else interval '15 minutes' end as promised,
      case when form = 'newsletter_subscribers' and n % 5 < 2 or form = 'early_access_signups' then 1 else 2 end as mails,
      form in ('newsletter_subscribers', 'roi_calculator_submissions') as by_machine,
      at < now() - interval '10 days' or n % 2 = 0 and n % 100 <> 0 as is_kept
    from person join visit on visit.nth = 1 + n % 4
    cross join lateral (select case when mixed < 35 then 'newsletter_subscribers' when mixed < 60 then 'contact_submissions'
      when mixed < 80 then 'roi_calculator_submissions' when mixed < 95 then 'live_selling_survey_responses'
      else 'early_access_signups' end as form) as formed
  )`;

const forms: [name: string, columns: string, values: string][] = [
  ['newsletter_subscribers', 'id, created_at, email, source', `id, at, email, 'footer'`],
  [
    'contact_submissions',
    'id, created_at, first_name, last_name, email, company, inquiry_type, message',
    `id, at, first, last, email, company, 'new-client', message`,
  ],
  [
    'roi_calculator_submissions',
    `id, created_at, email, brand_name, average_order_value, profit_margin, products_per_event, viewers_per_event, conversion_rate,
      events_per_month, calculated_monthly_revenue, calculated_monthly_profit, calculated_annual_profit`,
    'id, at, email, company, 49.9, 30, 2, 1200, 2.5, 8, 11976, 3593, 43114',
  ],
  [
    'live_selling_survey_responses',
    `id, created_at, full_name, email, phone_number, tiktok_handle, follower_count, location, time_zone, gone_live_before,
      currently_with_agency, worked_with_agency_before, prior_sales_experience, content_type,
      comfortable_selling_categories, niche_expertise, has_filming_space, hours_per_week, available_times,
      willing_to_follow_training, compensation_preferences`,
    `id, at, first || ' ' || last, email, '+1 404 ' || n, '@' || first || n, n, 'Atlanta', 'America/New_York', false,
      false, false, false, 'food', '{Home}', message, true, 12, '{evening}', true, '{all-above}'`,
  ],
  [
    'early_access_signups',
    'id, created_at, first_name, last_name, email, company, role, comments',
    `id, at, first, last, email, company, 'founder', message`,
  ],
];

const storedContentSql = `jsonb_build_object('email', email) || case form
    when 'newsletter_subscribers' then '{}'
    when 'roi_calculator_submissions' then jsonb_build_object('brand_name', company)
    when 'live_selling_survey_responses' then jsonb_build_object('full_name', first || ' ' || last, 'phone_number', '+1 404 ' || n,
      'tiktok_handle', '@' || first || n, 'location', 'Atlanta', 'niche_expertise', message)
    else jsonb_build_object('first_name', first, 'last_name', last, 'company', company, 'message', message) end`;

const insertRowsQuery = `with ${generatedCtes},
  ${forms.map(([name, columns, values]) => `in_${name} as (insert into public.${name} (${columns}) select ${values} from made where form = '${name}')`).join(',\n  ')},
  confirmed as (
    insert into staff.newsletter_confirmations (id, created_at)
    select id, at + interval '1 hour' from made where form = 'newsletter_subscribers' and mails = 2
  ),
  worked as (
    insert into staff.lead (id, created_at, subject_table, subject_id, address_hash, search_text, search_message, status, assignee, seen_at,
      due_at, kept_at, kept_by, kept_member, is_inquiry, awaits_us, urgency, source, channel, day, won_amount)
    select lead, at, form, id, hash, search_text, search_message,
      case when kept and not by_machine and status = 'new' then 'contacted' else status end, assignee, at + interval '1 hour', at + promised,
      case when kept then at + case when by_machine then interval '1 second' + luck * interval '1 minute' else interval '5 hours' + luck * interval '24 hours' end end,
      case when kept then case when by_machine then 'machine' else 'call' end end,
      case when kept and not by_machine then coalesce(assignee, ($4::uuid[])[1]) end,
      is_inquiry, status not in ('won', 'lost', 'spam') and is_inquiry and (promised is not null and not kept or status = 'new' and not kept),
      case when is_inquiry and promised is not null and not kept then extract(epoch from at + promised) else 1e11 - extract(epoch from at) end,
      source, channel, (at at time zone zone)::date, case when status = 'won' then 5000 end
    from made cross join lateral (
      select promised is not null and (is_kept or by_machine) as kept, not by_machine as is_inquiry
    ) as promise
    cross join lateral staff.search_texts_of(${storedContentSql}) as searched
    cross join (select value #>> '{}' as zone from staff.setting where name = 'time_zone') as setting
    order by at
  ),
  arrived as (insert into staff.event (created_at, lead_id, kind) select at, lead, 'arrived' from made),
  told as (
    insert into staff.event (created_at, lead_id, kind, detail)
    select at + interval '1 minute', lead, 'mail', '{"mail": "mail.roi", "state": "done", "reply": "250 2.0.0 Ok"}' from made where by_machine
  ),
  mailed as (
    insert into staff.job (created_at, due_at, kind, subject_table, subject_id, state, attempts, begun, begun_at, address_hash, reply, done_at)
    select at, at, case form when 'newsletter_subscribers' then (array['mail.newsletter-confirm', 'mail.newsletter-welcome'])[mail]
        when 'roi_calculator_submissions' then (array['mail.roi', 'mail.notice'])[mail] else (array['mail.received', 'mail.notice'])[mail] end,
      form, id, 'done', 1, 1, at + interval '50 seconds', case when mail = 1 or form = 'newsletter_subscribers' then hash end,
      '250 2.0.0 Ok: queued as ' || left(hash, 10), at + interval '1 minute'
    from made cross join lateral generate_series(1, mails) as mail
  ),
  message as materialized (
    select gen_random_uuid() as event, gen_random_uuid() as job, lead, told_at
    from made cross join lateral generate_series(1, $5::int - mails)
  ),
  happened as (
    insert into staff.hook_event (id, created_at, type, lead_id, detail)
    select event, told_at, 'lead.updated', lead, '{"status": {"to": "lost", "from": "contacted"}}' from message
  ),
  sent as (
    insert into staff.job (id, created_at, due_at, kind, subject_id, state, attempts, reply, done_at)
    select job, told_at, told_at, 'hook.${endpointId}', event, 'done', 1, '200 ok', told_at + interval '1 second' from message
  )
  insert into staff.delivery (created_at, job_id, event_id, endpoint_id, attempt, is_taken, status, milliseconds, answer)
  select told_at + interval '1 second', job, event, '${endpointId}', 1, true, 200, 40, 'ok' from message`;

/**
 * Fills the forms' tables and all tables derived from them in bulk. Drops triggers and indexes first, and restores them
 * at the end.
 * @throws Error when a lead differs from one that the server would have created
 */
export async function fillDatabase(
  query: Query,
  { leads, jobsPerLead, members }: FillOptions,
): Promise<void> {
  await query(
    `insert into staff.endpoint (id, kind, name, address_sealed, events) values ($1, 'webhook', 'Bench', 'sealed', '{lead.created,lead.updated}')`,
    [endpointId],
  );
  const structure = await dropIndexesAndTriggers(query);
  const atOnce = pLimit(3);
  let done = 0;
  const offsets = Array.from({ length: Math.ceil(leads / batchSize) }, (_, index) => index * batchSize);
  await Promise.all(
    offsets.map((from) =>
      atOnce(async () => {
        const to = Math.min(from + batchSize, leads);
        await query(insertRowsQuery, [from + 1, to, leads, members, jobsPerLead]);
        done += to - from;
        process.stderr.write(`\r${done} of ${leads} leads `);
      }),
    ),
  );
  process.stderr.write('\n');
  await query(`insert into staff.lead_day
    select day, subject_table, channel, count(*), count(*) filter (where status = 'won'), coalesce(sum(won_amount), 0)
    from staff.lead where status <> 'spam' group by 1, 2, 3`);
  await query('select staff.sum_all_leads()');
  await query('vacuum');
  const memory = `set maintenance_work_mem = '${Math.max(64, Math.ceil(leads / 10_000))}MB'`;
  await Promise.all(structure.indexes.map((sql) => atOnce(() => query(`${memory}; ${sql}`))));
  for (const sql of structure.rest) await query(sql);
  await query('vacuum analyze');
  await query(checkQuery);
}

/** Drops triggers and indexes. @returns the statements that restore them */
async function dropIndexesAndTriggers(query: Query): Promise<{ indexes: string[]; rest: string[] }> {
  const found = await query(`
    select 'rest' as part, 2 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and (conrelid = any(${tables}) or confrelid = any(${tables}))
    union all
    select 'indexes', 3, format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype in ('p', 'u') and conrelid = any(${tables})
    union all
    select 'indexes', 4, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid = any(${tables}) and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select 'rest', 5, format('alter table %s disable trigger user', name), format('alter table %s enable trigger user', name)
    from unnest(${tables}) as name
    order by step, off`);
  for (const { off } of found) await query(String(off));
  const selectRestoreStatements = (wanted: string) =>
    found.flatMap(({ part, back }) => (part === wanted ? [String(back)] : []));
  return { indexes: selectRestoreStatements('indexes'), rest: selectRestoreStatements('rest') };
}

const checkQuery = `
  do $$
  declare
    wrong int;
  begin
    begin
      create temp table filled as select * from staff.lead order by number desc limit 500;
      delete from staff.lead where id in (select id from filled);
      perform staff.make_leads(array_agg(subject_table), array_agg(subject_id), true, array_agg(source)) from filled;
      select count(*) into wrong from filled left join staff.lead using (subject_id) where
        (filled.search_text, filled.search_message, filled.address_hash, filled.day, filled.channel, filled.due_at) is distinct from
        (lead.search_text, lead.search_message, lead.address_hash, lead.day, lead.channel, lead.due_at);
      raise exception using errcode = 'BENCH';
    exception when sqlstate 'BENCH' then null;
    end;
    if wrong > 0 then
      raise exception '% of 500 leads differ from leads that the server creates', wrong;
    end if;
  end
  $$`;
