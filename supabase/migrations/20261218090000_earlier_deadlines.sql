-- Reports judge a lead by all of its deadlines: the present one starts again when the customer writes.
alter table staff.lead
  -- Whether any deadline before the current one was missed; null if none was met or missed.
  add column was_late boolean;

alter table staff.lead disable trigger user;
update staff.lead set was_late = earlier.was_late
from (
  select lead_id, bool_or((before ->> 'kept_at')::timestamptz > (before ->> 'due_at')::timestamptz) as was_late
  from staff.received_mail where lead_id is not null and before ->> 'due_at' is not null and before ->> 'kept_at' is not null
  group by lead_id
) as earlier
where earlier.lead_id = lead.id and lead.waiting_since is not null;
alter table staff.lead enable trigger user;

create or replace function staff.order_lead() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  -- A customer who writes to a won lead waits, although it stays won.
  is_asking boolean := tg_op = 'UPDATE' and new.status = 'won' and old.status = 'won' and new.kept_at is null
    and coalesce(new.heard_at >= new.waiting_since, false);
  is_closed boolean := not staff.is_open_status(new.status) and not is_asking;
  is_due boolean;
begin
  if new.is_inquiry is null then
    new.is_inquiry := staff.asks_for_reply(new.subject_table, new.subject_id);
  end if;
  -- They wrote or booked after all.
  if new.waiting_since is not null then
    new.is_inquiry := true;
  end if;
  -- A new deadline replaces one that was met or missed. One that ended without a reply was neither.
  if tg_op = 'UPDATE' and new.waiting_since > coalesce(old.waiting_since, '-infinity')
    and old.due_at is not null and old.kept_by is distinct from 'no_reply'
    and (old.kept_at is not null or old.due_at < new.waiting_since)
  then
    new.was_late := coalesce(old.was_late, false) or coalesce(old.kept_at, new.waiting_since) > old.due_at;
  end if;
  if is_closed and new.due_at is not null and new.kept_at is null then
    new.kept_at := clock_timestamp();
    new.kept_by := 'closed';
  elsif not is_closed and new.kept_by = 'closed' then
    new.kept_at := null;
    new.kept_by := null;
  end if;
  if is_closed then
    new.reply_failed_at := null;
  end if;
  if tg_op = 'UPDATE' and new.remind_at is not distinct from old.remind_at
    -- An email that needs no reply does not change our own plans.
    and coalesce(new.kept_by, old.kept_by) is distinct from 'no_reply'
    and (new.kept_at is distinct from old.kept_at or is_closed and new.status is distinct from old.status)
  then
    new.remind_at := null;
    new.remind_member := null;
  end if;
  is_due := new.kept_at is null and (
    new.bounced_at is not null or new.is_inquiry and new.due_at is not null
  );
  new.awaits_us := not is_closed and (
    is_due or new.reply_failed_at is not null
    or (new.is_inquiry or new.assignee is not null) and new.status = 'new'
      and coalesce(new.kept_by, 'machine') = 'machine'
  );
  new.urgency := case
    when is_due then extract(epoch from least(case when new.is_inquiry then new.due_at end, new.bounced_at))
    when new.remind_at is not null then extract(epoch from new.remind_at)
    else 1e11 - extract(epoch from new.created_at)
  end;
  return new;
end
$$;

-- Nobody met a deadline that ended without a reply.
create or replace function staff.place_lead() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    new.day := staff.day_of(new.created_at);
    new.channel := staff.channel_of(new.source);
  end if;
  if new.status <> 'won' then
    new.won_amount := null;
  end if;
  if new.kept_by is null or new.kept_by in ('machine', 'no_reply') then
    new.kept_member := null;
  else
    new.kept_member := coalesce(new.kept_member, staff.keeper_of(new));
  end if;
  return new;
end
$$;

-- The member whose answer met the present deadline.
create or replace function staff.keeper_of(its staff.lead) returns uuid
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case when its.kept_by = 'mail' then (
    select member_id from staff.reply join staff.job on job.subject_id = reply.id and job.kind = 'mail.reply'
    where reply.lead_id = its.id and job.state = 'done' order by job.done_at = its.kept_at desc, job.done_at, job.id limit 1
  ) else (
    select member_id from staff.event where lead_id = its.id and event.kind = its.kept_by
    order by created_at = its.kept_at desc, created_at desc limit 1
  ) end
$$;

alter table staff.lead_sum add column late int not null default 0;
comment on table staff.lead_sum is
  'How many deadlines of each day and form were met, missed, are running or bounced, how many each member met, and how many open leads each has. Nobody else is in it.';

drop function staff.sums_of(int, timestamptz, text, timestamptz, timestamptz, timestamptz, uuid, uuid, text, boolean);

