import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import type { LiveDesk } from '#server/desk/live/live.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { maxReminderNote, type NewReminder } from '#shared/desk/api.ts';
import { leadNumber } from '#shared/desk/lead-ref.ts';
import { requireAssignable } from './changes.ts';
import { gone } from './lead.ts';

const longest = 2 * 366 * 86_400_000;
const schema: z.ZodType<NewReminder> = z.strictObject({
  at: z.iso.datetime('is not a time').nullable(),
  note: z
    .string()
    .trim()
    .max(maxReminderNote, `A note has at most ${maxReminderNote} characters.`)
    .refine((note) => !note.includes('\0'), 'It contains a character that cannot be stored.')
    .exactOptional(),
  member: z.uuid('is not an id').exactOptional(),
});

/** Sets, changes or removes the reminder of a lead. */
export async function reminderRoute(
  app: FastifyInstance,
  { staff }: DeskContext,
  live: Pick<LiveDesk, 'wake'>,
): Promise<void> {
  app.put<{ Params: { ref: string } }>(
    '/leads/:ref/reminder',
    { config: { roles: ['admin', 'agent'] } },
    async (request, reply) => {
      const { at, note, member = request.member.id } = readBody(schema, request);
      const ahead = at === null ? 0 : Date.parse(at) - Date.now();
      if (at !== null && ahead <= 0) throw new Refused(400, 'past', 'Pick a time in the future.');
      if (ahead > longest) throw new Refused(400, 'far', 'Pick a time within two years.');
      if (member !== request.member.id) await requireAssignable((...query) => staff.query(...query), member);
      const number = leadNumber(request.params.ref) ?? 0;
      const [lead] = await staff.query(setReminder, [number, at, request.member.id, member, note || null]);
      if (!lead) throw new Refused(404, 'gone', gone);
      live.wake();
      return reply.code(204).send();
    },
  );
}

const setReminder = `
  with lead as materialized (select id from staff.lead where number = $1 for update),
  changed as (
    update staff.lead set remind_at = meant.at, remind_member = meant.member, remind_note = meant.note
    from lead as before cross join (
      select $2::timestamptz as at, $4::uuid as member, $5 as note where $2 is not null
      union all select null, null, null where $2 is null
    ) as meant
    where lead.id = before.id
      and (lead.remind_at, lead.remind_member, lead.remind_note) is distinct from (meant.at, meant.member, meant.note)
    returning lead.id, lead.remind_note, lead.remind_member
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $3, 'reminder', jsonb_build_object('at', $2::timestamptz) || jsonb_strip_nulls(jsonb_build_object(
      'text', remind_note, 'for', nullif(remind_member, $3)
    )) from changed
  )
  select id from lead`;
