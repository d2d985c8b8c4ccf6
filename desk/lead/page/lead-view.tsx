import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isNotFound } from '#desk/api/client.ts';
import { leadQuery } from '#desk/api/lead.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useTitle } from '#desk/frame/title.tsx';
import { runWhenIdle } from '#desk/frame/when-idle.ts';
import { useLeadChanges } from '#desk/lead/changes/use-lead-changes.ts';
import { prefetchContent } from '#desk/lead/content/content.tsx';
import type { Lead, LeadRow } from '#shared/desk/api.ts';
import type { Status } from '#shared/desk/statuses.ts';
import { NameHeading } from './heading-level.tsx';
import { LeadMissing } from './lead-missing.tsx';
import { LeadOverlays, prefetchOverlays } from './lead-overlays.tsx';
import { type Neighbours, useNeighbours } from './neighbours.ts';
import { OpenLeadProvider, type Overlay } from './open-lead.tsx';
import { type LeadPicker, useLeadKeys, useQuickStatus } from './use-lead-keys.ts';

export type LeadViewProps = {
  row: LeadRow | undefined;
  lead: Lead | undefined;
  neighbours: Neighbours;
  pickers: { status: PickerState; assignee: PickerState };
  missing: ReactNode;
};
type PickerState = { open: boolean; onOpenChange: (open: boolean) => void };

type LeadRootProps = {
  leadRef: string;
  isAlone: boolean;
  className: string;
  children: (props: LeadViewProps) => ReactNode;
};

export function LeadRoot({ leadRef, isAlone, className, children }: LeadRootProps) {
  const neighbours = useNeighbours(leadRef);
  const query = useQuery(leadQuery(leadRef));
  // A lead that was deleted while it was open must not stay on the screen.
  const isGone = isNotFound(query.error);
  const lead = isGone ? undefined : query.data;
  const failure = useFailure(isGone ? { ...query, data: undefined } : query, leadRef);
  const leadChanges = useLeadChanges(lead);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const changes = useMemo(
    () => ({
      ...leadChanges,
      setStatus(status: Status) {
        leadChanges.setStatus(status);
        if (status === 'won' && lead?.status !== 'won') setOverlay('amount');
      },
    }),
    [leadChanges, lead?.status],
  );
  const [picking, setPicking] = useState<LeadPicker | null>(null);
  const root = useRef<HTMLElement>(null);
  const before = useRef(overlay);
  // Returns the focus to the Reply button, which the reply dock had replaced.
  useLayoutEffect(() => {
    if (before.current === 'reply' && overlay === null) focusFirst(root.current, '[data-reply]');
    before.current = overlay;
  }, [overlay]);
  const row = isGone ? undefined : (lead ?? neighbours.row);
  const pickerState = (field: LeadPicker) => ({
    open: picking === field,
    onOpenChange: (open: boolean) => setPicking(open ? field : null),
  });
  const writeNote = useCallback(() => {
    const note = focusFirst(root.current, '[data-note]');
    // Waits for the next frame, in which the focused note field gets a button and becomes taller.
    requestAnimationFrame(() => note?.closest('[data-note-box]')?.scrollIntoView({ block: 'nearest' }));
  }, []);
  const open = useMemo(
    () => lead && { lead, changes, overlay, show: setOverlay, writeNote },
    [lead, changes, overlay, writeNote],
  );

  useLeadKeys({ lead, changes, show: setOverlay, setPicking, writeNote, neighbours, isAlone });
  useQuickStatus(picking === 'status', (status) => {
    setPicking(null);
    changes.setStatus(status);
  });
  useEffect(() => {
    if (!isAlone) return;
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, [isAlone]);
  useEffect(() => {
    runWhenIdle(() => {
      prefetchContent();
      prefetchOverlays();
    });
  }, []);

  const missing = failure && <LeadMissing leadRef={leadRef} failure={failure} onClose={neighbours.close} />;
  const inside = children({
    row,
    lead,
    neighbours,
    pickers: { status: pickerState('status'), assignee: pickerState('assignee') },
    missing,
  });
  return (
    <section
      ref={root}
      aria-label={row ? row.name || 'No name' : `Lead ${leadRef}`}
      data-pane="lead"
      tabIndex={-1}
      {...(picking && { 'data-keys-rest': true })}
      className={`flex min-h-0 min-w-0 flex-1 flex-col ${className}`}
    >
      {isAlone && row && <Title name={row.name} />}
      {!row && !missing && <NameHeading className="sr-only">Lead {leadRef}</NameHeading>}
      {open ? (
        <OpenLeadProvider value={open}>
          {inside}
          <LeadOverlays onErased={neighbours.close} />
        </OpenLeadProvider>
      ) : (
        inside
      )}
    </section>
  );
}

function Title({ name }: { name: string }) {
  useTitle(name);
  return null;
}

function focusFirst(root: HTMLElement | null, selector: string): HTMLElement | undefined {
  const elements = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const visible = elements.find((one) => one.checkVisibility());
  visible?.focus({ preventScroll: true });
  return visible;
}