-- The lines of sums that a lead is part of. `leads` counts its present deadline; `in_time` and `late` count the lead once, by
-- all of its deadlines that have ended.
-- @param sign 1 for a lead that comes, -1 for one that goes
create function staff.sums_of(
  sign int, created_at timestamptz, waiting_since timestamptz, subject_table text, due_at timestamptz, kept_at timestamptz,
  kept_by text, bounced_at timestamptz, was_late boolean, kept_member uuid, assignee uuid, status text, is_test boolean
) returns table (day date, form text, member uuid, wait smallint, ends timestamptz, leads int, in_time int, late int)
language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select (created_at at time zone 'UTC')::date, subject_table, null::uuid,
    staff.wait_of(case when kept_by <> 'no_reply' then kept_at - coalesce(waiting_since, created_at) end),
    case when kept_at is null and bounced_at is null then date_bin('1 hour', due_at, 'epoch') end,
    case when kept_by = 'no_reply' then 0 else sign end,
    case when is_late is false then sign else 0 end,
    case when is_late then sign else 0 end
  from (
    select case
      when kept_at is null and bounced_at is not null then null
      when kept_at is null or kept_by = 'no_reply' then was_late
      else kept_at > due_at or coalesce(was_late, false)
    end as is_late
  ) as judged
  where due_at is not null and status <> 'spam' and not is_test
  union all
  select (created_at at time zone 'UTC')::date, null, kept_member,
    staff.wait_of(kept_at - coalesce(waiting_since, created_at)), null,
    sign, case when kept_at <= due_at then sign else 0 end, case when kept_at <= due_at then 0 else sign end
  where kept_member is not null and status <> 'spam' and not is_test
  union all
  select null, null, assignee, null, null, sign, 0, 0
  where assignee is not null and staff.is_open_status(status) and not is_test;
end;

create or replace function staff.sum_leads() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time), sum(s.late)
    from came as l cross join lateral staff.sums_of(1, l.created_at, l.waiting_since, l.subject_table, l.due_at, l.kept_at,
      l.kept_by, l.bounced_at, l.was_late, l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends;
  elsif tg_op = 'DELETE' then
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time), sum(s.late)
    from gone as l cross join lateral staff.sums_of(-1, l.created_at, l.waiting_since, l.subject_table, l.due_at, l.kept_at,
      l.kept_by, l.bounced_at, l.was_late, l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends;
  else
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time), sum(s.late)
    from (
      select 1 as sign, created_at, waiting_since, subject_table, due_at, kept_at, kept_by, bounced_at, was_late, kept_member,
        assignee, status, is_test from came
      union all
      select -1, created_at, waiting_since, subject_table, due_at, kept_at, kept_by, bounced_at, was_late, kept_member,
        assignee, status, is_test from gone
    ) as l
    cross join lateral staff.sums_of(l.sign, l.created_at, l.waiting_since, l.subject_table, l.due_at, l.kept_at,
      l.kept_by, l.bounced_at, l.was_late, l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends
    having (sum(s.leads), sum(s.in_time), sum(s.late)) <> (0, 0, 0);
  end if;
  return null;
end
$$;

create or replace function staff.sum_all_leads() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  lock table staff.lead in share row exclusive mode;
  delete from staff.lead_sum;
  insert into staff.lead_sum
  select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time), sum(s.late)
  from staff.lead as l cross join lateral staff.sums_of(1, l.created_at, l.waiting_since, l.subject_table, l.due_at, l.kept_at,
    l.kept_by, l.bounced_at, l.was_late, l.kept_member, l.assignee, l.status, l.is_test) as s
  group by s.day, s.form, s.member, s.wait, s.ends
$$;

create or replace function staff.add_up_leads() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('add_up_leads'));
  with lines as (delete from staff.lead_day returning *)
  insert into staff.lead_day
  select day, form, channel, sum(sent), sum(won), sum(amount) from lines group by day, form, channel
  having (sum(sent), sum(won), sum(amount)) <> (0, 0, 0);
  with several as materialized (
    select day, form, member, wait, ends, sum(leads) as leads, sum(in_time) as in_time, sum(late) as late,
      array_agg(ctid) as lines
    from staff.lead_sum group by day, form, member, wait, ends having count(*) > 1
  ),
  gone as (delete from staff.lead_sum where ctid = any(array(select unnest(lines) from several)))
  insert into staff.lead_sum
  select day, form, member, wait, ends, leads, in_time, late from several where (leads, in_time, late) <> (0, 0, 0)
$$;

drop index staff.lead_waited_of_form, staff.lead_waited_of_member;
create index lead_waited_of_form on staff.lead
  (subject_table, staff.wait_of(kept_at - coalesce(waiting_since, created_at)), created_at) include (kept_at, waiting_since)
  where due_at is not null and kept_at is not null and kept_by <> 'no_reply' and not is_test and status <> 'spam';
create index lead_waited_of_member on staff.lead
  (kept_member, staff.wait_of(kept_at - coalesce(waiting_since, created_at)), created_at) include (kept_at, waiting_since)
  where kept_member is not null and not is_test and status <> 'spam';
-- Reports read months of deadlines from these alone.
drop index staff.lead_promised, staff.lead_kept;
create index lead_promised on staff.lead (subject_table, created_at)
  include (due_at, kept_at, kept_by, bounced_at, waiting_since, was_late)
  where due_at is not null and not is_test and status <> 'spam';
create index lead_kept on staff.lead (kept_member, created_at) include (due_at, kept_at, waiting_since)
  where kept_member is not null and not is_test and status <> 'spam';

revoke all on function staff.sums_of(int, timestamptz, timestamptz, text, timestamptz, timestamptz, text, timestamptz,
  boolean, uuid, uuid, text, boolean) from public;

select staff.sum_all_leads();
