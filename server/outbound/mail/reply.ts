import type { Config } from '#server/config.ts';
import type { StaffDatabase } from '#server/db/staff-query.ts';
import { createReplyAddress } from '#server/outbound/received/reply-address.ts';
import { site } from '#site.config';
import { readAddress } from './address.ts';
import { readLeads } from './lead.ts';
import type { Mail } from './mail.ts';
import { toOneLine } from './one-line.ts';

export const replyMailKind = 'mail.reply';

type ReplySettings = Pick<Config, 'MAIL_REPLY_TO'>;

export const kindsWithReplyToken = ['mail.received', 'mail.roi'];

/** The recipient is the chosen address, or the lead's, which staff may have corrected. */
export async function readReply(
  database: Pick<StaffDatabase, 'query'>,
  { MAIL_REPLY_TO }: ReplySettings,
  id: string,
): Promise<{ mail: Mail; address: string | undefined } | undefined> {
  const [found] = await database.query(
    `select subject, body, recipient, name, email, subject_table as "table", subject_id as "rowId", reply_token as "token",
      array(
        select job.id from staff.job
        where job.state = 'done' and job.begun > 0 and (
          (job.kind = any($2) and job.subject_id = lead.subject_id and job.subject_table = lead.subject_table)
          or (job.kind = $3 and job.subject_id in (
            select other.id from staff.reply as other where other.lead_id = lead.id and other.created_at < reply.created_at
          ))
        )
        order by job.begun_at
      ) as earlier,
      (
        select message_id from staff.received_mail as mail
        where mail.lead_id = lead.id and mail.kind = 'answer' and message_id is not null and mail.created_at < reply.created_at
        order by mail.created_at desc limit 1
      ) as answered
    from staff.reply join staff.lead on lead.id = lead_id left join staff.member on member.id = member_id
    where reply.id = $1`,
    [id, kindsWithReplyToken, replyMailKind],
  );
  if (!found) return undefined;
  const { subject, body, recipient, name, email, table, rowId, token, answered } = found as Record<
    string,
    string
  >;
  const { earlier } = found as { earlier: string[] };
  const [lead] = await readLeads(database, [{ table: `${table}`, rowId: `${rowId}` }]);
  const replyTo = MAIL_REPLY_TO ? createReplyAddress(MAIL_REPLY_TO, `${token}`) : readAddress(email);
  const mail: Mail = {
    subject: toOneLine(`${subject}`),
    preview: '',
    blocks: [{ type: 'text', text: `${body}` }],
    footer: [],
    writer: name ? `${toOneLine(name)}, ${site.brand}` : site.brand,
    ...(replyTo && { replyTo }),
    earlier,
    ...(answered && { answered }),
  };
  return lead && { mail, address: readAddress(recipient) ?? lead.address };
}
