create function public.lowercase_email() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.email := lower(new.email);
  return new;
end
$$;

comment on function public.lowercase_email() is 'Trigger: stores an address in lower case whatever the case sent.';
revoke execute on function public.lowercase_email() from public;

create table public.newsletter_subscribers (
  -- The data service names the row of a repeated submit; everyone else gets a random id.
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid, gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  email text not null,
  source text not null default 'footer',
  constraint newsletter_subscribers_pkey primary key (id),
  constraint newsletter_subscribers_email_key unique (email),
  constraint newsletter_subscribers_email_lowercase check (email = lower(email)),
  constraint newsletter_subscribers_email_format check (email ~ '\S@\S'),
  constraint newsletter_subscribers_email_length check (char_length(email) <= 320),
  constraint newsletter_subscribers_source_length check (char_length(source) between 1 and 100)
);

comment on table public.newsletter_subscribers is 'Addresses left in a newsletter form; source is the placement of the form.';

create trigger newsletter_subscribers_lowercase_email
  before insert or update of email on public.newsletter_subscribers
  for each row execute function public.lowercase_email();

alter table public.newsletter_subscribers enable row level security;
revoke all on public.newsletter_subscribers from public, anon, authenticated, service_role;

grant insert (email, source) on public.newsletter_subscribers to anon;
-- A visitor's row is always dated now: the check says so instead of a bare `true`.
create policy visitors_insert on public.newsletter_subscribers
  for insert to anon with check (created_at = now());

grant select, delete on public.newsletter_subscribers to service_role;
create policy staff_select on public.newsletter_subscribers for select to service_role using (true);
create policy staff_delete on public.newsletter_subscribers for delete to service_role using (true);
