-- Publishing at a time. There is one schedule at most; a builder's process turns it into a release when it is due.
create table staff.publish_schedule (
  id boolean not null default true,
  due_at timestamptz not null,
  -- The zone in which the time was chosen, to show it as it was meant.
  time_zone text not null,
  asked_by uuid references staff.member (id),
  asked_at timestamptz not null default clock_timestamp(),
  constraint publish_schedule_pkey primary key (id),
  constraint publish_schedule_single check (id)
);

create index publish_schedule_asked_by on staff.publish_schedule (asked_by);

comment on table staff.publish_schedule is 'When the scheduled drafts go live.';

alter table staff.publish_schedule enable row level security;
revoke all on staff.publish_schedule from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.publish_schedule to service_role;
create policy staff_all on staff.publish_schedule to service_role using (true) with check (true);

-- Drafts as they were when the schedule was made; later drafts are not part of its release.
alter table staff.content_document add column scheduled json not null default '[]';

-- When a scheduled release was due. Null for one that somebody published now.
alter table staff.release add column due_at timestamptz;
alter table staff.release drop constraint release_kind_known;
alter table staff.release add constraint release_kind_known
  check (kind in ('publish', 'scheduled', 'back', 'upgrade', 'deployed'));
