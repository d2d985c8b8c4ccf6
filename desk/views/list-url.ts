import type { ListFilter } from '#desk/api/leads.ts';
import { type Sort, sorts, type View, views } from '#shared/desk/api.ts';
import { type Status, statuses } from '#shared/desk/statuses.ts';

export type ListLocation = {
  filter: ListFilter & { view: View; sort: Sort };
  page: number;
  isFull: boolean;
};

const maxPages = 200;

function findKnown<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((name) => name === value);
}

/** Parses the query of a list's URL and ignores invalid values. */
export function parseListUrl(search: string): ListLocation {
  const query = new URLSearchParams(search);
  const status: Status | undefined = findKnown(statuses, query.get('status'));
  const form = query.get('form');
  const who = query.get('who');
  const q = query.get('q')?.trim().slice(0, 200);
  const page = Number(query.get('page'));
  return {
    filter: {
      view: findKnown(views, query.get('view')) ?? 'open',
      ...(form && /^\w{1,63}$/.test(form) && { form }),
      ...(status && { status }),
      ...(who && /^(nobody|[\da-f-]{36})$/.test(who) && { who }),
      ...(q && { q }),
      ...(q && query.get('messages') === '1' && { messages: '1' as const }),
      sort: findKnown(sorts, query.get('sort')) ?? 'due',
    },
    page: Number.isInteger(page) && page > 1 ? Math.min(page, maxPages) : 1,
    isFull: query.get('full') === '1',
  };
}

/** Builds the URL of a list, without default values. @param ref the open lead */
export function buildListUrl(
  { filter, page = 1, isFull = false }: Partial<ListLocation> & Pick<ListLocation, 'filter'>,
  ref?: string,
) {
  const query = new URLSearchParams();
  const { view, sort, ...rest } = filter;
  if (view !== 'open') query.set('view', view);
  for (const name of ['form', 'status', 'who', 'q', 'messages'] as const) {
    const value = rest[name];
    if (value) query.set(name, value);
  }
  if (sort !== 'due') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (isFull && ref) query.set('full', '1');
  const search = query.toString();
  return `/leads${ref ? `/${ref}` : ''}${search ? `?${search}` : ''}`;
}

/** Whether a list has filters or a search. The view itself does not count as a filter. */
export function isNarrowed({ form, status, who, q }: ListFilter): boolean {
  return Boolean(form || status || who || q);
}
