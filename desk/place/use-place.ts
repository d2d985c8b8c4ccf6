import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import type { ListFilter } from '#desk/api/leads.ts';
import { useNavigate } from '#desk/parts/here.ts';
import { type Place, readPlace, writePlace } from './address.ts';

type NavigateOptions = { replace?: boolean };
type Narrowing = { [K in keyof ListFilter]?: ListFilter[K] | undefined };

/** The current list and how to open its leads. The result is stable while leads are opened and closed. */
export function useListPlace() {
  const search = useSearch();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = readPlace(search);
    return {
      ...place,
      hrefOfLead: (at: string) => writePlace({ ...place, isFull: false }, at),
      open: (at: string, { full = false, ...options }: NavigateOptions & { full?: boolean } = {}) =>
        navigate(writePlace({ ...place, isFull: full }, at), options),
      close: () => navigate(writePlace(place)),
    };
  }, [search, navigate]);
}

export function usePlace() {
  const place = useListPlace();
  const navigate = useNavigate();
  const { ref } = useParams<{ ref?: string }>();

  const latest = useRef(ref);
  latest.current = ref;

  const narrow = useCallback(
    (change: Narrowing, options: NavigateOptions = {}) => {
      const merged = Object.entries({ ...place.filter, ...change }).filter(
        ([, value]) => value !== undefined,
      );
      navigate(
        writePlace({ filter: Object.fromEntries(merged) as Place['filter'] }, latest.current),
        options,
      );
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
