import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { leadStaff } from '#server/desk/roles.ts';
import { readLeads } from '#server/outbound/mail/lead.ts';
import { replyKind } from '#server/outbound/mail/reply.ts';
import type { NewReply } from '#shared/desk/api.ts';
import { leadNumber } from '#shared/desk/lead-ref.ts';
import { leadDeletedText } from './lead.ts';

const hasNoNull = (text: string) => !text.includes('\0');
const unstorableText = 'It contains a character that cannot be stored.';
const replySchema: z.ZodType<NewReply> = z.strictObject({
  id: z.uuid('is not an id'),
  subject: z
    .string()
    .trim()
    .min(1, 'Write a subject first.')
    .max(200, 'A subject has at most 200 characters.')
    .refine(hasNoNull, unstorableText),
  body: z
    .string()
    .max(20_000, 'An email has at most 20,000 characters.')
    .refine((text) => text.trim() !== '', 'Write the email first.')
    .refine(hasNoNull, unstorableText),
});

/** Assigns an unassigned lead to the writer. Repeating a request has no effect. */
export async function replyRoutes(app: FastifyInstance, { staff, nudge }: DeskContext): Promise<void> {
  app.post<{ Params: { ref: string } }>('/leads/:ref/replies', leadStaff, async (request, reply) => {
    const { id, subject, body } = readBody(replySchema, request);
    const number = leadNumber(request.params.ref) ?? 0;
    const [lead] = (await staff.query(
      'select id, subject_table as "table", subject_id as "rowId" from staff.lead where number = $1',
      [number],
    )) as { id: string; table: string; rowId: string }[];
    const [found] = lead ? await readLeads(staff, [lead]) : [];
    if (!lead || !found) throw new Refused(404, 'gone', leadDeletedText);
    if (found.address === undefined) {
      throw new Refused(409, 'no_address', 'The email address is invalid. Correct it first.');
    }
    const [made] = await staff.query(write, [id, lead.id, request.member.id, subject, body, replyKind]);
    if (made) nudge();
    else await requireSame(staff, { id, subject, body }, lead.id, request.member.id);
    return reply.code(made ? 201 : 200).send({ reply: id });
  });
}

async function requireSame(
  staff: DeskContext['staff'],
  { id, subject, body }: NewReply,
  lead: string,
  by: string,
): Promise<void> {
  const [known] = (await staff.query(
    'select subject, body from staff.reply where id = $1 and lead_id = $2 and member_id = $3',
    [id, lead, by],
  )) as { subject: string; body: string }[];
  if (!known) throw new Refused(409, 'taken', 'Another email has this id.');
  if (known.subject !== subject || known.body !== body) {
    throw new Refused(409, 'other_words', 'This reply was already sent with different text.');
  }
}

const write = `
  with written as (
    insert into staff.reply (id, lead_id, member_id, subject, body)
    select $1, id, $3, $4, $5 from staff.lead where id = $2
    on conflict (id) do nothing returning id, lead_id, member_id, subject
  ),
  queued as (
    insert into staff.job (kind, subject_table, subject_id, insisted) select $6, 'reply', id, true from written
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select lead_id, member_id, 'reply', jsonb_build_object('reply', id, 'subject', subject) from written
    returning id
  ),
  assigned as (
    update staff.lead set assignee = $3 from written where lead.id = written.lead_id and assignee is null returning lead.id
  ),
  logged_assignment as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $3, 'assign', jsonb_build_object('from', null, 'to', $3::uuid)
    from assigned, (select count(*) from logged) as first
  )
  select id from written`;
