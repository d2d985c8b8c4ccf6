import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

const none: ReadonlySet<string> = new Set();

const wayMilliseconds = 5_000;

function newestOf(leads: LeadRow[]): number {
  return leads.reduce(
    (newest, { createdAt }) => Math.max(newest, Date.parse(createdAt)),
    serverNow() - wayMilliseconds,
  );
}

function scrollerOf(element: HTMLElement | null): HTMLElement {
  for (let at = element; at; at = at.parentElement) {
    if (/(auto|scroll)/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}

/**
 * New leads stand in the list at once while it is at its top; else they are held back and counted, so that nothing
 * moves under somebody's eyes. @param key another list: nothing of it is held back
 */
export function useHeldBack(leads: LeadRow[] | undefined, list: RefObject<HTMLElement | null>, key: string) {
  const [heldSince, setHeldSince] = useState<number | null>(null);
  const seen = useRef({ key, refs: none, newest: 0 });

  const follow = useCallback(() => {
    const isAtTop = scrollerOf(list.current).scrollTop < 8;
    setHeldSince((since) => (isAtTop ? null : (since ?? seen.current.newest)));
  }, [list]);
  useEffect(() => {
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [follow]);

  const isSame = seen.current.key === key;
  const shown = useMemo(() => {
    if (!leads || heldSince === null || !isSame) return leads;
    return leads.filter(
      ({ createdAt, ref }) => Date.parse(createdAt) <= heldSince || seen.current.refs.has(ref),
    );
  }, [leads, heldSince, isSame]);

  const arrived = useMemo(() => {
    const { refs, newest } = seen.current;
    if (!shown || !isSame || refs.size === 0) return none;
    const fresh = shown.filter(({ ref, createdAt }) => !refs.has(ref) && Date.parse(createdAt) > newest);
    return fresh.length > 0 ? new Set(fresh.map(({ ref }) => ref)) : none;
  }, [shown, isSame]);

  useEffect(() => {
    if (shown) seen.current = { key, refs: new Set(shown.map(({ ref }) => ref)), newest: newestOf(shown) };
  }, [shown, key]);

  const show = useCallback(() => {
    setHeldSince(null);
    scrollerOf(list.current).scrollTo({ top: 0 });
  }, [list]);
  return { shown, arrived, held: (leads?.length ?? 0) - (shown?.length ?? 0), show };
}
