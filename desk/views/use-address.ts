import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import type { ListFilter } from '#desk/api/leads.ts';
import { useNavigate } from '#desk/parts/location.ts';
import { type ListAddress, readAddress, writeAddress } from './address.ts';

type NavigateOptions = { replace?: boolean };
type Narrowing = { [K in keyof ListFilter]?: ListFilter[K] | undefined };

/** The current list and how to open its leads. The result is stable while leads are opened and closed. */
export function useListAddress() {
  const search = useSearch();
  const navigate = useNavigate();
  return useMemo(() => {
    const place = readAddress(search);
    return {
      ...place,
      hrefOfLead: (at: string) => writeAddress({ ...place, isFull: false }, at),
      open: (at: string, { full = false, ...options }: NavigateOptions & { full?: boolean } = {}) =>
        navigate(writeAddress({ ...place, isFull: full }, at), options),
      close: () => navigate(writeAddress(place)),
    };
  }, [search, navigate]);
}

export function useInboxAddress() {
  const place = useListAddress();
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
        writeAddress({ filter: Object.fromEntries(merged) as ListAddress['filter'] }, latest.current),
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
      showPages: (page: number) => navigate(writeAddress({ ...place, page }, ref), { replace: true }),
    }),
    [place, ref, narrow, navigate],
  );
}

export type InboxAddress = ReturnType<typeof useInboxAddress>;
