-- What a stored row sets off. A trigger writes it down in the visitor's own statement: no row can be stored without
-- that, whoever stands in front of the database. Visitors wait for this write, so it has no index to keep; a worker
-- turns it into jobs within seconds.
create table staff.arrival (
  created_at timestamptz not null default now(),
  subject_table text not null,
  subject_id uuid not null
);

comment on table staff.arrival is 'Stored rows that nobody has attended to yet.';

create table staff.job (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null,
  -- The row it is about, or what else makes it the only one of its kind.
  subject_table text,
  subject_id uuid not null,
  state text not null default 'queued',
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  leased_until timestamptz,
  -- A mail's way: how often its content began to travel, when last, to whom (hashed), and what the other side said.
  begun int not null default 0,
  begun_at timestamptz,
  address_hash text,
  reply text,
  done_at timestamptz,
  -- Staff want it to go, whatever bounds say.
  insisted boolean not null default false,
  constraint job_pkey primary key (id),
  constraint job_once unique (subject_id, kind),
  constraint job_by_date unique (created_at, id),
  constraint job_state_known check (state in ('queued', 'done', 'held', 'uncertain', 'dead'))
);

comment on table staff.job is
  'What is to be done about stored rows, and what became of it. Ids and hashes only: nobody''s data is in it.';

create index job_due on staff.job (due_at) where state = 'queued';
create index job_begun on staff.job (begun_at) where begun_at is not null;
create index job_address on staff.job (address_hash, kind, begun_at) where address_hash is not null;

alter table staff.job enable row level security;
revoke all on staff.job from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.job to service_role;
create policy staff_all on staff.job to service_role using (true) with check (true);

create table staff.newsletter_confirmations (
  id uuid not null,
  created_at timestamptz not null default now(),
  constraint newsletter_confirmations_pkey primary key (id),
  constraint newsletter_confirmations_by_date unique (created_at, id)
);

comment on table staff.newsletter_confirmations is
  'Ids of the rows of public.newsletter_subscribers whose address was confirmed, and when.';

create table staff.suppressed_addresses (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  address_hash text not null,
  reason text not null,
  constraint suppressed_addresses_pkey primary key (id),
  constraint suppressed_addresses_by_date unique (created_at, id),
  constraint suppressed_addresses_once unique (address_hash),
  constraint suppressed_addresses_reason_known check (reason in ('left', 'refused'))
);

comment on table staff.suppressed_addresses is
  'Hashes of addresses that nobody writes to unasked: their owner left, or their server takes no mail for them.';

create table staff.mail_links (
  token_hash text not null,
  created_at timestamptz not null default now(),
  purpose text not null,
  subscriber_id uuid not null,
  address_hash text not null,
  constraint mail_links_pkey primary key (token_hash),
  constraint mail_links_purpose_known check (purpose in ('confirm', 'leave'))
);

comment on table staff.mail_links is
  'The links in newsletter mails: the hash of each token, what it does, and for whose row and address alone.';

create index mail_links_by_address on staff.mail_links (address_hash);

-- Robots' forms lie apart, in a ring: the newest takes the oldest one's place, so that no flood fills the disk.
create sequence staff.quarantine_slot minvalue 0 maxvalue 1999 start 0 cycle;
create table staff.quarantine (
  slot int not null default nextval('staff.quarantine_slot'),
  id uuid not null,
  created_at timestamptz not null default now(),
  subject_table text not null,
  reason text not null,
  content jsonb not null,
  constraint quarantine_pkey primary key (slot)
);

comment on table staff.quarantine is
  'What was taken for a robot''s form, and why. Staff let it in or delete it; after 30 days it goes.';

create index quarantine_by_id on staff.quarantine (id);
create index quarantine_by_date on staff.quarantine (created_at, id);

do $$
declare
  name text;
begin
  foreach name in array array[
    'arrival', 'newsletter_confirmations', 'suppressed_addresses', 'mail_links', 'quarantine'
  ] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;

-- A visitor's row is dated now (the tables' policies say so). What is dated otherwise was loaded by staff: it is no
-- news, and sets nothing off.
create function staff.after_insert() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  reason text := coalesce(
    nullif(current_setting('request.quarantine', true), ''),
    case when headers ->> 'form-trap' <> '' then 'honeypot' end
  );
begin
  if reason is null then
    insert into staff.arrival (subject_table, subject_id)
    select tg_table_name, id from inserted where created_at = now();
  else
    -- The row went through every check of its table, so that the answer is a person's.
    insert into staff.quarantine (id, subject_table, reason, content)
    select id, tg_table_name, reason, to_jsonb(inserted) from inserted
    where not exists (select from staff.quarantine as known where known.id = inserted.id)
    limit 100
    on conflict (slot) do update set
      id = excluded.id, created_at = excluded.created_at, subject_table = excluded.subject_table,
      reason = excluded.reason, content = excluded.content;
    execute format('delete from %I.%I where id in (select id from inserted)', tg_table_schema, tg_table_name);
  end if;
  return null;
end
$$;

-- What was to be done about a row ends with it.
create function staff.after_delete() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from staff.arrival where subject_id in (select id from deleted);
  delete from staff.job where subject_id in (select id from deleted);
  delete from staff.newsletter_confirmations where id in (select id from deleted);
  return null;
end
$$;

-- Makes a table's rows leads. Every table that visitors may insert into needs it.
create procedure staff.watch(watched regclass) language plpgsql as $$
begin
  execute format(
    'create trigger after_insert after insert on %s referencing new table as inserted
     for each statement execute function staff.after_insert()', watched
  );
  execute format(
    'create trigger after_delete after delete on %s referencing old table as deleted
     for each statement execute function staff.after_delete()', watched
  );
end
$$;

-- A quarantined row becomes a lead, as if it had been sent now. Returns its table, or null where there is no such row.
create function staff.let_in(row_id uuid) returns text
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
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    kept.subject_table, columns
  ) using kept.content || jsonb_build_object('created_at', now());
  return kept.subject_table;
end
$$;

-- A worker locks what it takes.
grant update on staff.arrival to service_role;

revoke all on function staff.after_insert(), staff.after_delete(), staff.let_in(uuid) from public;
revoke all on procedure staff.watch(regclass) from public;
grant execute on function staff.let_in(uuid) to service_role;

call staff.watch('public.newsletter_subscribers');
call staff.watch('public.early_access_signups');
call staff.watch('public.roi_calculator_submissions');
call staff.watch('public.live_selling_survey_responses');
call staff.watch('public.contact_submissions');
