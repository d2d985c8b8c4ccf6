import type { Member } from '#server/desk/context.ts';
import type { LeadFilter, Sort } from '#shared/desk/api.ts';
import type { Place } from './cursor.ts';
import { conditionsOf, searchOf, wordsOf } from './filter.ts';
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

/** Of each word is seen in so many leads how common it is, and from which share on the index is not asked for it. */
const wordsProbed = 200;
const common = 0.05;

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
  const order = orders[filter.sort ?? 'due'];
  /** Reads the page, or what else is made of the list's conditions. */
  const ask = (write: (conditions: string[], values: unknown[]) => string) => {
    const values: unknown[] = [];
    const conditions = conditionsOf(filter, me, values, now);
    if (after) conditions.push(order.after(`$${values.push(after.key)}`, `$${values.push(after.number)}`));
    return query(write(conditions, values), values);
  };
  const page = (from: string, where: string[]) =>
    `select lead.id from ${from} as lead where ${where.join(' and ')} order by ${order.by} limit ${leadsPerPage + 1}`;
  const leadsOf = (found: string) => `
    select ${leadColumns}, ${order.key} as key from (${found}) as found join staff.lead using (id) ${promiseOfLead}
    order by ${order.by}`;
  if (!searchOf(filter, [])) {
    return (await ask((conditions) => leadsOf(page('staff.lead', conditions)))) as FoundLead[];
  }

  const [first] = await ask((conditions, values) => {
    const search = searchOf(filter, values);
    return `with first as materialized (
        select ${columns}, words, message_words from staff.lead as lead
        where ${conditions.join(' and ')} order by ${order.by} limit ${probed}
      ),
      seen as materialized (select * from first limit ${wordsProbed}),
      typed as (
        select word, (select count(*) from seen as lead where ${wordsOf(filter)} @@ staff.search_for(word)) as leads
        from regexp_split_to_table(lower(left($${values.push(filter.q?.replaceAll('\0', ' '))}::text, 200)), '[^[:alnum:]]+') as word where word <> ''
      )
      select (select count(*)::int from first) as looked, array(${page('first', [`${search}`])}) as found,
        coalesce(
          (select string_agg(word, ' ') from typed where leads < ${wordsProbed * common}),
          (select word from typed order by leads limit 1)
        ) as rare`;
  });
  const { looked, found, rare } = first as { looked: number; found: string[]; rare: string | null };
  if (looked < probed || found.length > leadsPerPage) {
    return (await query(leadsOf('select unnest($1::uuid[]) as id'), [found])) as FoundLead[];
  }
  return (await ask((conditions, values) => {
    const search = `(${searchOf(filter, values)}) is true`;
    const inOrder = page('staff.lead', [...conditions, search]);
    if (found.length >= fewest || rare === null) return leadsOf(inOrder);
    const areMany = '(select are_many from counted)';
    return leadsOf(`with hits as materialized (
        select ${columns} from staff.lead as lead where ${searchOf({ ...filter, q: rare }, values)} and ${search} limit ${mostSorted + 1}
      ),
      counted as materialized (select count(*) > ${mostSorted} as are_many from hits)
      (${page('hits', [...conditions, `not ${areMany}`])})
      union all
      (${page('staff.lead', [...conditions, search, areMany])})`);
  })) as FoundLead[];
}
