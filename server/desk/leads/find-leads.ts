import type { Member } from '#server/desk/context.ts';
import type { LeadFilter } from '#shared/desk/api.ts';
import type { Place } from './cursor.ts';
import { conditionsOf, searchOf, wordsOf } from './filter.ts';
import { type LeadRecord, leadColumns, promiseOfLead } from './lead-columns.ts';
import type { Query } from './stored-rows.ts';
import { type LeadList, listAfter, lookAt, orders } from './walk.ts';

export const leadsPerPage = 50;

const firstLook = 500;
// Where one of so many is a find, a page is soon full: to ask the index for a common word takes longer than several looks.
const soon = 50;
// In so many leads is seen how common each word is; the index is not asked for one that stands in more of them.
const wordsProbed = 200;
const mostCommon = 10;

type FoundLead = LeadRecord & { key: string };
type FoundPage = { leads: FoundLead[]; isMore: boolean };

/**
 * Finds a page of leads.
 * @param after begins after this place of the list
 * @param atOnce so many leads a statement goes through at most
 */
export async function findLeads(
  query: Query,
  filter: LeadFilter,
  me: Pick<Member, 'id'>,
  now: Date,
  after: Place | undefined,
  atOnce: number,
): Promise<FoundPage> {
  const values: unknown[] = [];
  const conditions = conditionsOf(filter, me, values, now);
  const list = listAfter({ conditions, values, sort: filter.sort ?? 'due' }, after);
  const search = searchOf(filter, list.values);
  const { key, by } = orders[list.sort];
  const read = async (found: string, its: unknown[]) =>
    (await query(
      `select ${leadColumns}, ${key} as key from (${found}) as found join staff.lead using (id) ${promiseOfLead}
      order by ${by}`,
      its,
    )) as FoundLead[];
  const ids = search && (await searchIn(query, list, { filter, search }, atOnce));
  const leads = ids
    ? await read('select unnest($1::uuid[]) as id', [ids.slice(0, leadsPerPage)])
    : await read(pageOf('staff.lead', list), list.values);
  return { leads: leads.slice(0, leadsPerPage), isMore: (ids ?? leads).length > leadsPerPage };
}

/**
 * Goes through the list until a page is full. Where that is not soon, the index is asked for all finds there are; few
 * are sorted. Where nothing can be found, as of signs alone, it ends there.
 * @returns ids of a page of leads, and one more where there is one
 */
async function searchIn(
  query: Query,
  list: LeadList,
  { filter, search }: { filter: LeadFilter; search: string },
  atOnce: number,
): Promise<string[]> {
  // One that moved meanwhile may come twice.
  const found = new Set<string>();
  let rest = list;
  let areMany = false;
  for (let looked = 0; ; ) {
    const size = Math.min(atOnce, Math.max(firstLook, looked));
    const { hits, place } = await lookAt(query, rest, search, 'ids', size);
    for (const id of hits) found.add(id);
    const isFirst = looked === 0;
    looked += size;
    if (!place || found.size > leadsPerPage) return [...found].slice(0, leadsPerPage + 1);
    if (!isFirst && !areMany && found.size * soon < looked) {
      const rare = await rareWordsOf(query, list, filter);
      if (rare === undefined) return [];
      const few = await askIndex(query, list, { search, rare: { ...filter, q: rare } }, atOnce);
      if (few) return few;
      areMany = true;
    }
    rest = listAfter(list, place);
  }
}

/** @returns the words of a search that few leads have, else its rarest; undefined where it has none */
async function rareWordsOf(query: Query, list: LeadList, filter: LeadFilter): Promise<string | undefined> {
  // What was typed is the list's last value.
  const typed = `$${list.values.length}::text`;
  const [row] = await query(
    `with seen as materialized (
      select words, message_words from staff.lead as lead
      where ${list.conditions.join(' and ')} order by ${orders[list.sort].by} limit ${wordsProbed}
    ),
    typed as (
      select word, (select count(*) from seen as lead where ${wordsOf(filter)} @@ staff.search_for(word)) as leads
      from regexp_split_to_table(lower(left(${typed}, 200)), '[^[:alnum:]]+') as word where word <> ''
    )
    select coalesce(
      (select string_agg(word, ' ') from typed where leads < ${mostCommon}),
      (select word from typed order by leads limit 1)
    ) as rare`,
    list.values,
  );
  return (row as { rare: string | null }).rare ?? undefined;
}

/** @returns undefined when more leads have the rare words than may be sorted */
async function askIndex(
  query: Query,
  list: LeadList,
  { search, rare }: { search: string; rare: LeadFilter },
  most: number,
): Promise<string[] | undefined> {
  const values = [...list.values];
  const narrowed = searchOf(rare, values);
  // Of the whole search the index would read all that begins like its common words too.
  const [row] = await query(
    `with hits as materialized (
      select id, number, created_at, subject_table, status, is_open, assignee, urgency
      from staff.lead as lead where ${narrowed} and (${search}) is true limit ${most + 1}
    )
    select (select count(*) from hits) > ${most} as "areMany", array(${pageOf('hits', list)}) as ids`,
    values,
  );
  const { areMany, ids } = row as { areMany: boolean; ids: string[] };
  return areMany ? undefined : ids;
}

function pageOf(from: string, { conditions, sort }: LeadList): string {
  return `select lead.id from ${from} as lead where ${conditions.join(' and ')}
    order by ${orders[sort].by} limit ${leadsPerPage + 1}`;
}
