-- Open leads are those on which staff are expected to act. `awaits_us` says so, except for reminders, which fall due
-- without a change.
alter table staff.lead
  -- A person is expected to answer. Subscriptions, calculations and early access without a question are none.
  add column is_inquiry boolean,
  add column awaits_us boolean not null default false,
  -- The last reply was refused, or nobody knows where it is.
  add column reply_failed_at timestamptz,
  add column remind_at timestamptz,
  add column remind_member uuid,
  add constraint lead_reminder_whole check (num_nulls(remind_at, remind_member) in (0, 2));

create function staff.asks_for_reply(lead_table text, lead_row uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when exists (select from staff.promise where subject_table = lead_table and mail_kind is not null) then false
    when exists (select from staff.promise where subject_table = lead_table) then true
    when lead_table = 'early_access_signups' then not exists (
      select from public.early_access_signups where id = lead_row and coalesce(comments, '') !~ '\S'
    )
    else true
  end
$$;

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

-- A mail that is only saved as a file reached nobody.
create or replace function staff.after_job() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  its staff.lead;
  is_promised boolean := false;
  is_reply boolean := new.kind = 'mail.reply';
  is_saved_only boolean := new.state = 'done' and coalesce(new.reply, '') ~ '^written to \S+\.eml$';
begin
  if is_reply then
    select l.* into its from staff.lead as l join staff.reply on reply.lead_id = l.id where reply.id = new.subject_id;
  else
    select l.* into its from staff.lead as l
    where l.subject_id = new.subject_id and l.subject_table = new.subject_table
      and exists (select from staff.promise where promise.subject_table = l.subject_table and mail_kind = new.kind);
    is_promised := its.id is not null;
  end if;
  if its.id is null then
    return null;
  end if;
  if new.state = 'done' and not is_saved_only then
    update staff.lead set
      bounced_at = case when is_promised then null else bounced_at end,
      kept_at = case when due_at is null then kept_at else coalesce(kept_at, new.done_at) end,
      kept_by = case when due_at is null then kept_by
        else coalesce(kept_by, case when is_promised then 'machine' else 'mail' end) end,
      status = case when is_reply and status = 'new' then 'contacted' else status end,
      reply_failed_at = case when is_reply then null else reply_failed_at end,
      remind_at = case when is_reply then null else remind_at end,
      remind_member = case when is_reply then null else remind_member end
    where id = its.id;
  elsif is_reply and new.state in ('dead', 'uncertain', 'held') then
    update staff.lead set reply_failed_at = new.done_at where id = its.id;
  elsif is_promised and new.state in ('dead', 'uncertain') or (
    is_promised and new.state = 'held'
    and exists (
      select from staff.suppressed_addresses as s where s.address_hash = coalesce(new.address_hash, its.address_hash)
    )
  ) then
    update staff.lead set bounced_at = new.done_at where id = its.id;
  elsif is_promised and new.state = 'held' then
    -- They had that mail already, within the bounds of an address.
    update staff.lead set due_at = null where id = its.id;
  elsif is_promised then
    update staff.lead set bounced_at = null where id = its.id;
  end if;
  insert into staff.event (lead_id, kind, detail)
  values (its.id, 'mail', jsonb_build_object('mail', new.kind, 'state', new.state, 'reply', new.reply));
  return null;
end
$$;

alter table staff.lead disable trigger user;
alter table staff.lead enable trigger order_lead;
alter table staff.lead enable trigger place_lead;
update staff.lead set is_inquiry = null;
alter table staff.lead alter column is_inquiry set not null;
-- The day on which a lead was closed, as far as its history says so.
update staff.lead set kept_at = closed.at from (
  select lead_id, max(created_at) as at from staff.event where kind = 'status' group by lead_id
) as closed where closed.lead_id = lead.id and lead.kept_by = 'closed';
alter table staff.lead enable trigger user;
select staff.sum_all_leads();

create index lead_awaiting on staff.lead (urgency, number) where awaits_us or remind_at is not null;

revoke all on function staff.asks_for_reply(text, uuid) from public;
grant execute on function staff.asks_for_reply(text, uuid) to service_role;
