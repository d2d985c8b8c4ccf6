create table public.early_access_signups (
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  first_name text not null,
  last_name text not null,
  email text not null,
  company text not null,
  role text,
  interested_feature text,
  comments text,
  source text not null default 'website_modal',
  constraint early_access_signups_pkey primary key (id),
  constraint early_access_signups_first_name_length check (char_length(first_name) between 1 and 1000),
  constraint early_access_signups_last_name_length check (char_length(last_name) between 1 and 1000),
  constraint early_access_signups_email_length check (char_length(email) between 1 and 320),
  constraint early_access_signups_company_length check (char_length(company) between 1 and 1000),
  -- The empty string is what an untouched select sends.
  constraint early_access_signups_role_known check (
    role in ('', 'founder', 'marketing', 'ecommerce', 'content', 'agency', 'other')
  ),
  constraint early_access_signups_interested_feature_known check (
    interested_feature in (
      'AI Avatars', 'Live Production', 'Host Training', 'Analytics & Optimization',
      'Strategic Planning', 'Content Development', 'All Services'
    )
  ),
  constraint early_access_signups_comments_length check (char_length(comments) <= 20000),
  constraint early_access_signups_source_known check (source = 'website_modal')
);

comment on table public.early_access_signups is 'Early-access list for upcoming features.';

alter table public.early_access_signups enable row level security;
revoke all on public.early_access_signups from public, anon, authenticated, service_role;

grant insert (
  first_name, last_name, email, company, role, interested_feature, comments, source
) on public.early_access_signups to anon;
create policy visitors_insert on public.early_access_signups
  for insert to anon with check (created_at = now());

grant select, delete on public.early_access_signups to service_role;
create policy staff_select on public.early_access_signups for select to service_role using (true);
create policy staff_delete on public.early_access_signups for delete to service_role using (true);
