-- A lead that a member entered by hand: from a call, an event or a direct message. Only the server inserts it.
create table public.entered_leads (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  name text not null,
  email text,
  phone_number text,
  message text not null,
  source text not null,
  -- Who entered it.
  member_id uuid not null,
  constraint entered_leads_pkey primary key (id),
  constraint entered_leads_by_date unique (created_at, id),
  constraint entered_leads_reachable check (num_nonnulls(email, phone_number) > 0),
  constraint entered_leads_name_length check (char_length(name) between 1 and 200),
  constraint entered_leads_email_length check (char_length(email) <= 254),
  constraint entered_leads_phone_number_length check (char_length(phone_number) between 1 and 100),
  constraint entered_leads_message_length check (char_length(message) between 1 and 10000),
  constraint entered_leads_source_known check (source in ('call', 'event', 'direct_message', 'other'))
);

comment on table public.entered_leads is 'Leads that members entered by hand. message: what the person wants.';

alter table public.entered_leads enable row level security;
revoke all on public.entered_leads from public, anon, authenticated, service_role;
grant insert (id, name, email, phone_number, message, source, member_id) on public.entered_leads to service_role;
create policy staff_insert on public.entered_leads for insert to service_role with check (created_at = now());
grant select, delete on public.entered_leads to service_role;
create policy staff_select on public.entered_leads for select to service_role using (true);
create policy staff_delete on public.entered_leads for delete to service_role using (true);

call staff.watch('public.entered_leads');

insert into staff.promise (subject_table, hours) values ('entered_leads', 24);
