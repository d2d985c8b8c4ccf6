create table public.waitlist_entries (
  -- Derived from the Idempotency-Key, so that a retry is stored once. Our server sets request.row_id; hosted Supabase uses the header.
  id uuid not null default coalesce(
    nullif(current_setting('request.row_id', true), '')::uuid,
    left(encode(sha256(convert_to(nullif(
      nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key', ''
    ), 'UTF8')), 'hex'), 32)::uuid,
    gen_random_uuid()
  ),
  created_at timestamptz not null default now(),
  -- Staff commands find and erase a person by the column `email`.
  email text not null,
  plan text not null,
  reason text not null,
  comments text,
  constraint waitlist_entries_pkey primary key (id),
  constraint waitlist_entries_by_date unique (created_at, id),
  constraint waitlist_entries_email_length check (char_length(email) <= 320),
  constraint waitlist_entries_email_address check (
    email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@(?:[A-Za-z0-9]+(?:\.|-+))*[A-Za-z0-9]+$'
    and (char_length(email) < 66 or email !~ '@.*[^.]{64}')
  ),
  constraint waitlist_entries_plan_known check (plan in ('starter', 'studio')),
  constraint waitlist_entries_reason_length check (char_length(reason) between 1 and 1000),
  constraint waitlist_entries_comments_length check (char_length(comments) <= 20000)
);

comment on table public.waitlist_entries is 'People who are waiting for a plan.';

alter table public.waitlist_entries enable row level security;
revoke all on public.waitlist_entries from public, anon, authenticated, service_role;

grant insert (email, plan, reason, comments) on public.waitlist_entries to anon;
create policy visitors_insert on public.waitlist_entries for insert to anon with check (created_at = now());

grant select, delete on public.waitlist_entries to service_role;
create policy staff_select on public.waitlist_entries for select to service_role using (true);
create policy staff_delete on public.waitlist_entries for delete to service_role using (true);

-- Queues a job for each stored row, and quarantines rows that bots sent.
call staff.watch('public.waitlist_entries');
