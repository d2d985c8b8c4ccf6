import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Row, StaffQueries } from '#server/db/staff-query.ts';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { renderMail, renderMailForStaff } from '#server/outbound/mail/compose.ts';
import { type Lead, readLeads } from '#server/outbound/mail/lead.ts';
import type { Mailbox } from '#server/outbound/mail/mailbox.ts';
import { replyMailKind } from '#server/outbound/mail/reply.ts';
import { toText } from '#server/outbound/mail/to-text.ts';
import type { MailText } from '#shared/desk/api.ts';
import type { LeadMail } from '#shared/desk/conversation.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';

type Job = { id: string; kind: string; table: string | null; rowId: string; replySubject: string | null };

const leadJobsFromClause = `from staff.lead join staff.job on job.kind like 'mail.%' and job.subject_id = any(array(
    select lead.subject_id union all select id from staff.reply where lead_id = lead.id
  ))
  left join staff.reply on reply.id = job.subject_id where lead.number = $1`;

export async function readLeadMails(
  staff: StaffQueries,
  config: Config,
  number: number,
): Promise<LeadMail[]> {
  const rows = await staff.query(
    `select job.id, job.kind, job.subject_table as "table", job.subject_id as "rowId", reply.subject as "replySubject",
      reply.member_id as "by", reply.body, reply.recipient,
      job.state, job.attempts, job.reply, to_json(job.created_at) #>> '{}' as at, to_json(job.done_at) #>> '{}' as done
    ${leadJobsFromClause} order by job.created_at, job.id`,
    [number],
  );
  const jobs = rows as (Row & Job)[];
  const [lead] = await readLeads(staff, jobs.filter(({ kind }) => kind !== replyMailKind).slice(0, 1));
  const mails: LeadMail[] = [];
  for (const job of jobs) {
    mails.push({
      id: job.id,
      kind: job.kind,
      subject: await findSubject(job, lead, config),
      at: new Date(String(job.at)).toISOString(),
      state: job.state as LeadMail['state'],
      attempts: Number(job.attempts),
      reply: job.reply === null ? null : String(job.reply),
      doneAt: job.done === null ? null : new Date(String(job.done)).toISOString(),
      by: job.by === null ? null : String(job.by),
      body: job.body === null ? null : String(job.body),
      to: job.recipient === null ? null : String(job.recipient),
    });
  }
  return mails;
}

async function findSubject(
  { kind, replySubject }: Pick<Job, 'kind' | 'replySubject'>,
  lead: Lead | undefined,
  config: Config,
): Promise<string> {
  if (replySubject !== null) return replySubject;
  const composed = lead && (await renderMail(kind, lead, config));
  return composed?.mail.subject ?? kind;
}

/** Returns emails without the secrets in their links. */
export async function mailRoutes(app: FastifyInstance, { staff, config }: DeskContext): Promise<void> {
  app.get<{ Params: { ref: string; id: string } }>(
    '/leads/:ref/mails/:id',
    adminOrAgent,
    async ({ params: { ref, id } }): Promise<MailText> => {
      const [job] = (await staff.query(
        `select job.kind, job.subject_table as "table", job.subject_id as "rowId" ${leadJobsFromClause} and job.id::text = $2`,
        [parseLeadNumber(ref) ?? 0, id],
      )) as Job[];
      const shown = job && (await renderMailForStaff(staff, config, job));
      if (!shown) throw new Refused(404, 'gone', 'This email was deleted with its lead, or never existed.');
      const { mail, to, from } = shown;
      return { to, from: formatMailbox(from), subject: mail.subject, text: toText(mail) };
    },
  );
}

function formatMailbox({ name, address }: Mailbox): string {
  return name === '' ? address : `${name} <${address}>`;
}
