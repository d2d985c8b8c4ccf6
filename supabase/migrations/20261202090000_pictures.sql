-- Pictures that staff upload in the desk. Content files name them by `file`.
create table staff.picture (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  -- uploads/<first 16 hex digits of the SHA-256 of data>.<ending>
  file text not null,
  name text not null,
  type text not null,
  width int not null,
  height int not null,
  -- Null until somebody describes it; empty for a decoration.
  alt text,
  -- The point that every crop keeps, in percent from left and top; null means the center.
  focus_x smallint,
  focus_y smallint,
  member_id uuid,
  data bytea not null,
  -- At most 480 px, WebP.
  thumbnail bytea not null,
  bytes int not null generated always as (octet_length(data) + octet_length(thumbnail)) stored,
  constraint picture_pkey primary key (id),
  constraint picture_file_key unique (file),
  constraint picture_file_named check (file ~ '^uploads/[0-9a-f]{16}\.(jpg|png|webp|svg)$'),
  constraint picture_name_length check (length(name) between 1 and 200),
  constraint picture_alt_length check (length(alt) <= 500),
  constraint picture_has_size check (width > 0 and height > 0),
  constraint picture_focus_within check (
    (focus_x is null) = (focus_y is null) and focus_x between 0 and 100 and focus_y between 0 and 100
  )
);

comment on table staff.picture is 'Pictures that staff uploaded, without camera data, at most 4096 px wide or high.';

-- Pictures are compressed already.
alter table staff.picture alter column data set storage external, alter column thumbnail set storage external;

create index picture_by_date on staff.picture (created_at, id);
alter table staff.picture enable row level security;
revoke all on staff.picture from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.picture to service_role;
create policy staff_all on staff.picture to service_role using (true) with check (true);
