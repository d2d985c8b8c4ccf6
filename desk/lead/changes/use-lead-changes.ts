import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addEvent, changeLead, refreshLead } from '#desk/api/lead.ts';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { serverNow } from '#desk/time/server-now.ts';
import type { Change, Lead, NewLeadEvent } from '#shared/desk/api.ts';
import type { Status } from '#shared/desk/statuses.ts';
import { formatChange } from './change-text.ts';
import { marginText } from './deadline-text.ts';
import { patchLead } from './patch-lead.ts';
import { type FailedChange, revertChange } from './revert-change.ts';
import { useUndo } from './use-undo.ts';

type AnswerKind = Exclude<NewLeadEvent['kind'], 'note'>;

const doubleClickMilliseconds = 1_500;

const doneTexts: Record<AnswerKind, string> = {
  call: 'call logged',
  elsewhere: 'answered outside the desk',
  no_reply: 'no reply needed',
  not_fit: 'not a fit',
  spam: 'spam',
};

const assignedToYouText = ' Assigned to you.';

/** Optimistic changes of a lead. Each shows a toast and can be undone for 10 s. */
export function useLeadChanges(
  lead: Pick<Lead, 'ref' | 'name' | 'status' | 'assignee' | 'clock'> | undefined,
) {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { people } = useSession();
  const ref = lead?.ref ?? '';
  const name = lead?.name ?? '';
  const [failedChange, setFailedChange] = useState<FailedChange | null>(null);
  const isMounted = useRef(true);
  const showNotSaved = () =>
    showToast({
      title: `${name}: your change was not saved.`,
      detail: 'Open the lead and try again.',
      isWarning: true,
    });
  const onUnmount = useRef(() => {});
  onUnmount.current = () => {
    if (failedChange && !failedChange.conflict) showNotSaved();
  };
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      onUnmount.current();
    };
  }, []);

  // Not awaited: while offline, the refetch pauses until the connection is back.
  const refresh = () => void refreshLead(client, ref);

  const undo = useUndo();
  const willAssignToMe = (by: Status | AnswerKind) =>
    lead?.assignee === null && (by === 'won' || by === 'call' || by === 'elsewhere');

  const change = useMutation({
    mutationFn: (requested: Change) => changeLead(ref, requested),
    onMutate: (requested) => {
      setFailedChange(null);
      void client.cancelQueries({ queryKey: ['lead', ref], exact: true });
      patchLead(client, ref, { [requested.field]: requested.value });
    },
    onSuccess: ({ event }, requested) => {
      const isStatus = requested.field === 'status';
      showToast({
        title: `${formatChange(name, requested, people)}${isStatus && willAssignToMe(requested.value) ? assignedToYouText : ''}`,
        ...(event && {
          undo: () => undo({ lead: { ref, name }, event, field: requested.field }),
          undoLabel: isStatus ? 'Undo status' : 'Undo',
        }),
      });
    },
    onError: async (error, requested) => {
      const failed = await revertChange(client, ref, requested, error);
      if (isMounted.current) setFailedChange(failed);
      else showNotSaved();
    },
    onSettled: refresh,
  });

  const lastEvent = useRef({ key: '', at: 0 });
  const stop = useMutation({
    mutationFn: (event: NewLeadEvent & { kind: AnswerKind }) => addEvent(ref, event),
    onSuccess: (_, event) => {
      const due =
        lead?.clock.answeredAt === null && lead.clock.dueAt !== null ? Date.parse(lead.clock.dueAt) : null;
      showToast({
        title: `${name}: ${doneTexts[event.kind]}.${willAssignToMe(event.kind) ? assignedToYouText : ''}`,
        ...(due !== null &&
          event.kind !== 'spam' &&
          event.kind !== 'no_reply' && { detail: `${marginText(due, serverNow())}.` }),
        undo: () => undo({ lead: { ref, name }, event: event.id, field: 'status' }),
      });
      refresh();
    },
    // Allows an immediate retry, which is otherwise ignored as a double click.
    onError: () => {
      lastEvent.current.key = '';
    },
  });

  const { mutate: set } = change;
  const { mutate, isPending: isStopping, error: stopError, reset: dismissStopError } = stop;
  const write = useCallback<typeof mutate>(
    (event, options) => {
      const key = `${ref} ${event.kind}`;
      if (key === lastEvent.current.key && performance.now() - lastEvent.current.at < doubleClickMilliseconds)
        return;
      lastEvent.current = { key, at: performance.now() };
      mutate(event, options);
    },
    [ref, mutate],
  );
  return useMemo(
    () => ({
      failedChange,
      dismissFailure: () => setFailedChange(null),
      set,
      setStatus(value: Status) {
        if (!lead || value === lead.status) setFailedChange(null);
        else if (value === 'spam') write({ id: crypto.randomUUID(), kind: 'spam' });
        else set({ field: 'status', value, was: lead.status });
      },
      assign(value: string | null) {
        if (!lead || value === lead.assignee) setFailedChange(null);
        else set({ field: 'assignee', value, was: lead.assignee });
      },
      /** Adds an event that clears the deadline. Errors are in `stopError`. */
      stop: write,
      isStopping,
      stopError,
      dismissStopError,
    }),
    [lead, failedChange, set, write, isStopping, stopError, dismissStopError],
  );
}

export type LeadChanges = ReturnType<typeof useLeadChanges>;
