import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import { maxReminderNote, type NewReminder, type Reminder, type ReminderConflict } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { requireAssignableMember } from './changes.ts';
import { leadDeletedText } from './lead.ts';

const maxReminderAheadMilliseconds = 2 * 366 * 86_400_000;
const reminderSchema: z.ZodType<NewReminder> = z.strictObject({
  at: z.iso.datetime('is not a time').nullable(),
  note: z
    .string()
    .trim()
    .max(maxReminderNote, `A note has at most ${maxReminderNote} characters.`)
    .refine((note) => !note.includes('\0'), 'The text contains a character that cannot be stored.')
    .exactOptional(),
  member: z.uuid('is not an id').exactOptional(),
  was: z
    .strictObject({
      at: z.iso.datetime('is not a time'),
      note: z.string().max(maxReminderNote).nullable(),
      member: z.uuid('is not an id').nullable(),
    })
    .nullable(),
});

export async function reminderRoute(app: FastifyInstance, { staff, live }: DeskContext): Promise<void> {
  app.put<{ Params: { ref: string } }>('/leads/:ref/reminder', adminOrAgent, async (request, reply) => {
    const { at, note, member = request.member.id, was } = readBody(reminderSchema, request);
    const ahead = at === null ? 0 : Date.parse(at) - Date.now();
    if (at !== null && ahead <= 0) throw new Refused(400, 'past', 'Pick a time in the future.');
    if (ahead > maxReminderAheadMilliseconds) throw new Refused(400, 'far', 'Pick a time within two years.');
    if (member !== request.member.id)
      await requireAssignableMember((...query) => staff.query(...query), member);
    const number = parseLeadNumber(request.params.ref) ?? 0;
    const [lead] = await staff.query(setReminderQuery, [
      number,
      at,
      request.member.id,
      member,
      note || null,
      was?.at ?? null,
      was?.member ?? null,
      was?.note ?? null,
    ]);
    if (!lead) throw new Refused(404, 'gone', leadDeletedText);
    if (!lead.isSet) {
      const [last] = await staff.query(lastReminderChange, [number]);
      return reply.code(409).send(toConflict(lead, last));
    }
    live.pollSoon();
    return reply.code(204).send();
  });
}

function toConflict(
  { remindAt, note, member }: Record<string, unknown>,
  last: Record<string, unknown> | undefined,
): ReminderConflict {
  const now = remindAt instanceof Date ? ({ at: remindAt.toISOString(), note, member } as Reminder) : null;
  if (last?.at instanceof Date && last.isRemoval === (now === null))
    return { code: 'changed', now, by: last.by as string | null, at: last.at.toISOString() };
  return { code: 'changed', now, by: null, at: null };
}

// Clients know a time only to the millisecond.
const setReminderQuery = `
  with lead as materialized (
    select id, remind_at, remind_member, remind_note from staff.lead where number = $1 for update
  ),
  meant as (
    select $2::timestamptz as at, $4::uuid as member, $5 as note where $2 is not null
    union all select null, null, null where $2 is null
  ),
  changed as (
    update staff.lead set remind_at = meant.at, remind_member = meant.member, remind_note = meant.note
    from lead as before cross join meant
    where lead.id = before.id
      and (lead.remind_at, lead.remind_member, lead.remind_note) is distinct from (meant.at, meant.member, meant.note)
      and (date_trunc('milliseconds', lead.remind_at), lead.remind_member, lead.remind_note)
        is not distinct from ($6::timestamptz, $7::uuid, $8::text)
    returning lead.id, lead.remind_note, lead.remind_member
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $3, 'reminder', jsonb_build_object('at', $2::timestamptz) || jsonb_strip_nulls(jsonb_build_object(
      'text', remind_note, 'for', nullif(remind_member, $3)
    )) from changed
  )
  select lead.remind_at as "remindAt", lead.remind_note as note, lead.remind_member as member,
    exists (select from changed)
      or (lead.remind_at, lead.remind_member, lead.remind_note)
        is not distinct from (meant.at, meant.member, meant.note) as "isSet"
  from lead cross join meant`;

// The statement above does not see an event that was logged while it waited for the lead.
const lastReminderChange = `
  select member_id as by, event.created_at as at, detail ->> 'at' is null as "isRemoval"
  from staff.event join staff.lead on lead.id = event.lead_id
  where lead.number = $1 and kind = 'reminder' order by event.created_at desc, place desc limit 1`;
