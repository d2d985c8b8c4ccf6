import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#desk/api/overview.ts';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { isNarrowed } from '#desk/views/list-url.ts';
import { useLeadIndex } from '#desk/views/use-lead-index.ts';
import { useLeads } from '#desk/views/use-leads.ts';
import { useListLocation } from '#desk/views/use-list-location.ts';
import type { LeadRow } from '#shared/desk/api.ts';

export type Neighbours = {
  row: LeadRow | undefined;
  /** The position in the list, such as `3 of 23`; null if the lead is not in the list. */
  position: string | null;
  view: string;
  isFull: boolean;
  next: string | undefined;
  previous: string | undefined;
  open: (ref: string) => void;
  toggleFull: () => void;
  close: () => void;
};

export function useNeighbours(ref: string): Neighbours {
  const address = useListLocation();
  const { leads, hasMore, list } = useLeads(address);
  const { view } = address.filter;
  const { data: all } = useQuery({ ...overviewQuery, select: ({ counts }) => counts[view] });
  const { index, vacated } = useLeadIndex(leads, ref, list);
  return {
    row: index < 0 ? undefined : leads?.[index],
    position: index < 0 ? null : `${index + 1} of ${totalText()}`,
    view: viewNames[view],
    isFull: address.isFull,
    next: leads?.[vacated >= 0 ? vacated : index + 1]?.ref,
    previous: leads?.[(vacated >= 0 ? vacated : index) - 1]?.ref,
    open: (to) => address.open(to, { full: address.isFull }),
    toggleFull: () => address.open(ref, { full: !address.isFull }),
    close: address.close,
  };

  function totalText(): string {
    const loaded = leads?.length ?? 0;
    const counted = isNarrowed(address.filter) ? undefined : all;
    if (!hasMore) return String(loaded);
    return counted === undefined || counted >= 1_000
      ? `${loaded} or more`
      : String(Math.max(counted, loaded));
  }
}
