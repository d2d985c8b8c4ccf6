import type { StaffQueries } from '#server/db/staff-query.ts';
import type { ReceivedMail } from '#shared/desk/conversation.ts';

const maxMails = 500;

const columns = `
  mail.id, to_json(mail.created_at) #>> '{}' as at, mail.kind, mail.matched_by as "matchedBy",
  json_build_object('name', mail.sender_name, 'address', mail.sender_address) as "from",
  mail.subject, mail.body as text, mail.quoted, mail.is_cut as "isCut",
  coalesce(mail.address_hash is distinct from lead.address_hash
    and lower(lead.corrected_email) is distinct from lower(mail.sender_address), false) as "isOtherAddress",
  (
    select coalesce(json_agg(json_build_object('place', place, 'name', name, 'type', type, 'bytes', bytes,
      'isKept', content is not null) order by place), '[]')
    from staff.received_file where mail_id = mail.id
  ) as files`;

export function readReceivedMails(staff: StaffQueries, leadId: string): Promise<ReceivedMail[]> {
  return readMails(staff, 'mail.lead_id = $1', leadId, 'asc');
}

export function readUnsortedMails(staff: StaffQueries, limit: number): Promise<ReceivedMail[]> {
  return readMails(
    staff,
    'mail.lead_id is null and mail.blocked_at is null and $1::int > 0',
    limit,
    'desc',
    limit,
  );
}

async function readMails(
  staff: StaffQueries,
  condition: string,
  value: string | number,
  order: 'asc' | 'desc',
  most = maxMails,
): Promise<ReceivedMail[]> {
  const rows = await staff.query(
    `select * from (
      select ${columns}, mail.created_at as moment from staff.received_mail as mail left join staff.lead on lead.id = mail.lead_id
      where ${condition} order by mail.created_at desc limit ${most}
    ) as newest order by moment ${order}`,
    [value],
  );
  return rows.map(({ moment: _moment, ...mail }) => {
    return { ...mail, at: new Date(String(mail.at)).toISOString() } as ReceivedMail;
  });
}
