-- Typefaces are uploaded like pictures.
alter table staff.picture drop constraint picture_file_named;
alter table staff.picture add constraint picture_file_named
  check (file ~ '^uploads/[0-9a-f]{16}\.(jpg|png|webp|svg|mp4|webm|woff2)$');

comment on table staff.picture is
  'Pictures, films and typefaces that staff uploaded, without camera data; pictures at most 4096 px wide or high.';
