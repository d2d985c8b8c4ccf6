-- Numbers reads how promises were kept from sums a day, so that what it takes grows little with the leads.

-- A class of waiting times, eight for each time that they double: the first bits of the seconds, whose order is theirs.
-- A longer wait never has a lower class, so that a median lies in the class in which the middle of all lies.
create function staff.wait_of(waited interval) returns smallint
language sql immutable parallel safe
return case when waited < interval '0' then 0 else
  get_byte(float8send(date_part('epoch', waited)), 0) * 128 + get_byte(float8send(date_part('epoch', waited)), 1) / 2
end;

-- Sums of leads without trials, a line for each change, added up once a day. Days are those of UTC: they stay as they are
-- when the agency moves to another time zone.
create table staff.lead_sum (
  -- When the form was stored; null for open leads.
  day date,
  -- Of promises.
  form text,
  -- Who kept promises, or has open leads.
  member uuid,
  -- The class of how long it took until a promise was kept.
  wait smallint,
  -- The hour in which a promise ends that runs.
  ends timestamptz,
  leads int not null,
  in_time int not null
);

comment on table staff.lead_sum is
  'How many promises of each day and form were kept, ran or bounced, how many each member kept, and how many open leads each has. Nobody else is in it.';

create index lead_sum_of_form on staff.lead_sum (day) where form is not null;
create index lead_sum_of_member on staff.lead_sum (day) where member is not null;

-- The lines of sums that a lead is part of.
-- @param sign 1 for a lead that comes, -1 for one that goes
create function staff.sums_of(
  sign int, created_at timestamptz, subject_table text, due_at timestamptz, kept_at timestamptz, bounced_at timestamptz,
  kept_member uuid, assignee uuid, status text, is_test boolean
) returns table (day date, form text, member uuid, wait smallint, ends timestamptz, leads int, in_time int)
language sql immutable parallel safe
begin atomic
  select (created_at at time zone 'UTC')::date, subject_table, null::uuid, staff.wait_of(kept_at - created_at),
    case when kept_at is null and bounced_at is null then date_bin('1 hour', due_at, 'epoch') end,
    sign, case when kept_at <= due_at then sign else 0 end
  where due_at is not null and status <> 'spam' and not is_test
  union all
  select (created_at at time zone 'UTC')::date, null, kept_member, staff.wait_of(kept_at - created_at), null,
    sign, case when kept_at <= due_at then sign else 0 end
  where kept_member is not null and status <> 'spam' and not is_test
  union all
  select null, null, assignee, null, null, sign, 0
  where assignee is not null and status in ('new', 'contacted', 'qualified') and not is_test;
end;

-- Only adds lines: two who change leads at once never wait for each other here.
create function staff.sum_leads() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time)
    from came as l cross join lateral staff.sums_of(1, l.created_at, l.subject_table, l.due_at, l.kept_at, l.bounced_at,
      l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends;
  elsif tg_op = 'DELETE' then
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time)
    from gone as l cross join lateral staff.sums_of(-1, l.created_at, l.subject_table, l.due_at, l.kept_at, l.bounced_at,
      l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends;
  else
    insert into staff.lead_sum
    select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time)
    from (
      select 1 as sign, created_at, subject_table, due_at, kept_at, bounced_at, kept_member, assignee, status, is_test from came
      union all
      select -1, created_at, subject_table, due_at, kept_at, bounced_at, kept_member, assignee, status, is_test from gone
    ) as l
    cross join lateral staff.sums_of(l.sign, l.created_at, l.subject_table, l.due_at, l.kept_at, l.bounced_at,
      l.kept_member, l.assignee, l.status, l.is_test) as s
    group by s.day, s.form, s.member, s.wait, s.ends
    having (sum(s.leads), sum(s.in_time)) <> (0, 0);
  end if;
  return null;
end
$$;

create trigger sum_new_leads after insert on staff.lead referencing new table as came
  for each statement execute function staff.sum_leads();
create trigger sum_changed_leads after update on staff.lead referencing old table as gone new table as came
  for each statement execute function staff.sum_leads();
create trigger sum_deleted_leads after delete on staff.lead referencing old table as gone
  for each statement execute function staff.sum_leads();

-- Makes the sums anew, from the leads. Whoever changes leads waits meanwhile.
create function staff.sum_all_leads() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  lock table staff.lead in share row exclusive mode;
  delete from staff.lead_sum;
  insert into staff.lead_sum
  select s.day, s.form, s.member, s.wait, s.ends, sum(s.leads), sum(s.in_time)
  from staff.lead as l cross join lateral staff.sums_of(1, l.created_at, l.subject_table, l.due_at, l.kept_at, l.bounced_at,
    l.kept_member, l.assignee, l.status, l.is_test) as s
  group by s.day, s.form, s.member, s.wait, s.ends
$$;

-- As before, and of these sums those that have several lines. Several processes take turns.
create or replace function staff.add_up_leads() returns void
language sql set search_path = pg_catalog, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('add_up_leads'));
  with lines as (delete from staff.lead_day returning *)
  insert into staff.lead_day
  select day, form, channel, sum(sent), sum(won), sum(amount) from lines group by day, form, channel
  having (sum(sent), sum(won), sum(amount)) <> (0, 0, 0);
  with several as materialized (
    select day, form, member, wait, ends, sum(leads) as leads, sum(in_time) as in_time, array_agg(ctid) as lines
    from staff.lead_sum group by day, form, member, wait, ends having count(*) > 1
  ),
  gone as (delete from staff.lead_sum where ctid = any(array(select unnest(lines) from several)))
  insert into staff.lead_sum
  select day, form, member, wait, ends, leads, in_time from several where (leads, in_time) <> (0, 0)
$$;

alter table staff.lead_sum enable row level security;
revoke all on staff.lead_sum from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.lead_sum to service_role;
create policy staff_all on staff.lead_sum to service_role using (true) with check (true);
revoke all on function staff.wait_of(interval), staff.sum_leads(), staff.sum_all_leads() from public;
revoke all on function staff.sums_of(int, timestamptz, text, timestamptz, timestamptz, timestamptz, uuid, uuid, text, boolean)
  from public;
grant execute on function staff.wait_of(interval) to service_role;

-- The leads of one class, among which a median is looked for.
create index lead_waited_of_form on staff.lead (subject_table, staff.wait_of(kept_at - created_at), created_at) include (kept_at)
  where due_at is not null and kept_at is not null and not is_test and status <> 'spam';
create index lead_waited_of_member on staff.lead (kept_member, staff.wait_of(kept_at - created_at), created_at) include (kept_at)
  where kept_member is not null and not is_test and status <> 'spam';

select staff.sum_all_leads();
