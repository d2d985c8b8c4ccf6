import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { WonAmount } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { leadDeletedText } from './lead.ts';

const maxAmount = 9_999_999_999;
const amountSchema = z
  .number()
  .min(0, 'The amount must be 0 or more.')
  .max(maxAmount, `The amount must be at most ${maxAmount}.`)
  .transform((value) => Math.round(value * 100) / 100)
  .nullable();
const wonAmountSchema: z.ZodType<WonAmount> = z.strictObject({ amount: amountSchema, was: amountSchema });

export async function wonAmountRoute(app: FastifyInstance, { staff, live }: DeskContext): Promise<void> {
  app.patch<{ Params: { ref: string } }>('/leads/:ref/amount', adminOrAgent, async (request, reply) => {
    const { amount, was } = readBody(wonAmountSchema, request);
    const number = parseLeadNumber(request.params.ref) ?? 0;
    const [lead] = await staff.query(setAmountQuery, [number, amount, was, request.member.id]);
    if (!lead) throw new Refused(404, 'gone', leadDeletedText);
    if (lead.status !== 'won')
      throw new Refused(409, 'not_won', 'This lead is not won: set its status first.');
    if (!lead.set && lead.now !== amount) return reply.code(409).send({ code: 'changed', now: lead.now });
    live.pollSoon();
    return reply.code(204).send();
  });
}

const setAmountQuery = `
  with lead as materialized (select * from staff.lead where number = $1 for update),
  changed as (
    update staff.lead set won_amount = $2::numeric from lead as before
    where lead.id = before.id and before.status = 'won' and before.won_amount is distinct from $2::numeric
      and before.won_amount is not distinct from $3::numeric
    returning lead.id
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $4, 'amount', jsonb_build_object('from', $3::numeric, 'to', $2::numeric) from changed
  )
  select status, won_amount::float8 as now, exists (select from changed) as set from lead`;
