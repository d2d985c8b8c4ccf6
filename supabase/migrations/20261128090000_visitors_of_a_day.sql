-- A day's salt, and whom it told apart, go when that day is over: by then one purge a day ends them within 48 hours, also
-- where nobody visits. Five minutes are left for what was counted at the end of the day and is on its way.
create or replace function staff.forget_visitors() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  delete from staff.count_visitor where day < staff.day_of(now() - interval '5 minutes');
  delete from staff.count_salt where day < staff.day_of(now() - interval '5 minutes')
$$;
