import type { Member } from '#server/desk/context.ts';
import type { LeadFilter, Sort } from '#shared/desk/api.ts';
import type { Place } from './cursor.ts';
import { conditionsOf, searchOf } from './filter.ts';
import { type LeadRecord, leadColumns, promiseOfLead } from './lead-columns.ts';
import type { Query } from './stored-rows.ts';

export const leadsPerPage = 50;

// Up to so many finds of a search are sorted; of more, the list is gone through in its order until a page is full.
const sortedAtMost = 5_000;

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

export type FoundLead = LeadRecord & { key: string };

/**
 * Finds a page of leads, and one more where there is one.
 * @param after begins after this place of the list
 * @param mostSorted so many finds of a search are still sorted
 */
export async function findLeads(
  query: Query,
  filter: LeadFilter,
  me: Pick<Member, 'id'>,
  now: Date,
  after: Place | undefined,
  mostSorted = sortedAtMost,
): Promise<FoundLead[]> {
  const values: unknown[] = [];
  const order = orders[filter.sort ?? 'due'];
  const conditions = conditionsOf(filter, me, values, now);
  if (after) conditions.push(order.after(`$${values.push(after.key)}`, `$${values.push(after.number)}`));
  const search = searchOf(filter, values);
  const page = (from: string, where: string[]) =>
    `select lead.id from ${from} as lead where ${where.join(' and ')} order by ${order.by} limit ${leadsPerPage + 1}`;
  const found = search
    ? `with hits as materialized (
        select id, number, created_at, subject_table, status, is_open, assignee, urgency
        from staff.lead as lead where ${search} limit ${mostSorted + 1}
      ),
      counted as materialized (select count(*) > ${mostSorted} as are_many from hits)
      (${page('hits', [...conditions, 'not (select are_many from counted)'])})
      union all
      (${page('staff.lead', [...conditions, `(${search}) is true`, '(select are_many from counted)'])})`
    : page('staff.lead', conditions);
  const leads = await query(
    `select ${leadColumns}, ${order.key} as key from (${found}) as found join staff.lead using (id) ${promiseOfLead}
    order by ${order.by}`,
    values,
  );
  return leads as FoundLead[];
}
