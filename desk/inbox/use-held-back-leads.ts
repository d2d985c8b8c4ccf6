import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

const noRefs: ReadonlySet<string> = new Set();

const arrivalToleranceMilliseconds = 5_000;

function newestArrivalOf(leads: LeadRow[]): number {
  return leads.reduce(
    (newest, { createdAt }) => Math.max(newest, Date.parse(createdAt)),
    serverNow() - arrivalToleranceMilliseconds,
  );
}

function findScroller(element: HTMLElement | null): HTMLElement {
  for (let at = element; at; at = at.parentElement) {
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}

/**
 * While the list is scrolled down, new leads are held back and counted, so that rows do not move.
 * @param key identifies the list; when it changes, all leads are shown
 */
export function useHeldBackLeads(
  leads: LeadRow[] | undefined,
  list: RefObject<HTMLElement | null>,
  key: string,
) {
  const [heldSince, setHeldSince] = useState<number | null>(null);
  const seen = useRef({ key, refs: noRefs, newest: 0 });

  const handleScroll = useCallback(() => {
    const isAtTop = findScroller(list.current).scrollTop < 8;
    setHeldSince((since) => (isAtTop ? null : (since ?? seen.current.newest)));
  }, [list]);
  useEffect(() => {
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', handleScroll, { capture: true });
  }, [handleScroll]);

  const isSame = seen.current.key === key;
  const shown = useMemo(() => {
    if (!leads || heldSince === null || !isSame) return leads;
    return leads.filter(
      ({ createdAt, ref }) => Date.parse(createdAt) <= heldSince || seen.current.refs.has(ref),
    );
  }, [leads, heldSince, isSame]);

  const arrived = useMemo(() => {
    const { refs, newest } = seen.current;
    if (!shown || !isSame || refs.size === 0) return noRefs;
    const arrivals = shown.filter(({ ref, createdAt }) => !refs.has(ref) && Date.parse(createdAt) > newest);
    return arrivals.length > 0 ? new Set(arrivals.map(({ ref }) => ref)) : noRefs;
  }, [shown, isSame]);

  useEffect(() => {
    if (shown)
      seen.current = { key, refs: new Set(shown.map(({ ref }) => ref)), newest: newestArrivalOf(shown) };
  }, [shown, key]);

  const show = useCallback(() => {
    setHeldSince(null);
    findScroller(list.current).scrollTo({ top: 0 });
  }, [list]);
  return { shown, arrived, held: (leads?.length ?? 0) - (shown?.length ?? 0), show };
}
