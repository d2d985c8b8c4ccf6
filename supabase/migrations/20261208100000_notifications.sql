-- Which emails each member gets about leads: only what differs from the defaults of the role.
alter table staff.member add column notify jsonb not null default '{}';

create function staff.notification_choices(role text, chosen jsonb) returns jsonb
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'leads', 'hourly', 'leadsOf', 'all', 'assigned', 'now', 'replied', 'now', 'half', 'hourly', 'missed', 'now',
    'missedOf', case role when 'admin' then 'everyone' else 'mine' end, 'reminders', 'now', 'onlyOpen', true
  ) || chosen
$$;

-- What a member hears of a lead, once per cause. An email gathers the notifications that are due.
create table staff.notification (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  lead_id uuid not null references staff.lead (id) on delete cascade,
  member_id uuid not null,
  kind text not null,
  -- The id of what happened: the lead, an entry of its history, or its deadline.
  cause uuid not null,
  -- When its email was queued, or nobody wanted it any more.
  queued_at timestamptz,
  constraint notification_pkey primary key (id),
  constraint notification_by_date unique (created_at, id),
  constraint notification_once unique (cause, kind, member_id),
  constraint notification_kind_known check (kind in ('leads', 'assigned', 'replied', 'half', 'missed', 'reminders'))
);

create index notification_waiting on staff.notification (created_at) where queued_at is null;
create index notification_by_lead on staff.notification (lead_id);

alter table staff.notification enable row level security;
revoke all on staff.notification from public, anon, authenticated, service_role;
grant select, insert, update, delete on staff.notification to service_role;
create policy staff_all on staff.notification to service_role using (true) with check (true);

create function staff.is_told(m staff.member, l staff.lead, kind text, brands text[], creators text[]) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select m.disabled_at is null and m.role in ('admin', 'agent') and choices ->> kind <> 'never' and case kind
    when 'leads' then is_in_scope
    when 'assigned' then l.assignee = m.id
    else coalesce(l.assignee = m.id, false) or kind = 'missed' and choices ->> 'missedOf' = 'everyone'
      or is_in_scope and choices ->> 'leads' <> 'never'
        and not exists (select from staff.member as owner where owner.id = l.assignee and owner.disabled_at is null)
  end
  from staff.notification_choices(m.role, m.notify) as choices
  cross join lateral (
    select case choices ->> 'leadsOf'
      when 'brands' then l.subject_table = any(brands)
      when 'creators' then l.subject_table = any(creators)
      when 'unassigned' then not exists (
        select from staff.member as owner where owner.id = l.assignee and owner.disabled_at is null
      )
      else true
    end as is_in_scope
  ) as scope
$$;

comment on function staff.is_told is
  'Whether a member is notified. Leads without an assignee are everybody''s who hears of new leads like them.';

-- Without opening hours, the desk counts as open.
create function staff.is_open_at(moment timestamptz) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select hours -> 'days' = '[]' or (
    hours -> 'days' @> to_jsonb(extract(dow from wall)::int)
    and wall::time >= (hours ->> 'from')::time and wall::time < (hours ->> 'to')::time
  )
  from (
    select coalesce(
      (select value from staff.setting where name = 'hours'),
      '{"days": [1, 2, 3, 4, 5], "from": "09:00", "to": "18:00"}'
    ) as hours, moment at time zone coalesce(
      (select value #>> '{}' from staff.setting where name = 'time_zone'), 'UTC'
    ) as wall
  ) as set
$$;

-- Tells the new assignee, unless they assigned themselves. Entries that a backup brought are dated before.
create function staff.tell_assignee() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into staff.notification (lead_id, member_id, kind, cause)
  select lead.id, member.id, 'assigned', new.id
  from staff.lead join staff.member on member.id = lead.assignee
  where lead.id = new.lead_id and member.id::text = new.detail ->> 'to' and member.id is distinct from new.member_id
    and staff.is_told(member, lead, 'assigned', '{}', '{}')
  on conflict do nothing;
  return null;
end
$$;

create trigger tell_assignee after insert on staff.event
  for each row when (new.kind = 'assign' and new.created_at >= now()) execute function staff.tell_assignee();

create function staff.after_delete_of_notification() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from staff.job where kind = 'mail.notify' and subject_id in (select id from deleted);
  return null;
end
$$;

create trigger after_delete after delete on staff.notification referencing old table as deleted
  for each statement execute function staff.after_delete_of_notification();

revoke all on function staff.notification_choices(text, jsonb), staff.is_open_at(timestamptz), staff.tell_assignee(),
  staff.after_delete_of_notification(), staff.is_told(staff.member, staff.lead, text, text[], text[]) from public;
grant execute on function staff.notification_choices(text, jsonb), staff.is_open_at(timestamptz),
  staff.is_told(staff.member, staff.lead, text, text[], text[]) to service_role;
