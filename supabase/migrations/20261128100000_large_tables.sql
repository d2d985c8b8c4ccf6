-- What is asked of tables with millions of rows finds them by an index. Visitors' own statements have none more to keep.

-- What did not go as it should: the alarm, and what a paused connection missed.
create index job_failed on staff.job (kind, done_at) where state in ('held', 'uncertain', 'dead');
-- Messages to connections are kept for days, what was done about rows for months.
create index job_hook_by_date on staff.job (created_at, id) where kind like 'hook.%';
-- When the last mail was taken, however many messages were since.
create index job_mailed on staff.job (done_at) where state = 'done' and kind like 'mail.%';
drop index staff.job_taken;
-- Who has how many open leads is counted from this alone.
drop index staff.lead_open_of_member;
create index lead_open_of_member on staff.lead (assignee, urgency, number) include (is_test)
  where is_open and assignee is not null;
create index lead_by_corrected_email on staff.lead (lower(corrected_email)) where corrected_email is not null;

-- A person's rows are found by the hash that their leads have. Rows that staff loaded are no leads until they are adopted.
create table staff.loaded (
  subject_table text not null,
  subject_id uuid not null,
  constraint loaded_pkey primary key (subject_id, subject_table)
);

comment on table staff.loaded is 'Rows that staff loaded and that are no leads yet.';

alter table staff.loaded enable row level security;
revoke all on staff.loaded from public, anon, authenticated, service_role;
grant select on staff.loaded to service_role;
create policy staff_select on staff.loaded for select to service_role using (true);

-- As before, and notes what staff load.
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
    -- Visitors' rows are dated now.
    if current_setting('role') <> 'anon' then
      insert into staff.loaded select tg_table_name, id from inserted where created_at <> now();
    end if;
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

create or replace function staff.after_delete() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from staff.arrival where subject_id in (select id from deleted);
  delete from staff.loaded where subject_id in (select id from deleted);
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

-- As before; what is a lead is noted no more.
create or replace function staff.adopt_rows() returns int
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
  delete from staff.loaded where exists (
    select from staff.lead where lead.subject_id = loaded.subject_id and lead.subject_table = loaded.subject_table
  );
  return total;
end
$$;

-- Rows of before.
select staff.adopt_rows();
