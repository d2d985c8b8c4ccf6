-- What becomes of stored rows: who has a lead, how it stands, and until when its promise runs. The five tables of the
-- forms stay as they are; a lead names its row.

-- What the site promises to whoever sends a form: an answer within some hours by a person, or a mail at once.
create table staff.promise (
  subject_table text not null,
  hours numeric,
  mail_kind text,
  constraint promise_pkey primary key (subject_table),
  constraint promise_is_one check (num_nonnulls(hours, mail_kind) = 1),
  constraint promise_hours_range check (hours between 1 and 168)
);

insert into staff.promise (subject_table, hours, mail_kind) values
  ('contact_submissions', 24, null),
  ('live_selling_survey_responses', 48, null),
  ('roi_calculator_submissions', null, 'mail.roi'),
  ('newsletter_subscribers', null, 'mail.newsletter-confirm');

-- What admins set for all: opening hours, and the rules by which a creator fits.
create table staff.setting (
  name text not null,
  value jsonb not null,
  constraint setting_pkey primary key (name)
);

create sequence staff.lead_number;
create table staff.lead (
  id uuid not null default gen_random_uuid(),
  -- When its form was stored.
  created_at timestamptz not null,
  -- What people call it by.
  number bigint not null default nextval('staff.lead_number'),
  subject_table text not null,
  subject_id uuid not null,
  address_hash text,
  -- Names, addresses, companies and handles as words to search by; the same with what was written.
  words tsvector not null,
  message_words tsvector not null,
  is_test boolean not null default false,
  status text not null default 'new',
  is_open boolean not null generated always as (status in ('new', 'contacted', 'qualified')) stored,
  assignee uuid,
  -- When somebody opened it for the first time.
  seen_at timestamptz,
  -- Until when the promise runs; null where nothing is promised.
  due_at timestamptz,
  kept_at timestamptz,
  kept_by text,
  -- The promised mail was refused, or nobody can say where it is.
  bounced_at timestamptz,
  -- Where mails go instead of the address that was typed.
  corrected_email text,
  -- The order of who waits: first what runs out first, then what has no clock, the newest first. Seconds.
  urgency double precision not null,
  constraint lead_pkey primary key (id),
  constraint lead_by_date unique (created_at, id),
  constraint lead_number_once unique (number),
  constraint lead_once unique (subject_id, subject_table),
  constraint lead_status_known check (status in ('new', 'contacted', 'qualified', 'won', 'lost', 'spam')),
  constraint lead_kept_by_known check (kept_by in ('mail', 'call', 'elsewhere', 'not_fit', 'spam', 'machine')),
  constraint lead_kept_whole check (num_nulls(kept_at, kept_by) in (0, 2))
);

comment on table staff.lead is 'A stored row as staff work on it. What was typed stands in the row alone, but for its words to search by.';

create index lead_open on staff.lead (urgency, number) where is_open;
create index lead_open_of_form on staff.lead (subject_table, urgency, number) where is_open;
create index lead_open_of_member on staff.lead (assignee, urgency, number) where is_open and assignee is not null;
create index lead_of_form on staff.lead (subject_table, urgency, number);
create index lead_by_status on staff.lead (status, urgency, number);
create index lead_by_urgency on staff.lead (urgency, number);
create index lead_running on staff.lead (due_at) where due_at is not null and kept_at is null;
create index lead_unseen on staff.lead (created_at) where seen_at is null;
create index lead_by_address on staff.lead (address_hash);
-- The embedded database has nobody who would merge what waits to be merged.
create index lead_words on staff.lead using gin (words) with (fastupdate = off);
create index lead_message_words on staff.lead using gin (message_words) with (fastupdate = off);
create index job_taken on staff.job (done_at) where state = 'done';

-- Who did what, line by line; nothing is taken back. A lead's lines end with the lead.
create table staff.event (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  lead_id uuid references staff.lead (id) on delete cascade,
  member_id uuid,
  kind text not null,
  detail jsonb not null default '{}',
  constraint event_pkey primary key (id),
  constraint event_by_date unique (created_at, id)
);

comment on table staff.event is 'The history of leads, with notes and calls, and of what admins did. Append-only.';

create index event_by_lead on staff.event (lead_id, created_at) where lead_id is not null;

-- Answers written at the desk, as they were sent.
create table staff.reply (
  id uuid not null,
  created_at timestamptz not null default now(),
  lead_id uuid not null references staff.lead (id) on delete cascade,
  member_id uuid not null,
  subject text not null,
  body text not null,
  constraint reply_pkey primary key (id),
  constraint reply_by_date unique (created_at, id),
  constraint reply_subject_length check (char_length(subject) between 1 and 200),
  constraint reply_body_length check (char_length(body) between 1 and 20000)
);

create index reply_by_lead on staff.reply (lead_id);

-- Who has a lead open right now.
create unlogged table staff.presence (
  lead_id uuid not null references staff.lead (id) on delete cascade,
  member_id uuid not null,
  seen_at timestamptz not null default now(),
  constraint presence_pkey primary key (lead_id, member_id)
);

-- The words of a text to search by: letters and digits of any script, everything else parts them.
create function staff.words_of(text) returns tsvector
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select array_to_tsvector(array(
    select distinct left(word, 100) from regexp_split_to_table(lower($1), '[^[:alnum:]]+') as word where word <> ''
  ))
$$;

-- What finds rows with words that begin like each word of what was typed; null for no word at all.
create function staff.search_for(typed text) returns tsquery
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select string_agg(left(word, 100) || ':*', ' & ')::tsquery
  from regexp_split_to_table(lower(left(typed, 200)), '[^[:alnum:]]+') as word where word <> ''
