import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { NewLeadEvent } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { canSkipReplySql } from './filter.ts';
import { leadDeletedText } from './lead.ts';

const newEventSchema: z.ZodType<NewLeadEvent> = z
  .strictObject({
    id: z.uuid('is not an id'),
    kind: z.enum(['note', 'call', 'elsewhere', 'no_reply', 'not_fit', 'spam']),
    text: z
      .string()
      .max(20_000, 'A note has at most 20,000 characters.')
      .refine((text) => !text.includes('\0'), 'The text contains a character that cannot be stored.')
      .exactOptional(),
  })
  .refine(({ kind, text = '' }) => kind !== 'note' || text.trim() !== '', {
    path: ['text'],
    error: 'Write the note first.',
  });

/** A call or a reply assigns an unassigned lead. Repeating a request has no effect. */
export async function eventRoutes(app: FastifyInstance, { staff, live }: DeskContext): Promise<void> {
  app.post<{ Params: { ref: string } }>('/leads/:ref/events', adminOrAgent, async (request) => {
    const { id, kind, text } = readBody(newEventSchema, request);
    const values = [parseLeadNumber(request.params.ref) ?? 0, id, request.member.id, kind, text ?? null];
    const [newEvent] = await staff.query(insertEventQuery, values);
    if (!newEvent?.lead) throw new Refused(404, 'gone', leadDeletedText);
    if (newEvent.event === null) {
      // A separate statement sees rows that were committed in the meantime.
      const [known] = await staff.query(
        'select from staff.event where id = $1 and lead_id = $2 and member_id = $3 and kind = $4',
        [id, newEvent.lead, request.member.id, kind],
      );
      if (!known && kind === 'no_reply' && !newEvent.canWrite)
        throw new Refused(409, 'not_waiting', 'This lead is not waiting for a follow-up reply.');
      if (!known) throw new Refused(409, 'taken', 'Another history entry has this id.');
    }
    live.pollSoon();
    return { event: id };
  });
}

// The event and `kept_at` share a timestamp, by which undo finds the event. The lead's trigger needs the event first.
const insertEventQuery = `
  with lead as materialized (select * from staff.lead where number = $1 for update),
  moment as materialized (select clock_timestamp() as now),
  meant as (
    select lead.id, lead.status, lead.won_amount,
      lead.due_at is not null and lead.kept_at is null as keeps,
      lead.assignee is null and $4 in ('call', 'elsewhere') as assigns, $4 <> 'no_reply' or (${canSkipReplySql}) as can_write,
      case $4 when 'not_fit' then 'lost' when 'spam' then 'spam' when 'note' then lead.status when 'no_reply' then lead.status
        else case when lead.status = 'new' then 'contacted' else lead.status end
      end as next
    from lead
  ),
  logged as (
    insert into staff.event (id, created_at, lead_id, member_id, kind, detail)
    select $2, now, id, $3, $4, jsonb_strip_nulls(jsonb_build_object(
      'text', $5::text, 'from', case when next <> status then status end,
      'wonAmount', case when next <> 'won' then won_amount end, 'assigned', case when assigns then true end
    ))
    from meant, moment where can_write
    on conflict (id) do nothing
    returning id, lead_id, created_at
  ),
  changed as (
    update staff.lead set
      status = meant.next,
      assignee = case when meant.assigns then $3 else lead.assignee end,
      kept_at = case when meant.keeps then logged.created_at else lead.kept_at end,
      kept_by = case when meant.keeps then $4 else lead.kept_by end,
      reply_failed_at = null,
      remind_at = case when $4 = 'no_reply' then lead.remind_at end,
      remind_member = case when $4 = 'no_reply' then lead.remind_member end
    from meant join logged on logged.lead_id = meant.id
    where lead.id = meant.id and $4 <> 'note'
  ),
  logged_assignment as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select lead_id, $3, 'assign', jsonb_build_object('from', null, 'to', $3::uuid)
    from logged join meant on meant.id = lead_id where assigns
  )
  select (select id from lead) as lead, (select can_write from meant) as "canWrite", (select id from logged) as event`;
