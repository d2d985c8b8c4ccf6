create table public.contact_submissions (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  company text,
  inquiry_type text not null,
  message text not null,
  constraint contact_submissions_pkey primary key (id),
  constraint contact_submissions_first_name_length check (char_length(first_name) between 1 and 1000),
  constraint contact_submissions_last_name_length check (char_length(last_name) between 1 and 1000),
  constraint contact_submissions_email_format check (email ~ '\S@\S'),
  constraint contact_submissions_email_length check (char_length(email) <= 320),
  constraint contact_submissions_company_length check (char_length(company) <= 1000),
  constraint contact_submissions_inquiry_type_known check (
    inquiry_type in ('new-client', 'existing-client', 'partnership', 'media', 'other')
  ),
  constraint contact_submissions_message_length check (char_length(message) between 1 and 20000)
);

comment on table public.contact_submissions is 'Messages from the contact page.';

alter table public.contact_submissions enable row level security;
revoke all on public.contact_submissions from public, anon, authenticated, service_role;

grant insert (
  first_name, last_name, email, company, inquiry_type, message
) on public.contact_submissions to anon;
create policy visitors_insert on public.contact_submissions
  for insert to anon with check (created_at = now());

grant select, delete on public.contact_submissions to service_role;
create policy staff_select on public.contact_submissions for select to service_role using (true);
create policy staff_delete on public.contact_submissions for delete to service_role using (true);
