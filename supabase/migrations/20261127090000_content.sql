-- Words that staff change in the desk. The files of src/content stay their source: here stands what differs from them.

-- A file that is, or was, changed here: as the project has it, and as it is published. Texts, since what comes back into
-- the project is to differ in nothing but the words.
create table staff.content_document (
  id text not null,
  source text not null,
  published text not null,
  -- Each a change at one path of the published document, with what stood there, who made it and when.
  drafts json not null default '[]',
  -- Goes up with every change: whoever changes it says which they saw.
  revision int not null default 0,
  constraint content_document_pkey primary key (id)
);

-- What was published, in words, and the patch that takes it back: null once its place is gone.
create table staff.content_history (
  id bigint generated always as identity,
  document text not null,
  place text not null,
  before text,
  after text,
  member_id uuid,
  published_at timestamptz not null default clock_timestamp(),
  undo json,
  constraint content_history_pkey primary key (id)
);

create unlogged table staff.content_presence (
  document text not null,
  member_id uuid not null,
  seen_at timestamptz not null default now(),
  constraint content_presence_pkey primary key (document, member_id)
);

comment on table staff.content_document is 'Files of src/content that are changed in the desk: as the project has them, and as they are published, and drafts.';
comment on table staff.content_history is 'Words that were published: before, after, by whom.';
comment on table staff.content_presence is 'Who has which document open.';

do $$
declare
  name text;
begin
  foreach name in array array['content_document', 'content_history', 'content_presence'] loop
    execute format('alter table staff.%I enable row level security', name);
    execute format('revoke all on staff.%I from public, anon, authenticated, service_role', name);
    execute format('grant select, insert, update, delete on staff.%I to service_role', name);
    execute format('create policy staff_all on staff.%I to service_role using (true) with check (true)', name);
  end loop;
end
$$;
