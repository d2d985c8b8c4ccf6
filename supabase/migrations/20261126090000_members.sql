-- Who works at the desk, and how they are known again. Of whatever opens a door only a hash is kept: a stolen copy of
-- these tables lets nobody in.
create table staff.member (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null,
  name text not null,
  role text not null,
  -- argon2id in its own notation, with its salt and costs; null for whoever signs in otherwise.
  password_hash text,
  disabled_at timestamptz,
  -- When one of their sessions last asked for something.
  seen_at timestamptz,
  -- Keys without a modifier, such as J and K.
  single_keys boolean not null default true,
  constraint member_pkey primary key (id),
  constraint member_by_date unique (created_at, id),
  constraint member_once unique (email),
  constraint member_email_lowercase check (email = lower(email) and char_length(email) <= 254),
  constraint member_name_length check (char_length(name) between 1 and 100),
  constraint member_role_known check (role in ('admin', 'agent', 'editor'))
);

comment on table staff.member is 'Who was let in to the desk. Members are disabled, never deleted: their names stand in histories.';

create table staff.passkey (
  -- The credential's id, base64url.
  id text not null,
  created_at timestamptz not null default now(),
  member_id uuid not null references staff.member (id),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  used_at timestamptz,
  constraint passkey_pkey primary key (id)
);

create index passkey_by_member on staff.passkey (member_id);

create table staff.session (
  token_hash text not null,
  created_at timestamptz not null default now(),
  member_id uuid not null references staff.member (id),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- For its owner to tell one device from another: browser and system by name.
  device text not null,
  constraint session_pkey primary key (token_hash)
);

create index session_by_member on staff.session (member_id);

create table staff.invite (
  token_hash text not null,
  created_at timestamptz not null default now(),
  email text not null,
  role text not null,
  -- Null where the person says it, or the address does.
  name text,
  -- Null when it was made at the command line.
  invited_by uuid references staff.member (id),
  expires_at timestamptz not null,
  constraint invite_pkey primary key (token_hash),
  -- A new link for the same person ends the one before.
  constraint invite_once unique (email),
  constraint invite_role_known check (role in ('admin', 'agent', 'editor')),
  constraint invite_email_lowercase check (email = lower(email) and char_length(email) <= 254),
  constraint invite_name_length check (char_length(name) between 1 and 100)
);

comment on table staff.invite is 'Links that let somebody in once; the row ends with its use.';

-- Failed tries to sign in, by the hash of an account or of a network address: they survive a restart and count over all
-- processes.
create table staff.sign_in_failure (
  subject_hash text not null,
  failures int not null,
  last_at timestamptz not null,
  constraint sign_in_failure_pkey primary key (subject_hash)
);

-- How long nobody may try after so many failures, some of which are free: 4 seconds, then twice as long each time, at
-- most 15 minutes.
create function staff.sign_in_wait(failures int, free int) returns interval
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when failures < free then interval '0'
    else least(900, 4 * 2 ^ least(failures - free, 20)) * interval '1 second' end
$$;

-- What a browser has to bring back within minutes: a passkey's challenge, or an identity provider's answer.
create table staff.sign_in_step (
  token_hash text not null,
  created_at timestamptz not null default now(),
  content jsonb not null,
  expires_at timestamptz not null,
  constraint sign_in_step_pkey primary key (token_hash)
);

do $$
declare
  name text;
begin
  foreach name in array array['member', 'passkey', 'session', 'invite', 'sign_in_failure', 'sign_in_step'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, update, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;

revoke delete on staff.member from service_role;
revoke all on function staff.sign_in_wait(int, int) from public;
grant execute on function staff.sign_in_wait(int, int) to service_role;
