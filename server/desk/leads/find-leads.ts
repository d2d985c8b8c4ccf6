import type { Member } from '#server/desk/context.ts';
import type { LeadFilter, Sort } from '#shared/desk/api.ts';
import type { Cursor } from './cursor.ts';
import { leadWhere } from './filter.ts';
import { deadlineRuleOfLead, type LeadRecord, leadColumns } from './lead-columns.ts';
import type { Query } from './stored-rows.ts';

const leadsPerPage = 50;

const orders: Record<Sort, { key: string; after: (key: string, number: string) => string; by: string }> = {
  due: {
    key: 'lead.urgency::text',
    after: (key, number) => `(lead.urgency, lead.number) > (${key}::float8, ${number}::bigint)`,
    by: 'lead.urgency, lead.number',
  },
  newest: {
    key: 'lead.created_at::text',
    after: (key, number) => `(lead.created_at, lead.number) < (${key}::timestamptz, ${number}::bigint)`,
    by: 'lead.created_at desc, lead.number desc',
  },
};

type FoundLead = LeadRecord & { key: string };

/**
 * @param now decides which deadlines are overdue
 * @param after cursor
 */
export async function findLeads(
  query: Query,
  filter: LeadFilter,
  me: Pick<Member, 'id'>,
  now: Date,
  after?: Cursor,
): Promise<{ leads: FoundLead[]; isMore: boolean }> {
  const values: unknown[] = [];
  const order = orders[filter.sort ?? 'due'];
  const conditions = [leadWhere(filter, me, values, now)];
  if (after) conditions.push(order.after(`$${values.push(after.key)}`, `$${values.push(after.number)}`));
  const leads = (await query(
    `select ${leadColumns}, ${order.key} as key from (
      select lead.id from staff.lead as lead where ${conditions.join(' and ')}
      order by ${order.by} limit ${leadsPerPage + 1}
    ) as found join staff.lead using (id) ${deadlineRuleOfLead}
    order by ${order.by}`,
    values,
  )) as FoundLead[];
  return { leads: leads.slice(0, leadsPerPage), isMore: leads.length > leadsPerPage };
}
