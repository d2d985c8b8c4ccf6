-- A status is open unless it is named here, so a new open status needs no migration.
create function staff.is_open_status(status text) returns boolean
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
return status not in ('won', 'lost', 'spam');
revoke all on function staff.is_open_status(text) from public;
grant execute on function staff.is_open_status(text) to service_role;

alter table staff.lead
  drop constraint lead_status_known,
  add constraint lead_status_known check (status ~ '^[a-z_]{1,30}$'),
  drop column is_open,
  add column is_open boolean not null generated always as (staff.is_open_status(status)) stored;
create index lead_open on staff.lead (urgency, number) where is_open;
create index lead_open_of_form on staff.lead (subject_table, urgency, number) where is_open;
create index lead_open_of_member on staff.lead (assignee, urgency, number) include (is_test)
  where is_open and assignee is not null;

create or replace function staff.sums_of(
  sign int, created_at timestamptz, subject_table text, due_at timestamptz, kept_at timestamptz, bounced_at timestamptz,
  kept_member uuid, assignee uuid, status text, is_test boolean
) returns table (day date, form text, member uuid, wait smallint, ends timestamptz, leads int, in_time int)
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select (created_at at time zone 'UTC')::date, subject_table, null::uuid, staff.wait_of(kept_at - created_at),
    case when kept_at is null and bounced_at is null then date_bin('1 hour', due_at, 'epoch') end,
    sign, case when kept_at <= due_at then sign else 0 end
  where due_at is not null and status <> 'spam' and not is_test
  union all
  select (created_at at time zone 'UTC')::date, null, kept_member, staff.wait_of(kept_at - created_at), null,
    sign, case when kept_at <= due_at then sign else 0 end
  where kept_member is not null and status <> 'spam' and not is_test
  union all
  select null, null, assignee, null, null, sign, 0
  where assignee is not null and staff.is_open_status(status) and not is_test;
end;
