import { createContext, useContext } from 'react';
import type { LeadChanges } from '#desk/lead/changes/use-lead-changes.ts';
import type { Lead } from '#shared/desk/api.ts';

export type Overlay =
  | 'reply'
  | 'call'
  | 'amount'
  | 'address'
  | 'answers'
  | 'erase'
  | 'reminder'
  | { mail: string };

type OpenLead = {
  lead: Lead;
  changes: LeadChanges;
  overlay: Overlay | null;
  show: (overlay: Overlay | null) => void;
  writeNote: () => void;
};

const OpenLeadContext = createContext<OpenLead | null>(null);
export const OpenLeadProvider = OpenLeadContext.Provider;

/** @throws Error outside `OpenLeadProvider` */
export function useOpenLead(): OpenLead {
  const open = useContext(OpenLeadContext);
  if (!open) throw new Error('no lead is open');
  return open;
}
