import { useRef } from 'react';
import { findLead, type LeadIndex } from './lead-index.ts';

type Listed = { ref: string };
type FormerPlace = { list: string; ref: string | undefined; before?: Listed[] };

/**
 * The index of the open lead in a list. If the lead has left the list since it was opened, its former position.
 * @param list identifies the list; undefined while another list is shown
 */
export function useLeadIndex(
  leads: Listed[] | undefined,
  ref: string | undefined,
  list: string | undefined,
): LeadIndex {
  const last = useRef<FormerPlace>({ list: '', ref: undefined });
  if (leads === undefined || ref === undefined) return { index: -1, vacated: -1 };
  const { before } = last.current;
  const isSame = last.current.list === list && last.current.ref === ref;
  const found = findLead(leads, ref, isSame ? before : undefined);
  if (list !== undefined && found.vacated < 0) last.current = { list, ref, before: leads };
  return found;
}
