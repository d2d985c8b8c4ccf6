import type { Config } from '#server/config.ts';
import type { Sort } from '#shared/desk/api.ts';
import type { Place } from './cursor.ts';
import type { Query } from './stored-rows.ts';

/** Leads in an order: what holds for each `staff.lead as lead`, and the values that it names. */
export type LeadList = { conditions: string[]; values: unknown[]; sort: Sort };

/** How a list is sorted: SQL of a lead's place in it, of what comes after a place, and of the order itself. */
export const orders: Record<
  Sort,
  { key: string; after: (key: string, number: string) => string; by: string }
> = {
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

/** How many leads a statement goes through at most: on the embedded database a visitor's form waits for its end. */
export const leadsAtOnce = ({ DATABASE_URL }: Pick<Config, 'DATABASE_URL'>) => (DATABASE_URL ? 5_000 : 300);

/** The list from after a place on. */
export function listAfter({ conditions, values, sort }: LeadList, place: Place | undefined): LeadList {
  if (!place) return { conditions, values, sort };
  const all = [...values];
  const after = orders[sort].after(`$${all.push(place.key)}`, `$${all.push(place.number)}`);
  return { conditions: [...conditions, after], values: all, sort };
}

const answers = {
  ids: 'array(select id from looked where is_hit)',
  count: '(select count(*)::int from looked where is_hit)',
};
type Answers = { ids: string[]; count: number };

/**
 * Looks at the first leads of a list, so many.
 * @param test SQL: whether one is a hit
 * @returns the hits, and the place of the last that was looked at; none where the list ends before
 */
export async function lookAt<Wanted extends keyof Answers>(
  query: Query,
  { conditions, values, sort }: LeadList,
  test: string,
  wanted: Wanted,
  size: number,
): Promise<{ hits: Answers[Wanted]; place: Place | undefined }> {
  const { key, by } = orders[sort];
  const [row] = await query(
    `with looked as materialized (
      select lead.id, ${key} as key, lead.number::float8 as number, (${test}) is true as is_hit
      from staff.lead as lead where ${conditions.join(' and ')} order by ${by} limit ${size}
    )
    select ${answers[wanted]} as hits, last.key, last.number
    from (values (true)) as once left join (select key, number from looked offset ${size - 1}) as last on true`,
    values,
  );
  const { hits, key: last, number } = row as { hits: Answers[Wanted]; key: string | null; number: number };
  return { hits, place: last === null ? undefined : { key: last, number } };
}
