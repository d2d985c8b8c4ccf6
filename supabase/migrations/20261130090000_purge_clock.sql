-- A purge trusts a clock only in comparison with the last purge: one start with a clock that is years ahead would
-- delete every row that has an end.
create table staff.purge_clock (
  id boolean not null default true check (id),
  last_at timestamptz not null,
  constraint purge_clock_pkey primary key (id)
);

comment on table staff.purge_clock is 'When the last purge ran whose clock was plausible: one row.';

alter table staff.purge_clock enable row level security;
revoke all on staff.purge_clock from public, anon, authenticated, service_role;
grant select, insert, update on staff.purge_clock to service_role;
create policy staff_select on staff.purge_clock for select to service_role using (true);
create policy staff_insert on staff.purge_clock for insert to service_role with check (true);
create policy staff_update on staff.purge_clock for update to service_role using (true) with check (true);
