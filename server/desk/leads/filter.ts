import { escapeLiteral } from 'pg';
import { z } from 'zod';
import type { Member } from '#server/desk/context.ts';
import { type LeadFilter, sorts, views } from '#shared/desk/api.ts';
import { statuses } from '#shared/desk/statuses.ts';
import type { FormDefinition } from '#shared/forms/form.ts';
import { findTables } from '#shared/forms/forms.ts';

export const filterSchema: z.ZodType<LeadFilter> = z.strictObject({
  view: z.enum(views).exactOptional(),
  form: z
    .string()
    .regex(/^\w{1,63}$/, 'is not a form')
    .exactOptional(),
  status: z.enum(statuses).exactOptional(),
  who: z.union([z.uuid(), z.enum(['nobody', 'me'])], 'is not a member id').exactOptional(),
  q: z.string().max(1_000).exactOptional(),
  messages: z.literal('1').exactOptional(),
  sort: z.enum(sorts).exactOptional(),
  after: z.string().max(200).exactOptional(),
});

/** Condition on `staff.lead as lead`, without sort and page. Appends to `values`. */
export function createLeadCondition(
  { view = 'open', form, status, who, q, messages }: LeadFilter,
  me: Pick<Member, 'id'>,
  values: unknown[],
  now: Date,
): string {
  const conditions = [createViewCondition(view, me, values, now)];
  if (form !== undefined) conditions.push(`lead.subject_table = $${values.push(form)}::text`);
  if (status !== undefined) conditions.push(`lead.status = $${values.push(status)}::text`);
  if (who === 'nobody') conditions.push('lead.assignee is null');
  else if (who !== undefined) {
    conditions.push(`lead.assignee = $${values.push(who === 'me' ? me.id : who)}::uuid`);
  }
  if (q?.trim()) {
    const patterns = `(staff.search_patterns($${values.push(q.replaceAll('\0', ' '))}::text))`;
    // Quoted history is not searched: every email of the conversation would match.
    const inMessages = `(lead.search_message like all ${patterns} or exists (
      select from staff.received_mail as mail
      where mail.lead_id = lead.id and lead.search_text || ' ' || mail.search_text like all ${patterns}
    ))`;
    conditions.push(messages ? inMessages : `lead.search_text like all ${patterns}`);
  }
  return conditions.join(' and ');
}

/** The first part lets the planner use an index. */
export function isOpenAtSql(now: string): string {
  return `(lead.awaits_us or lead.remind_at is not null) and (lead.awaits_us or lead.remind_at <= ${now})`;
}

export function isWaitingAtSql(now: string): string {
  return `lead.is_open and not lead.awaits_us and (lead.remind_at is null or lead.remind_at > ${now})
    and (lead.status <> 'new' or coalesce(lead.kept_by, 'machine') <> 'machine')`;
}

/** SQL: whether the deadline restarted after an answer, so that a member can end it without a reply. */
export const canSkipReplySql = `lead.awaits_us and lead.due_at is not null and lead.kept_at is null and lead.waiting_since is not null
  and coalesce(lead.bounced_at < lead.waiting_since, true) and (lead.was_late is not null or lead.status <> 'new' and lead.waiting_since > lead.created_at)`;

function createViewCondition(
  view: NonNullable<LeadFilter['view']>,
  me: Pick<Member, 'id'>,
  values: unknown[],
  now: Date,
): string {
  // Literals instead of parameters, so that the planner uses an index-only scan.
  const createAudienceCondition = (audience: FormDefinition['audience']) =>
    `lead.is_open and lead.subject_table in (${findTables((form) => form.audience === audience)
      .map(escapeLiteral)
      .join(', ')})`;
  const bindNow = () => `$${values.push(now.toISOString())}::timestamptz`;
  switch (view) {
    case 'open':
      return isOpenAtSql(bindNow());
    case 'new':
      return `${isOpenAtSql(bindNow())} and lead.status = 'new'`;
    case 'waiting':
      return isWaitingAtSql(bindNow());
    case 'mine':
      return `lead.is_open and lead.assignee = $${values.push(me.id)}::uuid`;
    case 'overdue':
      // The urgency of a lead with a running deadline is the deadline in seconds.
      return `lead.awaits_us and lead.kept_at is null and (lead.bounced_at is not null or lead.is_inquiry and lead.due_at is not null)
        and lead.urgency < $${values.push(now.getTime() / 1_000)}::float8`;
    case 'creators':
      return createAudienceCondition('creator');
    case 'brands':
      return createAudienceCondition('brand');
    case 'all':
      return 'true';
  }
}
