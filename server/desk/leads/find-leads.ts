import type { Member } from '#server/desk/context.ts';
import type { LeadFilter, Sort } from '#shared/desk/api.ts';
import type { Place } from './cursor.ts';
import { conditionsOf, searchOf } from './filter.ts';
import { type LeadRecord, leadColumns, promiseOfLead } from './lead-columns.ts';
import type { Query } from './stored-rows.ts';

export const leadsPerPage = 50;

/** How a search is gone about. */
type Search = {
  /** So many leads are looked at in the order of the list first: what is found often fills a page there. */
  probed: number;
  /** With so many finds among them the list is gone through in its order: the page is full soon. */
  fewest: number;
  /** So many finds are sorted; of more, the list is gone through in its order until a page is full. */
  mostSorted: number;
};
const usualSearch: Search = { probed: 1_000, fewest: 10, mostSorted: 5_000 };

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

/** What conditions and orders are about. */
const columns = 'id, number, created_at, subject_table, status, is_open, assignee, urgency';

export type FoundLead = LeadRecord & { key: string };

/**
 * Finds a page of leads, and one more where there is one.
 * @param after begins after this place of the list
 */
export async function findLeads(
  query: Query,
  filter: LeadFilter,
  me: Pick<Member, 'id'>,
  now: Date,
  after: Place | undefined,
  { probed, fewest, mostSorted } = usualSearch,
): Promise<FoundLead[]> {
  const values: unknown[] = [];
  const order = orders[filter.sort ?? 'due'];
  const conditions = conditionsOf(filter, me, values, now);
  if (after) conditions.push(order.after(`$${values.push(after.key)}`, `$${values.push(after.number)}`));
  const search = searchOf(filter, values);
  const page = (from: string, where: string[]) =>
    `select lead.id from ${from} as lead where ${where.join(' and ')} order by ${order.by} limit ${leadsPerPage + 1}`;
  const isAnswered = '(select is_answered from probe)';
  const isDense = '(select is_dense from probe)';
  const areMany = `(${isDense} or (select are_many from counted))`;
  const found = search
    ? `with first as materialized (
        select ${columns}, words, message_words from staff.lead as lead
        where ${conditions.join(' and ')} order by ${order.by} limit ${probed}
      ),
      found_first as materialized (${page('first', [search])}),
      probe as materialized (
        select (select count(*) from first) < ${probed} or found > ${leadsPerPage} as is_answered, found >= ${fewest} as is_dense
        from (select count(*) as found from found_first) as sum
      ),
      hits as materialized (
        select ${columns} from staff.lead as lead where ${search} and not ${isAnswered} and not ${isDense} limit ${mostSorted + 1}
      ),
      counted as materialized (select count(*) > ${mostSorted} as are_many from hits)
      (select id from found_first where ${isAnswered})
      union all
      (${page('hits', [...conditions, `not ${areMany}`])})
      union all
      (${page('staff.lead', [...conditions, `(${search}) is true`, `not ${isAnswered}`, areMany])})`
    : page('staff.lead', conditions);
  const leads = await query(
    `select ${leadColumns}, ${order.key} as key from (${found}) as found join staff.lead using (id) ${promiseOfLead}
    order by ${order.by}`,
    values,
  );
  return leads as FoundLead[];
}
