import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DeskContext, Member } from '#server/desk/context.ts';
import { Refused, readBody } from '#server/desk/refused.ts';
import { adminOrAgent } from '#server/desk/roles.ts';
import type { BulkChangeResult, Change, Conflict } from '#shared/desk/api.ts';
import { parseLeadNumber } from '#shared/desk/lead-ref.ts';
import { statuses } from '#shared/desk/statuses.ts';
import { type ChangeableField, findConflicts } from './last-change.ts';
import { leadDeletedText } from './lead.ts';
import { runInTransaction } from './staff-work.ts';
import type { Query } from './stored-rows.ts';

export const maxLeadsPerRequest = 200;

const statusSchema = z.enum(statuses);
const assigneeSchema = z.uuid('This is not a member id.').nullable();
const changeSchema: z.ZodType<Change> = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('status'), value: statusSchema, was: statusSchema }),
  z.strictObject({ field: z.literal('assignee'), value: assigneeSchema, was: assigneeSchema }),
]);
const oneOrMore = <T extends z.ZodType>(value: T) => z.union([z.array(value), value]);
const bulkSchema = z
  .strictObject({
    refs: z
      .array(z.string().max(20))
      .min(1)
      .max(maxLeadsPerRequest, `At most ${maxLeadsPerRequest} at once.`),
    change: z.discriminatedUnion('field', [
      z.strictObject({ field: z.literal('status'), value: statusSchema, was: oneOrMore(statusSchema) }),
      z.strictObject({ field: z.literal('assignee'), value: assigneeSchema, was: oneOrMore(assigneeSchema) }),
    ]),
  })
  .refine(({ refs, change: { was } }) => !Array.isArray(was) || was.length === refs.length, {
    path: ['change', 'was'],
    error: 'Give one previous value per lead.',
  });

type ChangeTarget = { ref: string; was: string | null };

export async function changeRoutes(app: FastifyInstance, { database, live }: DeskContext): Promise<void> {
  app.patch<{ Params: { ref: string } }>('/leads/:ref', adminOrAgent, async (request, reply) => {
    const { field, value, was } = readBody(changeSchema, request);
    const targets = [{ ref: request.params.ref, was }];
    const { changed, conflicts } = await runInTransaction(database, (query) =>
      setField(query, { field, value }, targets, request.member),
    );
    if (changed[0]) {
      live.pollSoon();
      return { event: changed[0].event };
    }
    if (!conflicts[0]) throw new Refused(404, 'gone', leadDeletedText);
    const { ref: _ref, ...conflict } = conflicts[0];
    return reply.code(409).send(conflict satisfies Conflict);
  });

  app.post('/leads/bulk', adminOrAgent, async (request): Promise<BulkChangeResult> => {
    const { refs, change } = readBody(bulkSchema, request);
    const targets = [...new Set(refs)].map((ref): ChangeTarget => {
      const was = Array.isArray(change.was) ? change.was[refs.indexOf(ref)] : change.was;
      return { ref, was: was ?? null };
    });
    const outcome = await runInTransaction(database, (query) =>
      setField(query, change, targets, request.member),
    );
    live.pollSoon();
    return outcome;
  });
}

/** Compare-and-set. Setting `won` assigns an unassigned lead. Leads that already have the value count as changed. */
async function setField(
  query: Query,
  { field, value }: { field: ChangeableField; value: string | null },
  targets: ChangeTarget[],
  me: Member,
): Promise<BulkChangeResult> {
  const numbers = targets.map(({ ref }) => parseLeadNumber(ref) ?? 0);
  const rows = (await query(statements[field], [numbers, targets.map(({ was }) => was), value, me.id])) as {
    number: number;
    event: string | null;
  }[];
  if (rows.length < targets.length && field === 'assignee' && value !== null)
    await requireAssignableMember(query, value);
  const done = new Map(rows.map(({ number, event }) => [number, event]));
  const left = targets.filter(({ ref }) => !done.has(parseLeadNumber(ref) ?? 0));
  const conflicts = await findConflicts(
    query,
    field,
    left.flatMap(({ ref }) => parseLeadNumber(ref) ?? []),
  );
  const outcome: BulkChangeResult = { changed: [], conflicts: [], gone: [] };
  for (const { ref } of targets) {
    const number = parseLeadNumber(ref) ?? 0;
    const now = conflicts.get(number);
    if (done.has(number)) outcome.changed.push({ ref, event: done.get(number) ?? null });
    else if (!now) outcome.gone.push(ref);
    else if (now.now === value) outcome.changed.push({ ref, event: null });
    else outcome.conflicts.push({ ref, ...now });
  }
  return outcome;
}

export async function requireAssignableMember(query: Query, id: string): Promise<void> {
  const [member] = await query(`select from staff.member where id = $1::uuid and ${canTakeLeads}`, [id]);
  if (!member)
    throw new Refused(
      400,
      'takes_no_leads',
      'Leads can be assigned only to admins and agents who are not disabled.',
    );
}

const canTakeLeads = `disabled_at is null and role in ('admin', 'agent')`;

const createStatement = (
  field: ChangeableField,
  type: string,
  kind: string,
  { condition = 'true', assigns = 'false', lost = `'{}'` },
) => `
  with wanted as (select * from unnest($1::bigint[], $2::${type}[]) as wanted (number, was)),
  -- Locking in a fixed order prevents deadlocks.
  locked as materialized (
    select id, won_amount, ${assigns} as assigns from staff.lead
    where number = any($1::bigint[]) order by number for update
  ),
  changed as (
    update staff.lead set ${field} = $3::${type}
      ${assigns === 'false' ? '' : ', assignee = case when locked.assigns then $4 else lead.assignee end'}
    from locked, wanted
    where lead.id = locked.id and lead.number = wanted.number and lead.${field} is not distinct from wanted.was
      and lead.${field} is distinct from $3::${type} and ${condition}
    returning lead.id, lead.number, wanted.was, locked.won_amount, locked.assigns
  ),
  logged as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select id, $4, '${kind}', jsonb_build_object('from', was, 'to', $3::${type}) || ${lost} from changed
    returning id, lead_id
  ),
  logged_assignment as (
    insert into staff.event (lead_id, member_id, kind, detail)
    select lead_id, $4, 'assign', jsonb_build_object('from', null, 'to', $4::uuid)
    from logged join changed on changed.id = lead_id where assigns
  )
  select changed.number::float8 as number, logged.id as event from changed join logged on logged.lead_id = changed.id`;

const statements: Record<ChangeableField, string> = {
  status: createStatement('status', 'text', 'status', {
    assigns: `$3::text = 'won' and assignee is null`,
    lost: `jsonb_strip_nulls(jsonb_build_object('wonAmount', won_amount, 'assigned', case when assigns then true end))`,
  }),
  assignee: createStatement('assignee', 'uuid', 'assign', {
    condition: `($3::uuid is null or exists (select from staff.member where id = $3::uuid and ${canTakeLeads}))`,
  }),
};
