import { type RefObject, useEffect, useRef } from 'react';
import { useKeys } from '#desk/frame/keys.tsx';
import { useLeadIndex } from '#desk/views/use-lead-index.ts';
import type { InboxLocation } from '#desk/views/use-list-location.ts';
import type { LeadRow } from '#shared/desk/api.ts';
import type { RowPicker } from './lead-row.tsx';

type ListKeys = {
  leads: LeadRow[];
  /** Identifies the list for `useLeadIndex`. */
  listKey: string | undefined;
  inbox: InboxLocation;
  list: RefObject<HTMLElement | null>;
  current: string | undefined;
  point: (ref: string) => void;
  select: (ref: string) => void;
  pick: (picking: RowPicker) => void;
  search: () => void;
};

export function findRow(list: HTMLElement | null, ref: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-ref="${CSS.escape(ref)}"]`) ?? null;
}

export function useListKeys(keys: ListKeys): void {
  const { leads, listKey, inbox, list, current, point, select, pick, search } = keys;
  const { ref } = inbox;
  const { index: at, vacated } = useLeadIndex(leads, ref ?? current, listKey);
  // The row that gets the focus once it is rendered.
  const pendingFocus = useRef<string | null>(null);
  useEffect(() => {
    if (pendingFocus.current === null) return;
    findRow(list.current, pendingFocus.current)?.focus({ preventScroll: true });
    findRow(list.current, pendingFocus.current)?.scrollIntoView({ block: 'nearest' });
    pendingFocus.current = null;
  });

  function moveFocus(by: 1 | -1) {
    const active = document.activeElement;
    const isInList = list.current?.contains(active) ?? false;
    const isAtTop = ref === undefined && !isInList && by === 1;
    const to = isAtTop ? 0 : vacated >= 0 ? vacated + Math.min(by, 0) : at + by;
    const next = leads[Math.min(Math.max(to, 0), leads.length - 1)];
    if (!next) return;
    pendingFocus.current = next.ref;
    point(next.ref);
    if (ref === undefined) return focusRow(next.ref);
    if (next.ref !== ref) inbox.open(next.ref, { replace: true });
  }
  function focusRow(to: string) {
    const row = findRow(list.current, to);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }
  function openRow() {
    const target = leads[at];
    if (!target) return;
    inbox.open(target.ref, { full: ref === target.ref });
  }
  useKeys(
    {
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      arrowdown: () => moveFocus(1),
      arrowup: () => moveFocus(-1),
      enter: openRow,
      ...(ref !== undefined && {
        escape: () => {
          if (inbox.isFull) inbox.open(ref, { replace: true });
          else {
            pendingFocus.current = ref;
            point(ref);
            inbox.close();
          }
        },
      }),
      ...(ref === undefined && at >= 0 && { a: () => pick('who'), s: () => pick('status') }),
      ...(at >= 0 && { x: () => leads[at] && select(leads[at].ref) }),
      '/': search,
    },
    {
      j: 'Next lead',
      k: 'Previous lead',
      enter: 'Open (again for full page)',
      escape: 'Back',
      a: 'Assign',
      s: 'Status',
      x: 'Select',
      '/': 'Search',
    },
    'List',
  );
}
