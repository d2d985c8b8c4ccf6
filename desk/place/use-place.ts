import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import type { ListFilter } from '#desk/api/leads.ts';
import { useNavigate } from '#desk/parts/here.ts';
import { type Place, readPlace, writePlace } from './address.ts';

type Go = { replace?: boolean };
type Narrowing = { [K in keyof ListFilter]?: ListFilter[K] | undefined };

/** Which list somebody looks at, and how to open its leads; stays the same while they are opened. */
export function useListPlace() {
  const search = useSearch();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = readPlace(search);
    return {
      ...place,
      hrefOfLead: (at: string) => writePlace({ ...place, isFull: false }, at),
      open: (at: string, { full = false, ...go }: Go & { full?: boolean } = {}) =>
        navigate(writePlace({ ...place, isFull: full }, at), go),
      close: () => navigate(writePlace(place)),
    };
  }, [search, navigate]);
}

/** Where somebody stands in the inbox, and how to go elsewhere in it. */
export function usePlace() {
  const place = useListPlace();
  const navigate = useNavigate();
  const { ref } = useParams<{ ref?: string }>();

  const latest = useRef(ref);
  latest.current = ref;

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
      narrow,
      showPages: (page: number) => navigate(writePlace({ ...place, page }, ref), { replace: true }),
    }),
    [place, ref, narrow, navigate],
  );
}

export type InboxPlace = ReturnType<typeof usePlace>;
