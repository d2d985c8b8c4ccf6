-- What was published, and what is being published. The site itself lies in folders; here stands who asked, how far it
-- is, and why not.
create table staff.release (
  id uuid not null default gen_random_uuid(),
  number int generated always as identity,
  -- publish: the words as they stand; back: a former release again; upgrade: the same words with the site's new code;
  -- deployed: the site as it was before anything was published.
  kind text not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Null where the builder did by itself.
  asked_by uuid references staff.member (id),
  state text not null default 'queued',
  step int not null default 0,
  steps int not null default 0,
  changed_at timestamptz not null default clock_timestamp(),
  begun_at timestamptz,
  ended_at timestamptz,
  attempts int not null default 0,
  -- Who is at work on it, and until when nobody else is.
  lease uuid,
  leased_until timestamptz,
  -- Whose folder is served; a way back has that of another.
  folder uuid not null,
  -- What it differs in from the one before, as words before and after.
  changes jsonb not null default '[]',
  -- Why not: what was said, and in which document and field where that is known.
  reason text,
  problems jsonb not null default '[]',
  constraint release_pkey primary key (id),
  constraint release_number unique (number),
  constraint release_kind_known check (kind in ('publish', 'back', 'upgrade', 'deployed')),
  constraint release_state_known check (state in ('queued', 'checking', 'building', 'live', 'failed')),
  constraint release_reason_given check ((state = 'failed') = (reason is not null)),
  constraint release_ended check ((ended_at is not null) = (state in ('live', 'failed')))
);

comment on table staff.release is 'Every publishing: asked for, under way, live or failed. The newest live one is what visitors see.';

-- One at a time, and of those that wait one of a kind: later presses join it.
create unique index release_under_way on staff.release ((true)) where state in ('checking', 'building');
create unique index release_waiting on staff.release (kind) where state = 'queued';
create index release_by_change on staff.release (changed_at desc);

alter table staff.release enable row level security;
revoke all on staff.release from public, anon, authenticated, service_role;
grant select, insert, update on staff.release to service_role;
create policy staff_all on staff.release to service_role using (true) with check (true);
