import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { readAddress } from '#server/outbound/mail/address.ts';
import { readLeads } from '#server/outbound/mail/lead.ts';
import { replyMailKind } from '#server/outbound/mail/reply.ts';
import type { NewReply } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { leadDeletedText } from './lead.ts';

const hasNoNullCharacter = (text: string) => !text.includes('\0');
const unstorableText = 'The text contains a character that cannot be stored.';
const replySchema: z.ZodType<NewReply> = z.strictObject({
  id: z.uuid('is not an id'),
  subject: z
    .string()
    .trim()
    .min(1, 'Write a subject first.')
    .max(200, 'A subject has at most 200 characters.')
    .refine(hasNoNullCharacter, unstorableText),
  body: z
    .string()
    .max(20_000, 'An email has at most 20,000 characters.')
    .refine((text) => text.trim() !== '', 'Write the email first.')
    .refine(hasNoNullCharacter, unstorableText),
  to: z.string().max(254).exactOptional(),
});

/** Assigns an unassigned lead to the writer. Repeating a request has no effect. */
export async function replyRoutes(app: FastifyInstance, { staff, nudge }: DeskContext): Promise<void> {
  app.post<{ Params: { ref: string } }>('/leads/:ref/replies', adminOrAgent, async (request, reply) => {
    const { id, subject, body, to } = readBody(replySchema, request);
    const number = parseLeadNumber(request.params.ref) ?? 0;
    const [lead] = (await staff.query(
      'select id, subject_table as "table", subject_id as "rowId" from staff.lead where number = $1',
      [number],
    )) as { id: string; table: string; rowId: string }[];
    const [found] = lead ? await readLeads(staff, [lead]) : [];
    if (!lead || !found) throw new Refused(404, 'gone', leadDeletedText);
    const recipient = to === undefined ? null : await findRecipient(staff, lead.id, found.address, to);
    if (found.address === undefined && recipient === null) throw createNoAddressError();
    const [made] = await staff.query(insertReplyQuery, [
      id,
      lead.id,
      request.member.id,
      subject,
      body,
      replyMailKind,
      recipient,
    ]);
    if (made) nudge();
    else await requireSameReply(staff, { id, subject, body, recipient }, lead.id, request.member.id);
    return reply.code(made ? 201 : 200).send({ reply: id });
  });
}

function createNoAddressError(): Refused {
  return new Refused(409, 'no_address', 'The email address is invalid. Correct it first.');
}

/**
 * @param own the lead's address
 * @returns null for the lead's address @throws Refused when the customer never wrote from the address
 */
async function findRecipient(
  staff: DeskContext['staff'],
  lead: string,
  own: string | undefined,
  to: string,
): Promise<string | null> {
  if (to.toLowerCase() === own?.toLowerCase()) return null;
  const [known] = await staff.query(
    `select sender_address as address from staff.received_mail
    where lead_id = $1 and kind = 'answer' and lower(sender_address) = lower($2) limit 1`,
    [lead, to],
  );
  const address = readAddress(known?.address);
  if (address === undefined && own === undefined) throw createNoAddressError();
  if (address === undefined)
    throw new Refused(
      400,
      'unknown_address',
      'The customer has not written from this address. Choose a different one.',
    );
  return address;
}

/** @throws Refused when the id belongs to another email, or to different text or another recipient */
async function requireSameReply(
  staff: DeskContext['staff'],
  { id, subject, body, recipient }: NewReply & { recipient: string | null },
  lead: string,
  by: string,
): Promise<void> {
  const [known] = (await staff.query(
    'select subject, body, recipient from staff.reply where id = $1 and lead_id = $2 and member_id = $3',
    [id, lead, by],
  )) as { subject: string; body: string; recipient: string | null }[];
  if (!known) throw new Refused(409, 'taken', 'Another email has this id.');
  if (known.subject !== subject || known.body !== body || known.recipient !== recipient) {
    throw new Refused(409, 'other_words', 'This reply was already sent with different text.');
  }
}

const insertReplyQuery = `
  with written as (
    insert into staff.reply (id, lead_id, member_id, subject, body, recipient)
    select $1, id, $3, $4, $5, $7 from staff.lead where id = $2
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
