import type { Queryable } from '#server/db/database.ts';

/** Deadline of an answer on a form without one, in hours. */
const defaultHours = 24;

/**
 * Marks the lead of an answer as waiting for us again. A deadline that still runs stays as it is. Won leads stay won, and
 * spam stays spam.
 */
export async function reopenLead(client: Queryable, mailId: string): Promise<void> {
  await client.query(reopen, [mailId]);
}

const reopen = `
  with mail as (select lead_id, created_at from staff.received_mail where id = $1),
  before as materialized (
    select * from staff.lead where id = (select lead_id from mail) and status <> 'spam' for update
  ),
  remembered as (
    update staff.received_mail set before = (
      select jsonb_build_object('status', status, 'due_at', due_at, 'kept_at', kept_at, 'kept_by', kept_by,
        'kept_member', kept_member, 'heard_at', heard_at, 'asked_at', asked_at) from before
    )
    where id = $1
  ),
  -- Each of these notices is sent once per job, and the new deadline needs its own.
  forgotten as (
    delete from staff.job using before
    where job.kind in ('mail.promise-half', 'mail.promise-late') and job.state <> 'queued'
      and job.subject_id = before.subject_id and job.subject_table = before.subject_table and before.kept_at is not null
  ),
  changed as (
    update staff.lead set
      heard_at = mail.created_at,
      seen_at = null,
      due_at = case when is_running then before.due_at
        else mail.created_at + coalesce(promise.hours, ${defaultHours}) * interval '1 hour' end,
      asked_at = case when is_running then before.asked_at else mail.created_at end,
      kept_at = null,
      kept_by = null,
      status = case when before.status = 'lost' then 'contacted' else before.status end
    from mail, before left join staff.promise on promise.subject_table = before.subject_table
    cross join lateral (
      select before.kept_at is null and before.due_at is not null
        and (promise.mail_kind is null or before.asked_at is not null) as is_running
    ) as deadline
    where lead.id = before.id
    returning lead.id, before.status as was, lead.status as now
  )
  insert into staff.event (lead_id, kind, detail)
  select id, 'status', jsonb_build_object('from', was, 'to', now) from changed where was <> now`;
