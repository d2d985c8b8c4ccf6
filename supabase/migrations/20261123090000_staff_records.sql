-- What staff keep beside the rows. The public key never gets here: it is let into `public` only.
create schema staff;
grant usage on schema staff to service_role;

create table staff.erasures (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  reason text not null,
  row_counts jsonb not null,
  constraint erasures_pkey primary key (id),
  constraint erasures_by_date unique (created_at, id),
  constraint erasures_reason_known check (reason in ('request', 'age')),
  constraint erasures_row_counts_are_numbers check (
    jsonb_typeof(row_counts) = 'object' and not jsonb_path_exists(row_counts, '$.* ? (@.type() != "number")')
  )
);

comment on table staff.erasures is
  'A line for each time rows were deleted: when, why, and how many of which table. Nobody''s data is in it, and lines stay.';

alter table staff.erasures enable row level security;
revoke all on staff.erasures from public, anon, authenticated, service_role;
grant select, insert on staff.erasures to service_role;
create policy staff_select on staff.erasures for select to service_role using (true);
create policy staff_insert on staff.erasures for insert to service_role with check (created_at = now());

create table staff.kept_rows (
  id uuid not null,
  created_at timestamptz not null default now(),
  constraint kept_rows_pkey primary key (id),
  constraint kept_rows_by_date unique (created_at, id)
);

comment on table staff.kept_rows is
  'Ids of rows that their age does not delete: of members of the network, and of what became part of a contract.';

alter table staff.kept_rows enable row level security;
revoke all on staff.kept_rows from public, anon, authenticated, service_role;
grant select, insert, delete on staff.kept_rows to service_role;
create policy staff_select on staff.kept_rows for select to service_role using (true);
create policy staff_insert on staff.kept_rows for insert to service_role with check (created_at = now());
create policy staff_delete on staff.kept_rows for delete to service_role using (true);
