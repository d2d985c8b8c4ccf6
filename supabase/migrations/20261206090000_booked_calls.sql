-- A call that an unknown person booked with the scheduler. It is a lead like a form, but only the server may insert it.
create table public.booked_calls (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  name text,
  email text not null,
  phone_number text,
  meeting text,
  message text,
  constraint booked_calls_pkey primary key (id),
  constraint booked_calls_by_date unique (created_at, id),
  constraint booked_calls_name_length check (char_length(name) between 1 and 1000),
  constraint booked_calls_email_length check (char_length(email) <= 320),
  constraint booked_calls_email_address check (
    email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@(?:[A-Za-z0-9]+(?:\.|-+))*[A-Za-z0-9]+$'
    and (char_length(email) < 66 or email !~ '@.*[^.]{64}')
  ),
  constraint booked_calls_phone_number_length check (char_length(phone_number) between 1 and 1000),
  constraint booked_calls_meeting_length check (char_length(meeting) between 1 and 1000),
  constraint booked_calls_message_length check (char_length(message) between 1 and 20000)
);

comment on table public.booked_calls is 'Calls that unknown people booked with the scheduler. message: answers to its questions.';

alter table public.booked_calls enable row level security;
revoke all on public.booked_calls from public, anon, authenticated, service_role;

-- Visitors have no privilege. The date is always the default.
grant insert (name, email, phone_number, meeting, message) on public.booked_calls to service_role;
create policy staff_insert on public.booked_calls for insert to service_role with check (created_at = now());
grant select, delete on public.booked_calls to service_role;
create policy staff_select on public.booked_calls for select to service_role using (true);
create policy staff_delete on public.booked_calls for delete to service_role using (true);

call staff.watch('public.booked_calls');

insert into staff.promise (subject_table, hours) values ('booked_calls', 24);
