alter procedure staff.watch(regclass) set search_path = pg_catalog, pg_temp;
alter function staff.wait_of(interval) set search_path = pg_catalog, pg_temp;
alter function staff.sums_of(int, timestamptz, text, timestamptz, timestamptz, timestamptz, uuid, uuid, text, boolean)
  set search_path = pg_catalog, pg_temp;
create index release_asked_by on staff.release (asked_by);
create index invite_invited_by on staff.invite (invited_by);
create index hook_event_endpoint on staff.hook_event (endpoint_id);
