-- Replies that staff give often, shared by all. Placeholders such as {first name} are filled in the desk.
create table staff.saved_reply (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- The author, who may delete it; so may admins.
  member_id uuid not null,
  changed_at timestamptz not null default now(),
  name text not null,
  shortcut text not null,
  body text not null,
  constraint saved_reply_pkey primary key (id),
  constraint saved_reply_by_date unique (created_at, id),
  constraint saved_reply_shortcut_once unique (shortcut),
  constraint saved_reply_shortcut_letters check (shortcut ~ '^[a-z]{2,12}$'),
  constraint saved_reply_name_length check (char_length(name) between 1 and 80),
  constraint saved_reply_body_length check (char_length(body) between 1 and 5000)
);

comment on table staff.saved_reply is 'Texts that staff insert into replies by a shortcut.';

alter table staff.saved_reply enable row level security;
revoke all on staff.saved_reply from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.saved_reply to service_role;
create policy staff_all on staff.saved_reply to service_role using (true) with check (true);

-- Up to four lines below the member's replies; empty for the name and the brand.
alter table staff.member add column signature text not null default '',
  add constraint member_signature_length check (char_length(signature) <= 400);
