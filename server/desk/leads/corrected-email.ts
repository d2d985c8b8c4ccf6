import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { hashAddress, readAddress } from '#server/outbound/mail/address.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { leadDeletedText } from './lead.ts';

const correctionSchema = z.strictObject({
  email: z
    .string()
    .transform((text) => text.trim())
    .refine((text) => readAddress(text) !== undefined, 'This is not a single email address.'),
  was: z.string().nullable(),
});

/** Resends the automatic email if it failed. */
export async function correctedEmailRoute(
  app: FastifyInstance,
  { staff, nudge, live }: DeskContext,
): Promise<void> {
  app.patch<{ Params: { ref: string } }>('/leads/:ref/email', adminOrAgent, async (request, reply) => {
    const { email, was } = readBody(correctionSchema, request);
    const number = parseLeadNumber(request.params.ref) ?? 0;
    const hash = was === null ? null : hashAddress(was);
    const [lead] = await staff.query(correctEmailQuery, [number, email, was, hash, request.member.id]);
    if (!lead) throw new Refused(404, 'gone', leadDeletedText);
    if (!lead.corrected && lead.now !== email) {
      const [last] = await staff.query(lastCorrection, [number]);
      const at = last?.at instanceof Date ? last.at.toISOString() : null;
      return reply.code(409).send({ code: 'changed', now: lead.now, by: last?.by ?? null, at });
    }
    if (lead.isSentAgain) nudge();
    live.pollSoon();
    return reply.code(204).send();
  });
}

// `was` is the previous correction or the submitted address, of which only a hash is stored here.
const correctEmailQuery = `
  with lead as materialized (select * from staff.lead where number = $1 for update),
  corrected as (
    update staff.lead set corrected_email = $2 from lead as before
    where lead.id = before.id and before.corrected_email is distinct from $2 and (
      before.corrected_email is not distinct from $3
      or (before.corrected_email is null and before.address_hash = $4)
    )
    returning lead.id, lead.subject_table, lead.subject_id
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $5, 'email', jsonb_build_object('to', $2::text) from corrected
  ),
  again as (
    update staff.job set state = 'queued', insisted = true, attempts = 0, begun = 0, due_at = now(),
      done_at = null, leased_until = null, reply = null, address_hash = null
    from corrected join staff.promise using (subject_table)
    where job.subject_id = corrected.subject_id and job.subject_table = corrected.subject_table
      and job.kind = promise.mail_kind and job.state in ('dead', 'uncertain', 'held')
    returning job.id
  )
  select corrected_email as now, exists (select from corrected) as corrected,
    exists (select from again) as "isSentAgain"
  from lead`;

const lastCorrection = `select event.member_id as by, event.created_at as at
  from staff.event join staff.lead on lead.id = event.lead_id
  where lead.number = $1 and event.kind = 'email' order by event.created_at desc limit 1`;
