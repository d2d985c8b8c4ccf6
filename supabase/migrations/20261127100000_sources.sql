-- Where leads come from: the source of a visit beside the row that it led to, what leads are worth, and sums a day of
-- what visitors did, where the owner lets them be counted.

alter table staff.arrival add column source jsonb;
alter table staff.quarantine add column source jsonb;
alter table staff.lead
  add column source jsonb,
  -- The source in words; null where none was recorded.
  add column channel text,
  -- The day of its form in the agency's time zone.
  add column day date,
  -- What was won with it, in US dollars.
  add column won_amount numeric(12, 2),
  -- Who kept its promise; null for the machine.
  add column kept_member uuid,
  add constraint lead_won_amount_range check (won_amount >= 0);

insert into staff.setting (name, value)
select 'time_zone', to_jsonb(coalesce(nullif(current_setting('cuelight.time_zone', true), ''), 'UTC'));

create function staff.day_of(moment timestamptz) returns date
language sql stable set search_path = pg_catalog, pg_temp as $$
  select (moment at time zone coalesce((select value #>> '{}' from staff.setting where name = 'time_zone'), 'UTC'))::date
$$;

-- What a visitor's browser says of its visit, as far as it can be kept: known keys, texts, each within its bounds. What
-- is none of that is nothing at all: no lead is lost for it.
create function staff.read_source(sent text) returns jsonb
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  given jsonb;
begin
  if sent is null or length(sent) not between 2 and 4000 then
    return null;
  end if;
  given := sent::jsonb;
  if jsonb_typeof(given) <> 'object' then
    return null;
  end if;
  return (
    select jsonb_object_agg(key, text)
    from (
      select key, left(regexp_replace(given ->> key, '[[:cntrl:]]+', ' ', 'g'), 200) as text
      from unnest(array[
        'page', 'form', 'referrer', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'
      ]) as key
      where jsonb_typeof(given -> key) = 'string'
    ) as known
    where case
      when key in ('page', 'form') then text ~ '^/[^?#]*$'
      when key = 'referrer' then text ~ '^[a-z0-9.:-]+$'
      else text ~ '[^[:space:]]'
    end
  );
exception
  when others then
    return null;
end
$$;

-- A source in the words that staff use. Campaign keys go before the referring host, as whoever set them meant it.
create function staff.channel_of(source jsonb) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  with said as (
    select lower(trim(source ->> 'utm_source')) as origin, lower(coalesce(source ->> 'utm_medium', '')) as medium,
      string_to_array(lower(source ->> 'referrer'), '.') as host
  ),
  found as (
    select said.*, site.name, site.kind
    from said left join lateral (
      select name, kind from (values
        ('TikTok', 'profile', array['tiktok']), ('Instagram', 'profile', array['instagram', 'ig']),
        ('YouTube', 'profile', array['youtube', 'youtu']), ('Facebook', 'profile', array['facebook', 'fb', 'meta']),
        ('LinkedIn', 'profile', array['linkedin', 'lnkd']), ('Pinterest', 'profile', array['pinterest']),
        ('Reddit', 'profile', array['reddit']), ('X', 'profile', array['twitter', 'x']),
        ('Google', 'search', array['google']), ('Bing', 'search', array['bing']),
        ('DuckDuckGo', 'search', array['duckduckgo']), ('Yahoo', 'search', array['yahoo']),
        ('Ecosia', 'search', array['ecosia'])
      ) as sites (name, kind, names)
      where case when origin is null
        then names && host[greatest(1, cardinality(host) - 2):] or (name = 'X' and source ->> 'referrer' = 't.co')
        else names && string_to_array(origin, '.') end
      limit 1
    ) as site on true
  )
  select case
    when source is null then null
    when medium ~ '(^|[^a-z])(ads?|cpc|cpm|cpv|ppc|paid|display|banner|retargeting)' and coalesce(name, origin) is not null
      then coalesce(name, upper(left(origin, 1)) || substr(origin, 2)) || ' ads'
    when medium ~ '^e?-?mail|newsletter' or origin ~ 'newsletter' then 'Newsletter'
    when origin is null and host is null then 'Direct'
    when origin is null and host[1] in ('mail', 'outlook', 'webmail') then 'Mail'
    when name is not null then name || ' ' || kind
    when origin is not null then upper(left(origin, 1)) || substr(origin, 2)
    else 'Partner sites'
  end
  from found
$$;

-- Leads a day, by form and source: what came, what was won. A line for each change, added up once a day.
create table staff.lead_day (
  day date not null,
  form text not null,
  channel text,
  sent int not null,
  won int not null,
  amount numeric(14, 2) not null
);

comment on table staff.lead_day is 'How many leads came and were won each day, without trials and spam. Nobody is in it.';

create index lead_day_by_day on staff.lead_day (day);

-- Who kept a lead's promise, by its history: who wrote the mail that was taken, or who logged it.
create function staff.keeper_of(its staff.lead) returns uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when its.kept_by = 'mail' then (
    select member_id from staff.reply join staff.job on job.subject_id = reply.id and job.kind = 'mail.reply'
    where reply.lead_id = its.id and job.state = 'done' order by job.done_at, job.id limit 1
  ) else (
    select member_id from staff.event where lead_id = its.id and event.kind = its.kept_by
    order by created_at = its.kept_at desc, created_at desc limit 1
  ) end
$$;

create function staff.place_lead() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.day := staff.day_of(new.created_at);
    new.channel := staff.channel_of(new.source);
  end if;
  if new.status <> 'won' then
    new.won_amount := null;
  end if;
  if new.kept_by is null or new.kept_by = 'machine' then
    new.kept_member := null;
  else
    new.kept_member := coalesce(new.kept_member, staff.keeper_of(new));
  end if;
  return new;
end
$$;

create trigger place_lead before insert or update on staff.lead
  for each row execute function staff.place_lead();

create function staff.count_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op <> 'INSERT' and not old.is_test and old.status <> 'spam' then
    insert into staff.lead_day values (old.day, old.subject_table, old.channel,
      -1, -(old.status = 'won')::int, -coalesce(old.won_amount, 0));
  end if;
  if tg_op <> 'DELETE' and not new.is_test and new.status <> 'spam' then
    insert into staff.lead_day values (new.day, new.subject_table, new.channel,
      1, (new.status = 'won')::int, coalesce(new.won_amount, 0));
  end if;
  return null;
end
$$;

update staff.lead set day = staff.day_of(created_at);
alter table staff.lead alter column day set not null;

-- Numbers reads months of promises from these alone, as long as vacuum comes before many leads have changed.
create index lead_promised on staff.lead (subject_table, created_at) include (due_at, kept_at, bounced_at)
  where due_at is not null and not is_test and status <> 'spam';
create index lead_kept on staff.lead (kept_member, created_at) include (due_at, kept_at)
  where kept_member is not null and not is_test and status <> 'spam';
alter table staff.lead set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

insert into staff.lead_day
select day, subject_table, null, count(*), count(*) filter (where status = 'won'), 0
from staff.lead where not is_test and status <> 'spam' group by day, subject_table;

create trigger count_new_lead after insert or delete on staff.lead
  for each row execute function staff.count_lead();
create trigger count_changed_lead after update on staff.lead
  for each row when ((old.status, old.won_amount) is distinct from (new.status, new.won_amount))
  execute function staff.count_lead();

-- Makes one line of those that say the same of a day.
create function staff.add_up_leads() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  with lines as (delete from staff.lead_day returning *)
  insert into staff.lead_day
  select day, form, channel, sum(sent), sum(won), sum(amount) from lines group by day, form, channel
  having (sum(sent), sum(won), sum(amount)) <> (0, 0, 0)
$$;

-- What visitors did, where they are counted: sums a day, never a person.
create table staff.count_day (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  day date not null,
  channel text not null,
  event text not null,
  visitors int not null,
  constraint count_day_pkey primary key (id),
  constraint count_day_by_date unique (created_at, id),
  constraint count_day_once unique (day, event, channel)
);

comment on table staff.count_day is 'How many visitors did something that day, by where they came from. Sums only.';

-- Tells apart who was counted that day already: a hash made with the day's salt. Both go within 48 hours.
create table staff.count_salt (
  day date not null,
  salt text not null,
  constraint count_salt_pkey primary key (day)
);
create unlogged table staff.count_visitor (
  hash bytea not null,
  day date not null,
  channel text not null,
  -- A bit for each event that was counted, and those that the last flush added.
  events int not null,
  added int not null,
  constraint count_visitor_pkey primary key (hash)
);

create index count_visitor_by_day on staff.count_visitor (day);

-- The salt of today; those of the days before yesterday are forgotten, with whom they told apart.
create function staff.salt_of_today() returns table (day date, salt text)
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  today date := staff.day_of(now());
begin
  perform staff.forget_visitors();
  insert into staff.count_salt values (today, gen_random_uuid()::text || gen_random_uuid()::text) on conflict do nothing;
  return query select s.day, s.salt from staff.count_salt as s where s.day = today;
end
$$;

create function staff.forget_visitors() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  delete from staff.count_visitor where day < staff.day_of(now()) - 1;
  delete from staff.count_salt where day < staff.day_of(now()) - 1
$$;

-- Adds what visitors did to the sums of a day. Each counts once a day for each thing, under the source that they came
-- from first; of made-up sources the first 200 a day have their name.
-- @param events a bit for each of `names`, from the first on
create function staff.add_counts(of_day date, names text[], hashes bytea[], events int[], sources text[]) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  with sent as materialized (
    select s.hash, s.events, coalesce(staff.channel_of(staff.read_source(s.source)), 'Not recorded') as channel
    from unnest(hashes, add_counts.events, sources) as s (hash, events, source)
  ),
  known as materialized (select distinct channel from staff.count_day where day = of_day),
  named as materialized (
    select channel from known
    union all
    (
      select channel from sent where channel not in (select channel from known) group by channel
      order by count(*) desc, channel limit greatest(0, 200 - (select count(*) from known))
    )
  ),
  counted as (
    insert into staff.count_visitor as v (hash, day, channel, events, added)
    select hash, of_day, coalesce((select n.channel from named as n where n.channel = sent.channel limit 1), 'Other'), sent.events, sent.events
    from sent order by hash
    on conflict (hash) do update set added = excluded.events & ~v.events, events = v.events | excluded.events
    returning channel, added
  )
  insert into staff.count_day as c (day, channel, event, visitors)
  select of_day, channel, names[bit + 1], count(*)
  from counted cross join generate_series(0, cardinality(names) - 1) as bit
  where added >> bit & 1 = 1
  group by channel, bit order by channel, bit
  on conflict (day, event, channel) do update set visitors = c.visitors + excluded.visitors
$$;

do $$
declare
  name text;
begin
  foreach name in array array['lead_day', 'count_day', 'count_salt', 'count_visitor'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, update, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;

-- As before, with each row's source: from our server by the rows' ids, elsewhere from the request's own headers.
create or replace function staff.after_insert() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  sources jsonb := nullif(current_setting('request.lead_sources', true), '')::jsonb;
  reason text := coalesce(
    nullif(current_setting('request.quarantine', true), ''),
    case when headers ->> 'form-trap' <> '' then 'honeypot' end
  );
begin
  if reason is null then
    insert into staff.arrival (subject_table, subject_id, source)
    select tg_table_name, id, staff.read_source(coalesce(sources ->> id::text, headers ->> 'lead-source'))
    from inserted where created_at = now();
  else
    -- The row went through every check of its table, so that the answer is a person's.
    insert into staff.quarantine (id, subject_table, reason, content, source)
    select id, tg_table_name, reason, to_jsonb(inserted),
      staff.read_source(coalesce(sources ->> id::text, headers ->> 'lead-source'))
    from inserted
    where not exists (select from staff.quarantine as known where known.id = inserted.id)
    limit 100
    on conflict (slot) do update set
      id = excluded.id, created_at = excluded.created_at, subject_table = excluded.subject_table,
      reason = excluded.reason, content = excluded.content, source = excluded.source;
    execute format('delete from %I.%I where id in (select id from inserted)', tg_table_schema, tg_table_name);
  end if;
  return null;
end
$$;

-- A quarantined row becomes a lead, as if it had been sent now. Returns its table, or null where there is no such row.
create or replace function staff.let_in(row_id uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept staff.quarantine;
  columns text;
begin
  delete from staff.quarantine where id = row_id returning * into kept;
  if kept.id is null then
    return null;
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute
  where attrelid = format('public.%I', kept.subject_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '';
  perform set_config('request.lead_sources', jsonb_build_object(kept.id, kept.source::text)::text, true);
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    kept.subject_table, columns
  ) using kept.content || jsonb_build_object('created_at', now());
  return kept.subject_table;
end
$$;

-- Makes leads of stored rows; of those that are leads already, nothing.
-- @param is_news tells of each, and starts its promise; rows that lay there before have none running
-- @param sources where the visit of each came from, as far as that is known
drop function staff.make_leads(text[], uuid[], boolean);
create function staff.make_leads(tables text[], ids uuid[], is_news boolean, sources jsonb[] default null) returns int
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  name text;
  made int;
  total int := 0;
begin
  for name in
    select distinct subject from unnest(tables) as subject where to_regclass(format('public.%I', subject)) is not null
  loop
    execute format(
      $sql$
        with made as (
          insert into staff.lead (
            created_at, subject_table, subject_id, address_hash, words, message_words, is_test, due_at, seen_at, source
          )
          select t.created_at, %1$L, t.id, known.hash,
            staff.words_of(left(names, 8000)),
            staff.words_of(left(concat_ws(' ',
              left(names, 8000), r ->> 'message', r ->> 'comments', r ->> 'niche_expertise',
              r ->> 'sales_experience_details', r ->> 'other_social_handles'
            ), 70000)),
            exists (select from staff.member where email = lower(r ->> 'email')),
            case when $3 then t.created_at + case
              when promise.mail_kind is not null then interval '15 minutes'
              else promise.hours * interval '1 hour'
            end end,
            case when $3 then null else now() end,
            wanted.source
          from unnest($1, $2, $4) as wanted (subject, id, source)
          join public.%1$I as t on t.id = wanted.id
          cross join lateral (select to_jsonb(t) as r) as shape
          cross join lateral (
            select concat_ws(' ',
              r ->> 'first_name', r ->> 'last_name', r ->> 'full_name', r ->> 'name', r ->> 'company',
              r ->> 'brand_name', r ->> 'email', r ->> 'tiktok_handle', r ->> 'phone_number', r ->> 'location'
            ) as names
          ) as who
          cross join lateral (
            select encode(sha256(convert_to(lower(r ->> 'email'), 'UTF8')), 'hex') as hash
          ) as known
          left join staff.promise on promise.subject_table = %1$L
          where wanted.subject = %1$L
          order by t.created_at, t.id
          on conflict do nothing
          returning id
        ),
        told as (
          insert into staff.event (lead_id, kind) select id, 'arrived' from made where $3
        )
        select count(*)::int from made
      $sql$,
      name
    ) into made using tables, ids, is_news, sources;
    total := total + made;
  end loop;
  return total;
end
$$;

revoke all on function staff.make_leads(text[], uuid[], boolean, jsonb[]) from public;
revoke all on function staff.day_of(timestamptz), staff.read_source(text), staff.channel_of(jsonb) from public;
revoke all on function staff.keeper_of(staff.lead), staff.place_lead(), staff.count_lead(), staff.add_up_leads() from public;
revoke all on function staff.salt_of_today(), staff.forget_visitors() from public;
revoke all on function staff.add_counts(date, text[], bytea[], int[], text[]) from public;
grant execute on function staff.make_leads(text[], uuid[], boolean, jsonb[]), staff.day_of(timestamptz),
  staff.channel_of(jsonb), staff.keeper_of(staff.lead), staff.add_up_leads(), staff.salt_of_today(), staff.forget_visitors(),
  staff.add_counts(date, text[], bytea[], int[], text[]), staff.read_source(text) to service_role;
