import { useRef } from 'react';

type LeadIndex = {
  /** -1 if the lead is not in the list. */
  index: number;
  /** Where a lead was that left the list; the next lead has taken this index. Otherwise -1. */
  vacated: number;
};

/** The index of a lead in a list, or the index it had before it left the list. */
export function useLeadIndex(leads: { ref: string }[] | undefined, ref: string | undefined): LeadIndex {
  const index = leads?.findIndex((lead) => lead.ref === ref) ?? -1;
  const last = useRef({ ref, index });
  if (index >= 0 || last.current.ref !== ref) last.current = { ref, index };
  return { index, vacated: index < 0 ? last.current.index : -1 };
}
