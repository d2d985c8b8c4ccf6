-- Rows that were stored before leads existed were adopted as read and without a deadline. Those of the last 72 hours
-- before the upgrade still wait for an answer.
with opened as (
  update staff.lead set seen_at = null, due_at = lead.created_at + case
    when promise.mail_kind is not null then interval '15 minutes'
    else promise.hours * interval '1 hour'
  end
  from staff.lead as same left join staff.promise on promise.subject_table = same.subject_table
  where same.id = lead.id and lead.created_at > now() - interval '72 hours'
    and lead.due_at is null and lead.kept_at is null and lead.status = 'new'
    and not exists (select from staff.event where event.lead_id = lead.id)
  returning lead.id
)
insert into staff.event (lead_id, kind) select id, 'arrived' from opened;
