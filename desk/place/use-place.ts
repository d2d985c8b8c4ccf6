import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import type { ListFilter } from '#desk/api/leads.ts';
import { type Place, readPlace, writePlace } from './address.ts';

type Go = { replace?: boolean };
type Narrowing = { [K in keyof ListFilter]?: ListFilter[K] | undefined };

/** Where somebody stands in the inbox, and how to go elsewhere in it. */
export function usePlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const { ref } = useParams<{ ref?: string }>();
  const place = useMemo(() => readPlace(search), [search]);

  const latest = useRef(ref);
  latest.current = ref;

  /** The address of a lead in this list. */
  const hrefOfLead = useCallback((at: string) => writePlace({ ...place, isFull: false }, at), [place]);
  /** Another filter: from its first page, the open lead stays. */
  const narrow = useCallback(
    (change: Narrowing, go: Go = {}) => {
      const merged = Object.entries({ ...place.filter, ...change }).filter(
        ([, value]) => value !== undefined,
      );
      navigate(writePlace({ filter: Object.fromEntries(merged) as Place['filter'] }, latest.current), go);
    },
    [place, navigate],
  );
  return useMemo(
    () => ({
      ...place,
      ref,
      hrefOfLead,
      narrow,
      open: (at: string, { full = false, ...go }: Go & { full?: boolean } = {}) =>
        navigate(writePlace({ ...place, isFull: full }, at), go),
      close: () => navigate(writePlace(place)),
      showPages: (page: number) => navigate(writePlace({ ...place, page }, ref), { replace: true }),
    }),
    [place, ref, hrefOfLead, narrow, navigate],
  );
}

export type InboxPlace = ReturnType<typeof usePlace>;
