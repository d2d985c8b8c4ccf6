alter table staff.lead
  add column remind_note text,
  add constraint lead_remind_note_short check (char_length(remind_note) <= 200);

create function staff.end_remind_note() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.remind_note := null;
  return new;
end
$$;

-- Runs after `order_lead`, which ends reminders: triggers run in the order of their names.
create trigger remind_note_ends before update on staff.lead
  for each row when (new.remind_at is null and new.remind_note is not null) execute function staff.end_remind_note();

revoke all on function staff.end_remind_note() from public;