$$;

create function staff.order_lead() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.urgency := case
    when new.kept_at is null and new.due_at is not null
      then extract(epoch from least(new.due_at, new.bounced_at))
    else 1e11 - extract(epoch from new.created_at)
  end;
  return new;
end
$$;

create trigger order_lead before insert or update on staff.lead
  for each row execute function staff.order_lead();

-- Makes leads of stored rows; of those that are leads already, nothing.
-- @param is_news tells of each, and starts its promise; rows that lay there before have none running
create function staff.make_leads(tables text[], ids uuid[], is_news boolean) returns int
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
            created_at, subject_table, subject_id, address_hash, words, message_words, is_test, due_at, seen_at
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
            case when $3 then null else now() end
          from unnest($1, $2) as wanted (subject, id)
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
    ) into made using tables, ids, is_news;
    total := total + made;
  end loop;
  return total;
end
$$;

-- Makes leads of all rows that are none: of those from before there were leads, and of those that a backup brought. A
-- lead that a backup brought without its row is none.
create function staff.adopt_rows() returns int
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  name text;
  ids uuid[];
  total int := 0;
begin
  for name in
    select c.relname from pg_class as c join pg_trigger on tgrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and tgfoid = 'staff.after_insert'::regproc
  loop
    execute format(
      'delete from staff.lead where subject_table = %1$L and not exists (
        select from public.%1$I as t where t.id = lead.subject_id
      )', name
    );
    execute format(
      'select array_agg(t.id) from public.%1$I as t where not exists (
        select from staff.lead where lead.subject_id = t.id and lead.subject_table = %1$L
      ) and not exists (
        select from staff.arrival where arrival.subject_id = t.id and arrival.subject_table = %1$L
      )', name
    ) into ids;
    if ids is not null then
      total := total + staff.make_leads(array_fill(name, array[cardinality(ids)]), ids, false);
    end if;
  end loop;
  return total;
end
$$;

-- What a mail's end means for its lead: a promised one keeps the promise or breaks it, an answer keeps it too.
create function staff.after_job() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  its staff.lead;
  is_promised boolean;
begin
  if new.kind = 'mail.reply' then
    select l.* into its from staff.lead as l join staff.reply on reply.lead_id = l.id where reply.id = new.subject_id;
  else
    select l.* into its from staff.lead as l
    where l.subject_id = new.subject_id and l.subject_table = new.subject_table
      and exists (select from staff.promise where promise.subject_table = l.subject_table and mail_kind = new.kind);
    is_promised := its.id is not null;
  end if;
  if its.id is null then
    return null;
  end if;
  if new.state = 'done' then
    update staff.lead set
      bounced_at = case when is_promised then null else bounced_at end,
      kept_at = case when due_at is null then kept_at else coalesce(kept_at, new.done_at) end,
      kept_by = case when due_at is null then kept_by
        else coalesce(kept_by, case when is_promised then 'machine' else 'mail' end) end,
      status = case when not coalesce(is_promised, false) and status = 'new' then 'contacted' else status end
    where id = its.id;
  elsif is_promised and new.state in ('dead', 'uncertain') or (
    is_promised and new.state = 'held'
    and exists (
      select from staff.suppressed_addresses as s where s.address_hash = coalesce(new.address_hash, its.address_hash)
    )
  ) then
    update staff.lead set bounced_at = new.done_at where id = its.id;
  elsif is_promised and new.state = 'held' then
    -- They had that mail already, within the bounds of an address.
    update staff.lead set due_at = null where id = its.id;
  elsif is_promised then
    update staff.lead set bounced_at = null where id = its.id;
  end if;
  insert into staff.event (lead_id, kind, detail)
  values (its.id, 'mail', jsonb_build_object('mail', new.kind, 'state', new.state, 'reply', new.reply));
  return null;
end
$$;

create trigger after_job after update of state on staff.job
  for each row when (old.state is distinct from new.state) execute function staff.after_job();

-- What was to be done about a row, and what was made of it, ends with it.
create or replace function staff.after_delete() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from staff.arrival where subject_id in (select id from deleted);
  delete from staff.job where subject_id in (
    select id from deleted
    union all
    select reply.id from staff.reply join staff.lead on lead.id = reply.lead_id
    where lead.subject_id in (select id from deleted) and lead.subject_table = tg_table_name
  );
  delete from staff.newsletter_confirmations where id in (select id from deleted);
  delete from staff.lead where subject_id in (select id from deleted) and subject_table = tg_table_name;
  return null;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['promise', 'setting', 'lead', 'event', 'reply', 'presence'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;

grant update, delete on staff.promise, staff.setting, staff.presence to service_role;
grant update on staff.lead to service_role;
-- History only grows, but for lines that are about no lead and so old that nobody may keep them.
grant delete on staff.event to service_role;
drop policy staff_all on staff.event;
create policy staff_select on staff.event for select to service_role using (true);
create policy staff_insert on staff.event for insert to service_role with check (true);
create policy staff_delete on staff.event for delete to service_role
  using (lead_id is null and created_at < now() - interval '23 months');
grant usage on sequence staff.lead_number to service_role;
revoke all on function staff.after_job(), staff.order_lead(), staff.adopt_rows() from public;
revoke all on function staff.make_leads(text[], uuid[], boolean), staff.words_of(text), staff.search_for(text) from public;
grant execute on function staff.make_leads(text[], uuid[], boolean), staff.words_of(text), staff.search_for(text)
  to service_role;

-- Who erased a person; null for the command line, and for whatever goes by its age.
alter table staff.erasures add column member_id uuid;

select staff.adopt_rows();
