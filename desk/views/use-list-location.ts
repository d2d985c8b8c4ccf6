import { useCallback, useMemo, useRef } from 'react';
import { useParams, useSearch } from 'wouter';
import type { ListFilter } from '#desk/api/leads.ts';
import { useNavigate } from '#desk/parts/location.ts';
import { buildListUrl, type ListLocation, parseListUrl } from './list-url.ts';

type NavigateOptions = { replace?: boolean };
type FilterChange = { [K in keyof ListFilter]?: ListFilter[K] | undefined };

/** The current list, with functions to open its leads. The result does not change while leads are opened and closed. */
export function useListLocation() {
  const search = useSearch();
  const navigate = useNavigate();
  return useMemo(() => {
    const address = parseListUrl(search);
    return {
      ...address,
      hrefOfLead: (at: string) => buildListUrl({ ...address, isFull: false }, at),
      open: (at: string, { full = false, ...options }: NavigateOptions & { full?: boolean } = {}) =>
        navigate(buildListUrl({ ...address, isFull: full }, at), options),
      close: () => navigate(buildListUrl(address)),
    };
  }, [search, navigate]);
}

export function useInboxLocation() {
  const address = useListLocation();
  const navigate = useNavigate();
  const { ref } = useParams<{ ref?: string }>();

  const latest = useRef(ref);
  latest.current = ref;

  const narrow = useCallback(
    (change: FilterChange, options: NavigateOptions = {}) => {
      const merged = Object.entries({ ...address.filter, ...change }).filter(
        ([, value]) => value !== undefined,
      );
      navigate(
        buildListUrl({ filter: Object.fromEntries(merged) as ListLocation['filter'] }, latest.current),
        options,
      );
    },
    [address, navigate],
  );
  return useMemo(
    () => ({
      ...address,
      ref,
      narrow,
      showPages: (page: number) => navigate(buildListUrl({ ...address, page }, ref), { replace: true }),
    }),
    [address, ref, narrow, navigate],
  );
}

export type InboxLocation = ReturnType<typeof useInboxLocation>;
