import type { StaffDatabase } from '#server/db/staff-query.ts';
import { site } from '#site.config';
import { readAddress } from './address.ts';
import { readLeads } from './lead.ts';
import type { Mail } from './mail.ts';
import { oneLine } from './one-line.ts';

/** The kind of the jobs that are letters: answers which staff wrote at the desk. */
export const letterKind = 'mail.reply';

/** Reads a letter, and where it goes now: what was typed may have been corrected since. */
export async function readLetter(
  database: Pick<StaffDatabase, 'query'>,
  id: string,
): Promise<{ mail: Mail; address: string | undefined } | undefined> {
  const [found] = await database.query(
    `select subject, body, name, email, subject_table as "table", subject_id as "rowId"
    from staff.reply join staff.lead on lead.id = lead_id left join staff.member on member.id = member_id
    where reply.id = $1`,
    [id],
  );
  if (!found) return undefined;
  const { subject, body, name, email, table, rowId } = found as Record<string, string>;
  const [lead] = await readLeads(database, [{ table: `${table}`, rowId: `${rowId}` }]);
  const replyTo = readAddress(email);
  const mail: Mail = {
    subject: oneLine(`${subject}`),
    preview: '',
    blocks: [{ type: 'text', text: `${body}` }],
    footer: [],
    writer: name ? `${oneLine(name)}, ${site.brand}` : site.brand,
    ...(replyTo && { replyTo }),
  };
  return lead && { mail, address: lead.address };
}
