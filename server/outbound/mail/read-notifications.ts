import type { StaffDatabase } from '#server/db/staff-query.ts';
import type { Job } from '#server/outbound/job.ts';
import type { NotificationEvent } from '#server/outbound/mail/mails/notification.ts';
import { notificationMailKind } from '#server/outbound/notify/notify-staff.ts';
import { readLeads } from './lead.ts';

export type MemberNotification = NotificationEvent & {
  id: string;
  member: string;
  email: string;
  /** Number of emails sent to the member in the last ten minutes. */
  recent: number;
};

/** Skips notifications that no longer apply. */
export async function readNotifications(
  database: Pick<StaffDatabase, 'query'>,
  jobs: Pick<Job, 'rowId'>[],
  now: Date,
): Promise<MemberNotification[]> {
  const rows = (await database.query(
    `select notification.id, notification.kind, member.id as member, member.email, author.name as by,
      case when notification.kind = 'reminders' then lead.remind_note end as note,
      lead.subject_table as "table", lead.subject_id as "rowId", (
        select count(*)::int from staff.job join staff.notification as sent on sent.id = job.subject_id
        where job.kind = '${notificationMailKind}' and sent.member_id = member.id
          and begun_at > $2::timestamptz - interval '10 minutes' and begun_at <= $2
      ) as recent
    from staff.notification join staff.lead on lead.id = lead_id join staff.member on member.id = member_id
    left join staff.event on event.id = cause left join staff.member as author on author.id = event.member_id
    where notification.id = any($1::uuid[]) and member.disabled_at is null and member.role in ('admin', 'agent')
      and lead.status <> 'spam' and case notification.kind
        when 'assigned' then lead.assignee = member.id
        when 'half' then lead.kept_at is null and lead.due_at > $2
        when 'missed' then lead.kept_at is null and lead.due_at is not null
        when 'reminders' then lead.remind_at <= $2
        else true
      end
    order by notification.created_at, notification.id`,
    [jobs.map(({ rowId }) => rowId), now.toISOString()],
  )) as (Omit<MemberNotification, 'lead'> & { table: string; rowId: string })[];
  const leads = new Map((await readLeads(database, rows)).map((lead) => [lead.id, lead]));
  return rows.flatMap(({ table: _, rowId, ...rest }) => {
    const lead = leads.get(rowId);
    return lead ? [{ ...rest, lead }] : [];
  });
}
