import { useEffect, useRef } from 'react';
import { useKeys } from '#desk/frame/keys.tsx';
import type { LeadChanges } from '#desk/lead/changes/use-lead-changes.ts';
import type { Lead } from '#shared/desk/api.ts';
import { type Status, statuses } from '#shared/desk/statuses.ts';
import type { Neighbours } from './neighbours.ts';
import type { Overlay } from './open-lead.tsx';

export type LeadPicker = 'status' | 'assignee';

type LeadKeys = {
  lead: Lead | undefined;
  changes: LeadChanges;
  show: (overlay: Overlay | null) => void;
  setPicking: (field: LeadPicker) => void;
  writeNote: () => void;
  neighbours: Neighbours;
  isAlone: boolean;
};

/** Binds the shortcuts of an open lead, and the shortcuts of the list while the list is hidden. */
export function useLeadKeys({
  lead,
  changes,
  show,
  setPicking,
  writeNote,
  neighbours,
  isAlone,
}: LeadKeys): void {
  const recordAnswer = (kind: 'elsewhere' | 'no_reply' | 'not_fit') => () =>
    changes.stop({ id: crypto.randomUUID(), kind });
  const goTo = (to: string | undefined) => () => to !== undefined && neighbours.open(to);
  const leadKeys = lead && {
    r: () => show('reply'),
    c: () => show('call'),
    n: writeNote,
    h: () => show('reminder'),
    e: recordAnswer('elsewhere'),
    ...(lead.canSkipReply && { d: recordAnswer('no_reply') }),
    f: recordAnswer('not_fit'),
    a: () => setPicking('assignee'),
    s: () => setPicking('status'),
  };
  const listKeys = isAlone && {
    j: goTo(neighbours.next),
    k: goTo(neighbours.previous),
    escape: neighbours.isFull ? neighbours.toggleFull : neighbours.close,
  };
  useKeys(
    { ...leadKeys, ...listKeys },
    {
      r: 'Reply',
      c: 'Log call',
      n: 'Add a note',
      h: 'Remind me',
      e: 'Answered outside the desk',
      d: 'No reply needed',
      f: 'Not a fit',
      a: 'Assign',
      s: 'Status',
      j: 'Next lead',
      k: 'Previous lead',
      escape: 'Back',
    },
    'Lead',
  );
}

/** Handles a digit typed right after S, while the status picker is still opening. */
export function useQuickStatus(isPicking: boolean, pick: (status: Status) => void): void {
  const latest = useRef(pick);
  latest.current = pick;
  useEffect(() => {
    if (!isPicking) return;
    function handleKeyDown(event: KeyboardEvent) {
      const status = statuses[Number(event.key) - 1];
      const isInList = event.target instanceof Element && event.target.closest('[role=listbox]');
      if (!status || isInList) return;
      event.preventDefault();
      latest.current(status);
    }
    document.addEventListener('keydown', handleKeyDown, true);
    return () => document.removeEventListener('keydown', handleKeyDown, true);
  }, [isPicking]);
}
