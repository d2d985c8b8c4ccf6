import type { StaffQueries } from '#server/db/staff-query.ts';
import { notifyStaff } from '#server/outbound/notify/notify-staff.ts';

/** For forms without a deadline. */
const defaultDeadlineHours = 24;

export const answerMailKind = 'mail.answer';

/**
 * Clears the reminder. A running deadline does not change. Won leads stay won, and spam stays spam.
 * @param by member who added the email
 */
export async function reopenLead(
  staff: StaffQueries,
  mailId: string,
  by: string | null = null,
): Promise<void> {
  const [lead] = await staff.query(reopenLeadQuery, [mailId]);
  if (!lead || lead.isTest) return;
  await notifyStaff(staff, { kind: 'replied', lead: String(lead.id), cause: mailId, by });
  await staff.query(notifyMailStaffQuery, [mailId, answerMailKind, by]);
}

// Notifies MAIL_STAFF if the lead has no assignee and no member gets such leads.
const notifyMailStaffQuery = `
  insert into staff.job (kind, subject_id)
  select $2, mail.id from staff.received_mail as mail join staff.lead on lead.id = mail.lead_id
  where mail.id = $1 and $3::uuid is null
    and not exists (select from staff.notification where cause = mail.id and kind = 'replied')
    and not exists (select from staff.member where id = lead.assignee and disabled_at is null)
  on conflict do nothing`;

const reopenLeadQuery = `
  with mail as (select lead_id, created_at from staff.received_mail where id = $1),
  before as materialized (
    select * from staff.lead where id = (select lead_id from mail) and status <> 'spam' for update
  ),
  remembered as (
    update staff.received_mail set before = (
      select jsonb_build_object('status', status, 'due_at', due_at, 'kept_at', kept_at, 'kept_by', kept_by,
        'kept_member', kept_member, 'bounced_at', bounced_at, 'heard_at', heard_at, 'waiting_since', waiting_since,
        'was_late', was_late, 'remind_at', remind_at, 'remind_member', remind_member, 'remind_note', remind_note) from before
    )
    where id = $1
  ),
  changed as (
    update staff.lead set
      heard_at = mail.created_at,
      seen_at = null,
      due_at = case when is_running then before.due_at
        else mail.created_at + coalesce(promise.hours, ${defaultDeadlineHours}) * interval '1 hour' end,
      waiting_since = case when is_running then before.waiting_since else mail.created_at end,
      kept_at = null,
      kept_by = null,
      bounced_at = case when is_running then before.bounced_at end,
      remind_at = null,
      remind_member = null,
      status = case when before.status = 'lost' then 'contacted' else before.status end
    from mail, before left join staff.promise on promise.subject_table = before.subject_table
    cross join lateral (
      select before.kept_at is null and before.due_at is not null
        and (promise.mail_kind is null or before.waiting_since is not null) as is_running
    ) as deadline
    where lead.id = before.id
    returning lead.id, lead.subject_id, before.status as was, lead.status as now, lead.is_test, is_running,
      before.remind_at, before.remind_note
  ),
  -- A notice is sent once for each lead; the new deadline has its own.
  forgotten as (
    delete from staff.job where kind like 'mail.promise-%'
      and subject_id in (select subject_id from changed where not is_running)
  ),
  logged as (
    insert into staff.event (lead_id, kind, detail)
    select id, 'status', jsonb_build_object('from', was, 'to', now) from changed where was <> now
  ),
  logged_reminder as (
    insert into staff.event (lead_id, kind, detail)
    select id, 'reminder', jsonb_strip_nulls(jsonb_build_object('text', remind_note)) || '{"at": null}'
    from changed where remind_at is not null
  )
  select id, is_test as "isTest" from changed`;
