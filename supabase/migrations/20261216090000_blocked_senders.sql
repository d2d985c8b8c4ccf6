-- Addresses whose emails are not stored in Unsorted.
create table staff.blocked_sender (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- In lower case.
  address text not null,
  address_hash text not null,
  constraint blocked_sender_pkey primary key (id),
  constraint blocked_sender_by_date unique (created_at, id),
  constraint blocked_sender_once unique (address_hash),
  constraint blocked_sender_address_given check (address <> '')
);

alter table staff.blocked_sender enable row level security;
revoke all on staff.blocked_sender from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.blocked_sender to service_role;
create policy staff_all on staff.blocked_sender to service_role using (true) with check (true);

alter table staff.received_mail
  -- When its sender was blocked. The email is hidden, so that the block can be undone, and deleted a day later.
  add column blocked_at timestamptz,
  add constraint received_mail_blocked_unsorted check (blocked_at is null or lead_id is null);
