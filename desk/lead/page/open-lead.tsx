import { createContext, useContext } from 'react';
import type { LeadChanges } from '#desk/lead/changes/use-lead-changes.ts';
import type { Lead } from '#shared/desk/api.ts';

export type Over = 'reply' | 'call' | 'amount' | 'address' | 'answers' | 'erase' | { mail: string };

type OpenLead = {
  lead: Lead;
  changes: LeadChanges;
  over: Over | null;
  show: (over: Over | null) => void;
  writeNote: () => void;
};

const OpenLeadContext = createContext<OpenLead | null>(null);
export const OpenLeadProvider = OpenLeadContext.Provider;

/** The lead that is open, and what can be done with it; for everything within its pane. */
export function useOpenLead(): OpenLead {
  const open = useContext(OpenLeadContext);
  if (!open) throw new Error('no lead is open');
  return open;
}
