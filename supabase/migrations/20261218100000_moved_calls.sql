alter table staff.booking
  -- The call was moved, and no member has opened its lead since then.
  add column is_move_unseen boolean not null default false;
