import type { StaffDatabase } from '#server/db/staff-query.ts';
import { getTablesByAudience } from '#server/outbound/notify/notify-staff.ts';

/** If the member was disabled, notifies the assignee or the members who get such leads. Skips reminders older than a week. */
export async function addReminderNotices(database: Pick<StaffDatabase, 'query'>, now: Date): Promise<void> {
  await database.query(
    `insert into staff.notification (lead_id, member_id, kind, cause, created_at)
    select lead.id, member.id, 'reminders', md5(lead.id::text || extract(epoch from remind_at))::uuid, $1
    from staff.lead cross join staff.member
    where remind_at <= $1 and remind_at > $1::timestamptz - interval '7 days' and not is_test and case
      when exists (select from staff.member as owner where owner.id = remind_member and owner.disabled_at is null)
        then member.id = remind_member and staff.notification_choices(role, notify) ->> 'reminders' <> 'never'
      else staff.is_told(member, lead, 'reminders', $2, $3)
    end
    on conflict do nothing`,
    [now.toISOString(), ...getTablesByAudience()],
  );
}
