-- Emails that customers send back. They belong to a lead, or are unsorted until staff assign them.

-- Identities of emails that were stored, so that a repeated delivery adds nothing, even after staff deleted the email.
create table staff.heard_mail (
  id uuid not null,
  created_at timestamptz not null default now(),
  constraint heard_mail_pkey primary key (id),
  constraint heard_mail_by_date unique (created_at, id)
);

create table staff.received_mail (
  -- A hash of Message-ID and content.
  id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  lead_id uuid references staff.lead (id) on delete cascade,
  kind text not null,
  -- How the lead was found; null while it is unsorted.
  matched_by text,
  sender_name text not null,
  sender_address text not null,
  address_hash text not null,
  sent_at timestamptz,
  message_id text,
  subject text not null,
  body text not null,
  quoted text not null,
  is_cut boolean not null,
  -- Deadline and status of the lead before this email.
  before jsonb,
  search_text text not null generated always as (staff.searchable(left(subject || ' ' || body, 20000))) stored,
  constraint received_mail_pkey primary key (id),
  constraint received_mail_by_date unique (created_at, id),
  constraint received_mail_kind_known check (kind in ('answer', 'automatic', 'bounce', 'complaint', 'colleague')),
  constraint received_mail_matched_by_known check (matched_by in ('token', 'references', 'address', 'hand')),
  constraint received_mail_matched_whole check ((lead_id is null) = (matched_by is null))
);

comment on table staff.received_mail is 'Emails that were received: plain text only, with the quoted history apart.';

create index received_mail_by_lead on staff.received_mail (lead_id, created_at) where lead_id is not null;
create index received_mail_unsorted on staff.received_mail (created_at) where lead_id is null;
create index received_mail_by_address on staff.received_mail (address_hash);

create table staff.received_file (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  mail_id uuid not null references staff.received_mail (id) on delete cascade,
  place int not null,
  name text not null,
  type text not null,
  bytes int not null,
  -- Null when it was too large to store.
  content bytea,
  constraint received_file_pkey primary key (id),
  constraint received_file_by_date unique (created_at, id),
  constraint received_file_once unique (mail_id, place)
);

-- How far a mailbox was read, and which process reads it.
create table staff.mailbox (
  -- A hash of host, user and folder.
  id text not null,
  uid_validity text,
  last_uid bigint not null default 0,
  lease uuid,
  leased_until timestamptz,
  checked_at timestamptz,
  failing_since timestamptz,
  constraint mailbox_pkey primary key (id)
);

alter table staff.lead
  -- Part of the Reply-To address of replies.
  add column reply_token text not null default replace(gen_random_uuid()::text, '-', ''),
  -- When the customer wrote the last email.
  add column heard_at timestamptz,
  add constraint lead_reply_token_once unique (reply_token);

alter table staff.suppressed_addresses
  drop constraint suppressed_addresses_reason_known,
  add constraint suppressed_addresses_reason_known check (reason in ('left', 'refused', 'complained'));

do $$
declare
  name text;
begin
  foreach name in array array['heard_mail', 'received_mail', 'received_file', 'mailbox'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;
grant update on staff.received_mail, staff.mailbox to service_role;
