-- Where the agency's other programs hear of what happens here, and a scheduler tells of calls. Addresses and secrets are
-- sealed by the server with a key that is not in the database.

create table staff.endpoint (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- webhook, slack, teams, discord: they are told; calendar: it tells.
  kind text not null,
  name text not null,
  address_sealed text,
  -- What may be shown of the address: its host, and its last four characters.
  address_host text,
  address_tail text,
  secret_sealed text,
  secret_tail text,
  -- Signs beside the new one for a day.
  old_secret_sealed text,
  old_secret_until timestamptz,
  events text[] not null default '{}',
  -- The owner wants what visitors wrote to be sent along.
  is_full boolean not null default false,
  state text not null default 'active',
  -- Why it is not active: person, failing, gone, key.
  reason text,
  state_at timestamptz not null default now(),
  failing_since timestamptz,
  -- It asked for a pause, or takes one message a second.
  resume_at timestamptz,
  heard_at timestamptz,
  created_by uuid,
  constraint endpoint_pkey primary key (id),
  constraint endpoint_kind_known check (kind in ('webhook', 'slack', 'teams', 'discord', 'calendar')),
  constraint endpoint_state_known check (state in ('active', 'paused', 'ended')),
  constraint endpoint_reason_known check (reason in ('person', 'failing', 'gone', 'key')),
  constraint endpoint_name_length check (char_length(name) between 1 and 60),
  constraint endpoint_address_or_secret check (
    case when kind = 'calendar' then address_sealed is null and secret_sealed is not null else address_sealed is not null end
  )
);

comment on table staff.endpoint is 'Programs of others that are told what happens, or tell. Nothing in it opens a door without the key.';

-- What happened, as far as a connection wants to hear of it. Ids only: what is sent is written from the rows as they are then.
create table staff.hook_event (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  type text not null,
  lead_id uuid,
  detail jsonb not null default '{}',
  is_test boolean not null default false,
  -- For one connection alone: somebody tries it out.
  endpoint_id uuid references staff.endpoint (id) on delete cascade,
  constraint hook_event_pkey primary key (id)
);

create index hook_event_by_lead on staff.hook_event (lead_id) where lead_id is not null;
create index hook_event_by_date on staff.hook_event (created_at);

-- Each try to deliver, and what the other side said.
create table staff.delivery (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  job_id uuid not null,
  event_id uuid not null references staff.hook_event (id) on delete cascade,
  endpoint_id uuid not null references staff.endpoint (id) on delete cascade,
  attempt int not null,
  is_taken boolean not null,
  -- Null where no answer came.
  status int,
  milliseconds int not null,
  answer text not null,
  constraint delivery_pkey primary key (id),
  constraint delivery_answer_length check (char_length(answer) <= 1024)
);

create index delivery_by_endpoint on staff.delivery (endpoint_id, created_at desc);
create index delivery_by_event on staff.delivery (event_id);
create index delivery_by_date on staff.delivery (created_at);
create index job_by_kind on staff.job (kind, created_at, id) where state = 'queued';

-- Calls of a scheduler that were heard already.
create table staff.heard_call (
  id_hash text not null,
  created_at timestamptz not null default now(),
  constraint heard_call_pkey primary key (id_hash)
);

-- Nobody who listens: nothing is kept. A restore is no news.
create function staff.is_heard() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.endpoint_id is null and (
    current_setting('cuelight.quiet', true) = 'on'
    or not exists (select from staff.endpoint where state <> 'ended' and new.type = any(events))
  ) then
    return null;
  end if;
  return new;
end
$$;

create trigger is_heard before insert on staff.hook_event for each row execute function staff.is_heard();

-- One job for each connection; a paused one's is held until somebody sends what was missed.
create function staff.after_hook_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into staff.job (kind, subject_id, state, reply, done_at)
  select 'hook.' || endpoint.id, new.id,
    case when endpoint.state = 'active' then 'queued' else 'held' end,
    case when endpoint.state = 'active' then null else 'the connection was paused' end,
    case when endpoint.state = 'active' then null else now() end
  from staff.endpoint
  where endpoint.state <> 'ended'
    and case when new.endpoint_id is null then new.type = any(events) else endpoint.id = new.endpoint_id end;
  return null;
end
$$;

create trigger after_hook_event after insert on staff.hook_event for each row execute function staff.after_hook_event();

-- A lead's first line is told in the transaction that makes it. Lines that a backup brought are dated before.
create function staff.tell_of_new_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.created_at >= now() then
    insert into staff.hook_event (type, lead_id, is_test)
    select 'lead.created', id, is_test from staff.lead where id = new.lead_id;
  end if;
  return null;
end
$$;

create trigger tell_of_new_lead after insert on staff.event
  for each row when (new.kind = 'arrived') execute function staff.tell_of_new_lead();

create function staff.tell_of_changed_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into staff.hook_event (type, lead_id, is_test, detail) values (
    'lead.updated', new.id, new.is_test,
    case when new.status is distinct from old.status
      then jsonb_build_object('status', jsonb_build_object('from', old.status, 'to', new.status)) else '{}' end
    || case when new.assignee is distinct from old.assignee
      then jsonb_build_object('assignee', jsonb_build_object('from', old.assignee, 'to', new.assignee)) else '{}' end
  );
  return null;
end
$$;

create trigger tell_of_changed_lead after update of status, assignee on staff.lead
  for each row when (old.status is distinct from new.status or old.assignee is distinct from new.assignee)
  execute function staff.tell_of_changed_lead();

-- What waits to be told of an erased lead dies; that it was erased is told by its id alone.
create function staff.tell_of_erased_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from staff.job where kind like 'hook.%' and subject_id in (
    select id from staff.hook_event where lead_id in (select id from deleted)
  );
  delete from staff.hook_event where lead_id in (select id from deleted);
  insert into staff.hook_event (type, is_test, detail)
  select 'lead.erased', is_test, jsonb_build_object('id', id, 'number', number, 'form', subject_table) from deleted;
  return null;
end
$$;

create trigger tell_of_erased_lead after delete on staff.lead referencing old table as deleted
  for each statement execute function staff.tell_of_erased_lead();

create function staff.tell_of_confirmed_subscriber() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.created_at >= now() then
    insert into staff.hook_event (type, lead_id, detail)
    select 'subscriber.confirmed',
      (select id from staff.lead where subject_id = new.id and subject_table = 'newsletter_subscribers'),
      jsonb_build_object('id', new.id);
  end if;
  return null;
end
$$;

create trigger tell_of_confirmed_subscriber after insert on staff.newsletter_confirmations
  for each row execute function staff.tell_of_confirmed_subscriber();

create function staff.tell_of_release() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into staff.hook_event (type, detail)
  values ('content.published', jsonb_build_object('id', new.id, 'number', to_jsonb(new) -> 'number'));
  return null;
end
$$;

-- A release tells of itself when it becomes what visitors see.
do $$
begin
  if to_regclass('staff.release') is not null then
    create trigger tell_of_release after update of state on staff.release
      for each row when (new.state = 'live' and old.state is distinct from new.state)
      execute function staff.tell_of_release();
  end if;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['endpoint', 'hook_event', 'delivery', 'heard_call'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;

grant update on staff.endpoint to service_role;
revoke all on function staff.is_heard(), staff.after_hook_event(), staff.tell_of_new_lead(), staff.tell_of_changed_lead(),
  staff.tell_of_erased_lead(), staff.tell_of_confirmed_subscriber(), staff.tell_of_release() from public;
