import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import type { LiveDesk } from '#server/desk/live/live.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import type { NewReminder } from '#shared/desk/api.ts';
import { leadNumber } from '#shared/desk/lead-ref.ts';
import { gone } from './lead.ts';

const longest = 2 * 366 * 86_400_000;
const schema: z.ZodType<NewReminder> = z.strictObject({
  at: z.iso.datetime('is not a time').nullable(),
});

/** Sets, moves or removes the reminder of a lead. It is for the member who set it last. */
export async function reminderRoute(
  app: FastifyInstance,
  { staff }: DeskContext,
  live: Pick<LiveDesk, 'wake'>,
): Promise<void> {
  app.put<{ Params: { ref: string } }>(
    '/leads/:ref/reminder',
    { config: { roles: ['admin', 'agent'] } },
    async (request, reply) => {
      const { at } = readBody(schema, request);
      const ahead = at === null ? 0 : Date.parse(at) - Date.now();
      if (at !== null && ahead <= 0) throw new Refused(400, 'past', 'Pick a time in the future.');
      if (ahead > longest) throw new Refused(400, 'far', 'Pick a time within two years.');
      const number = leadNumber(request.params.ref) ?? 0;
      const [lead] = await staff.query(setReminder, [number, at, request.member.id]);
      if (!lead) throw new Refused(404, 'gone', gone);
      live.wake();
      return reply.code(204).send();
    },
  );
}

const setReminder = `
  with lead as materialized (select id from staff.lead where number = $1 for update),
  changed as (
    update staff.lead set remind_at = $2::timestamptz, remind_member = case when $2 is not null then $3::uuid end
    from lead as before
    where lead.id = before.id and lead.remind_at is distinct from $2::timestamptz
    returning lead.id
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $3, 'reminder', jsonb_build_object('at', $2::timestamptz) from changed
  )
  select id from lead`;
