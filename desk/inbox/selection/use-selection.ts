import { useCallback, useMemo, useState } from 'react';
import type { RowPicker } from '#desk/inbox/lead-row.tsx';
import type { LeadRow } from '#shared/desk/api.ts';

const noLeads: LeadRow[] = [];

/** The selected leads. Leads that are no longer in the list are deselected. */
export function useSelection(leads: LeadRow[] = noLeads) {
  const [refs, setRefs] = useState<ReadonlySet<string>>(new Set());
  const [isOn, setOn] = useState(false);
  const [picking, pick] = useState<RowPicker>(null);
  const select = useCallback((ref: string) => {
    setRefs((before) => {
      const after = new Set(before);
      if (!after.delete(ref)) after.add(ref);
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    setRefs(new Set());
    setOn(false);
    pick(null);
  }, []);
  const begin = useCallback(() => setOn(true), []);
  const chosen = useMemo(() => leads.filter(({ ref }) => refs.has(ref)), [leads, refs]);
  const selected = useMemo(() => new Set(chosen.map(({ ref }) => ref)), [chosen]);
  return { selected, chosen, select, clear, begin, picking, pick, isSelecting: isOn || selected.size > 0 };
}

export type Selection = ReturnType<typeof useSelection>;
