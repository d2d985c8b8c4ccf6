-- Booked calls of leads, as the scheduler reports them.
create table staff.booking (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  lead_id uuid not null references staff.lead (id) on delete cascade,
  -- Hashes of the scheduler's ids, the newest last: some schedulers give a moved call a new id.
  keys text[] not null,
  meeting text,
  starts_at timestamptz,
  -- Its time before it was moved last.
  was_at timestamptz,
  moves int not null default 0,
  canceled_at timestamptz,
  constraint booking_pkey primary key (id),
  constraint booking_by_date unique (created_at, id),
  constraint booking_meeting_length check (char_length(meeting) between 1 and 1000)
);

comment on table staff.booking is 'Calls that people booked with the scheduler, also of people who sent a form.';

create index booking_by_lead on staff.booking (lead_id);
create index booking_by_key on staff.booking using gin (keys);
create index booking_by_start on staff.booking (starts_at) where canceled_at is null;

alter table staff.booking enable row level security;
revoke all on staff.booking from public, anon, authenticated, service_role;
grant select, insert, update on staff.booking to service_role;
create policy staff_all on staff.booking to service_role using (true) with check (true);

-- The time zone of times that a scheduler sends without one; null means the desk's.
alter table staff.endpoint add column time_zone text;

alter table staff.lead
  -- Since when the person waits, if the deadline started again after the lead came.
  add column waiting_since timestamptz,
  drop constraint lead_kept_by_known,
  add constraint lead_kept_by_known check (kept_by ~ '^[a-z_]{1,30}$');
