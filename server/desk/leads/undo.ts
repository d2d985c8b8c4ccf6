import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { BulkUndo, BulkUndoResult, Undo } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import type { Status } from '#shared/desk/statuses.ts';
import { maxLeadsPerRequest } from './changes.ts';
import { type ChangeableField, findConflicts } from './last-change.ts';
import { leadDeletedText } from './lead.ts';
import { runInTransaction } from './staff-work.ts';
import type { Query } from './stored-rows.ts';

const eventSchema = z.uuid('is not an id');
const undoSchema: z.ZodType<Undo> = z.strictObject({ event: eventSchema });
const bulkSchema: z.ZodType<BulkUndo> = z.strictObject({
  undo: z
    .array(z.strictObject({ ref: z.string().max(20), event: eventSchema }))
    .min(1)
    .max(maxLeadsPerRequest, `At most ${maxLeadsPerRequest} at once.`),
});
const undoMilliseconds = 60_000;

type HistoryEntry = {
  kind: string;
  by: string | null;
  at: Date;
  now: Date;
  isUndone: boolean;
  detail: { from?: string | null; to?: string | null };
};
type Change = { field: ChangeableField; from: string | null; to: string | null; isClockOnly: boolean };

/** A change can be undone within a minute, if nothing has changed since then. */
export async function undoRoutes(app: FastifyInstance, { database, live }: DeskContext): Promise<void> {
  app.post<{ Params: { ref: string } }>('/leads/:ref/undo', adminOrAgent, async (request, reply) => {
    const { event } = readBody(undoSchema, request);
    const number = parseLeadNumber(request.params.ref) ?? 0;
    const conflict = await runInTransaction(database, (query) =>
      undoChange(query, number, event, request.member.id),
    );
    if (conflict) return reply.code(409).send(conflict);
    live.pollSoon();
    return reply.code(204).send();
  });

  app.post('/leads/undo', adminOrAgent, async (request): Promise<BulkUndoResult> => {
    const { undo } = readBody(bulkSchema, request);
    const outcome = await runInTransaction(database, (query) => undoChanges(query, undo, request.member.id));
    live.pollSoon();
    return outcome;
  });
}

/** Undoes all changes or none. Only deleted leads are skipped. */
async function undoChanges(query: Query, undo: BulkUndo['undo'], me: string): Promise<BulkUndoResult> {
  const outcome: BulkUndoResult = { undone: 0, conflicts: [], gone: [] };
  const numbered = undo.map((one) => ({ ...one, number: parseLeadNumber(one.ref) ?? 0 }));
  // Locking in a fixed order prevents deadlocks.
  for (const { ref, event, number } of numbered.toSorted((one, other) => one.number - other.number)) {
    try {
      const conflict = await undoChange(query, number, event, me);
      if (conflict) outcome.conflicts.push({ ref, ...conflict });
      else outcome.undone += 1;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'gone') throw error;
      outcome.gone.push(ref);
    }
  }
  return outcome;
}

/** Returns the conflict if another member has changed the lead since then. */
async function undoChange(query: Query, number: number, event: string, me: string) {
  const [lead] = await query('select id from staff.lead where number = $1 for update', [number]);
  if (!lead) throw new Refused(404, 'gone', leadDeletedText);
  const [line] = (await query(
    `select kind, member_id as by, created_at as at, clock_timestamp() as now, detail, exists (
      select from staff.event as later
      where later.lead_id = line.lead_id and later.kind = 'undo' and later.detail ->> 'event' = line.id::text
    ) as "isUndone"
    from staff.event as line where id = $1 and lead_id = $2`,
    [event, lead.id],
  )) as HistoryEntry[];
  const change = line && toChange(line);
  if (!line || !change) throw new Refused(404, 'no_change', 'This lead has no such change.');
  if (line.by !== me) throw new Refused(403, 'not_yours', 'Only the member who made a change can undo it.');
  if (line.isUndone) return undefined;
  if (+line.now - +line.at > undoMilliseconds) {
    throw new Refused(409, 'too_late', 'Changes can be undone for a minute. Set the value again instead.');
  }
  const { field, from, to, isClockOnly } = change;
  const type = field === 'status' ? 'text' : 'uuid';
  const assignee = `case when event.detail ? 'assigned' and lead.assignee = event.member_id then null else lead.assignee end`;
  const [undone] = await query(
    `with undone as (
      update staff.lead set ${field} = case when $4 then lead.${field} else $3::${type} end,
        ${field === 'status' ? `assignee = ${assignee},` : ''}
        won_amount = coalesce((event.detail ->> 'wonAmount')::numeric, lead.won_amount),
        kept_at = case when kept_at = event.created_at then null else kept_at end,
        kept_by = case when kept_at = event.created_at then null else kept_by end
      from staff.event
      where lead.id = $1 and event.id = $2
        and ($4 or lead.${field} is not distinct from $5::${type})
      returning lead.id
    )
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $6, 'undo', jsonb_build_object('event', $2::uuid, 'of', $7::text) from undone
    returning id`,
    [lead.id, event, from, isClockOnly, to, me, line.kind],
  );
  return undone ? undefined : (await findConflicts(query, field, [number])).get(number);
}

function toChange({ kind, detail }: HistoryEntry): Change | undefined {
  const { from = null, to = null } = detail;
  if (kind === 'status') return { field: 'status', from, to, isClockOnly: false };
  if (kind === 'assign') return { field: 'assignee', from, to, isClockOnly: false };
  if (kind === 'no_reply') return { field: 'status', from, to, isClockOnly: true };
  const status = statusAfterEvent[kind];
  return status && { field: 'status', from, to: status, isClockOnly: from === null };
}

const statusAfterEvent: Record<string, Status> = {
  call: 'contacted',
  elsewhere: 'contacted',
  not_fit: 'lost',
  spam: 'spam',
};
