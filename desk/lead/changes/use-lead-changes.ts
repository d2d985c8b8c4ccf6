import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addEvent, changeLead, conflictOf, refreshLead } from '#desk/api/lead.ts';
import { meet } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { serverNow } from '#desk/time/server-now.ts';
import type { Change, Conflict, Lead, NewEvent } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { marginText } from './deadline-text.ts';
import { patchLead } from './patch-lead.ts';
import { useUndo } from './use-undo.ts';

export type FailedChange =
  | { kind: 'conflict'; change: Change; conflict: Conflict }
  | { kind: 'failed'; change: Change; error: Error };

type Stop = Exclude<NewEvent['kind'], 'note'>;

const againMilliseconds = 1_500;

const done: Record<Stop, string> = {
  call: 'Call logged.',
  elsewhere: 'Marked as answered outside the desk.',
  not_fit: 'Marked as not a fit.',
  spam: 'Marked as spam.',
};

/** What can be changed of a lead: each change shows at once, says what became of it, and can be undone for 10 s. */
export function useLeadChanges(
  lead: Pick<Lead, 'ref' | 'name' | 'status' | 'assignee' | 'clock'> | undefined,
) {
  const client = useQueryClient();
  const { say } = useToasts();
  const ref = lead?.ref ?? '';
  const [unsettled, setUnsettled] = useState<FailedChange | null>(null);
  const isHere = useRef(true);
  const sayNotStored = () =>
    say({
      title: `${lead?.name}: your change was not stored.`,
      detail: 'Open the lead again to make it.',
      isWarning: true,
    });
  const onLeave = useRef(() => {});
  onLeave.current = () => {
    if (unsettled?.kind === 'failed') sayNotStored();
  };
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      onLeave.current();
    };
  }, []);

  // Nobody waits for it: without a connection it comes when that is back.
  const refresh = () => void refreshLead(client, ref);

  const undo = useUndo();

  const change = useMutation({
    mutationFn: (wanted: Change) => changeLead(ref, wanted),
    onMutate: (wanted) => {
      setUnsettled(null);
      void client.cancelQueries({ queryKey: ['lead', ref], exact: true });
      patchLead(client, ref, { [wanted.field]: wanted.value });
    },
    onSuccess: ({ event }, wanted) => {
      const isStatus = wanted.field === 'status';
      say({
        title: isStatus
          ? `Status is set: ${statusNames[wanted.value]}.`
          : wanted.value === null
            ? 'Unassigned.'
            : 'Assigned.',
        ...(event && {
          undo: () => undo({ ref, event, field: wanted.field }),
          undoLabel: isStatus ? 'Undo status' : 'Undo',
        }),
      });
    },
    onError: async (error, wanted) => {
      const conflict = conflictOf(error);
      patchLead(client, ref, { [wanted.field]: conflict ? conflict.now : wanted.was });
      if (conflict)
        await meet(client, wanted.field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
      if (isHere.current)
        setUnsettled(
          conflict
            ? { kind: 'conflict', change: wanted, conflict }
            : { kind: 'failed', change: wanted, error },
        );
      else sayNotStored();
    },
    onSettled: refresh,
  });

  const last = useRef({ what: '', at: 0 });
  const stop = useMutation({
    mutationFn: (event: NewEvent & { kind: Stop }) => addEvent(ref, event),
    onSuccess: (_, event) => {
      const due =
        lead?.clock.keptAt === null && lead.clock.dueAt !== null ? Date.parse(lead.clock.dueAt) : null;
      say({
        title: done[event.kind],
        ...(due !== null && event.kind !== 'spam' && { detail: `${marginText(due, serverNow())}.` }),
        undo: () => undo({ ref, event: event.id, field: 'status' }),
      });
      refresh();
    },
    // Then it is tried again.
    onError: () => {
      last.current.what = '';
    },
  });

  const { mutate: set } = change;
  const { mutate, isPending: isStopping, error: stopError, reset: forgetStop } = stop;
  const write = useCallback<typeof mutate>(
    (event, options) => {
      const what = `${ref} ${event.kind}`;
      if (what === last.current.what && performance.now() - last.current.at < againMilliseconds) return;
      last.current = { what, at: performance.now() };
      mutate(event, options);
    },
    [ref, mutate],
  );
  return useMemo(
    () => ({
      unsettled,
      settle: () => setUnsettled(null),
      set,
      setStatus(value: Status) {
        if (!lead || value === lead.status) setUnsettled(null);
        else if (value === 'spam') write({ id: crypto.randomUUID(), kind: 'spam' });
        else set({ field: 'status', value, was: lead.status });
      },
      assign(value: string | null) {
        if (!lead || value === lead.assignee) setUnsettled(null);
        else set({ field: 'assignee', value, was: lead.assignee });
      },
      /** Writes what stops the clock. @throws RequestError through `stopError` */
      stop: write,
      isStopping,
      stopError,
      forgetStop,
    }),
    [lead, unsettled, set, write, isStopping, stopError, forgetStop],
  );
}

export type LeadChanges = ReturnType<typeof useLeadChanges>;
