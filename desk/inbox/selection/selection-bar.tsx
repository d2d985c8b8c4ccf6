import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError } from '#desk/api/client.ts';
import { addEvent } from '#desk/api/lead.ts';
import { changeLeads, selectedExportPath, undoBulkChange } from '#desk/api/leads.ts';
import { loadUnknownMembers, sessionQuery, useHasRole, useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { AssignPicker, StatusPicker } from '#desk/inbox/row-pickers.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { KeyHint } from '#desk/parts/key-cap.tsx';
import { conflictText } from '#desk/parts/text/conflict-text.ts';
import { countWithNoun } from '#desk/parts/text/count-text.ts';
import type { BulkChangeResult, BulkUndo, Change, LeadRow } from '#shared/desk/api.ts';
import { type Status, statusNames } from '#shared/desk/statuses.ts';
import { capitalize } from '#shared/forms/stored-row.ts';
import type { Selection } from './use-selection.ts';

type BulkChange = Pick<Change, 'field' | 'value'>;

async function changeSelected(leads: LeadRow[], change: BulkChange): Promise<BulkChangeResult> {
  if (change.field !== 'status' || change.value !== 'spam') return changeLeads(leads, change);
  const changed: BulkChangeResult['changed'] = [];
  const gone: string[] = [];
  for (const { ref } of leads) {
    try {
      const event = crypto.randomUUID();
      await addEvent(ref, { id: event, kind: 'spam' });
      changed.push({ ref, event });
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
      gone.push(ref);
    }
  }
  return { changed, conflicts: [], gone };
}

export function SelectionBar({ selection }: { selection: Selection }) {
  const { chosen, clear, picking, pick } = selection;
  const client = useQueryClient();
  const { people, me } = useSession();
  const isAdmin = useHasRole(['admin']);
  const { showToast } = useToasts();
  const undoAll = useUndoBulkChange();

  const { mutate, isPending, error } = useMutation({
    mutationFn: (change: BulkChange) => changeSelected(chosen, change),
    onSuccess: ({ changed, conflicts, gone }, { field, value }) => {
      const name =
        field === 'status'
          ? statusNames[value as Status]
          : (people.find(({ id }) => id === value)?.name ?? 'Unassigned');
      const undo = changed.flatMap(({ ref, event }) => (event ? [{ ref, event }] : []));
      const conflicting = conflicts
        .map(({ ref }) => chosen.find((lead) => lead.ref === ref)?.name)
        .filter(Boolean);
      const failures: string[] = [];
      if (conflicting.length > 0)
        failures.push(`Not changed: ${conflicting.join(', ')}. Someone else changed them first.`);
      if (gone.length > 0)
        failures.push(`${capitalize(countWithNoun(gone.length, 'lead'))} deleted in the meantime.`);
      showToast({
        title:
          field === 'status'
            ? `${capitalize(countWithNoun(changed.length, 'lead'))}: ${name}.`
            : `${name}: ${countWithNoun(changed.length, 'lead')}.`,
        ...(failures.length > 0 && { detail: failures.join(' '), isWarning: true }),
        ...(undo.length > 0 && { undo: () => undoAll({ leads: chosen, undo, field }) }),
      });
      clear();
    },
    onSettled: () => {
      for (const key of ['leads', 'overview', 'lead']) void client.invalidateQueries({ queryKey: [key] });
    },
  });

  const item =
    'flex items-center gap-1.5 rounded-row px-2 py-1 hover:bg-white/10 data-popup-open:bg-white/10 [--focus:white] pointer-coarse:min-h-11';
  return (
    <div
      role="toolbar"
      aria-label="Selected leads"
      className="sticky top-0 z-30 flex min-h-12.5 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 bg-ink-3 px-4 py-1.5 text-white sm:pl-6 forced-colors:border"
    >
      <b className="font-semibold" aria-live="polite">
        {chosen.length} selected
      </b>
      {error && <span role="alert">{error.message}</span>}
      {isPending && <span role="status">Saving</span>}
      <span className="flex flex-wrap items-center sm:ml-auto">
        <button
          type="button"
          disabled={chosen.length === 0}
          onClick={() => mutate({ field: 'assignee', value: me.id })}
          className={item}
        >
          Assign to me
        </button>
        <AssignPicker
          open={picking === 'who'}
          onOpenChange={(open) => pick(open ? 'who' : null)}
          onPick={(value) => mutate({ field: 'assignee', value })}
          disabled={chosen.length === 0}
          className={item}
        >
          <span aria-hidden="true">Assign</span> <KeyHint isOnInk>A</KeyHint>
        </AssignPicker>
        <StatusPicker
          open={picking === 'status'}
          onOpenChange={(open) => pick(open ? 'status' : null)}
          onPick={(value) => mutate({ field: 'status', value })}
          disabled={chosen.length === 0}
          className={item}
        >
          <span aria-hidden="true">Status</span> <KeyHint isOnInk>S</KeyHint>
        </StatusPicker>
        {isAdmin && chosen.length > 0 && (
          <a
            href={selectedExportPath(chosen.map(({ ref }) => ref))}
            download
            title="Export selected leads as CSV"
            className={`${item} no-underline`}
          >
            Export <KeyHint isOnInk>⇧E</KeyHint>
          </a>
        )}
        <button type="button" onClick={clear} aria-label="Clear selection" className={item}>
          <Icon name="close" className="size-4.5" />
        </button>
      </span>
    </div>
  );
}

type UndoRequest = BulkUndo & { leads: Pick<LeadRow, 'ref' | 'name'>[]; field: Change['field'] };

const maxNamedConflicts = 3;

/** Undoes a bulk change. The toast counts the undone leads and lists up to three conflicts. */
function useUndoBulkChange() {
  const client = useQueryClient();
  const session = useSession();
  const { showToast } = useToasts();
  return useMutation({
    mutationFn: ({ undo }: UndoRequest) => undoBulkChange(undo),
    onSuccess: async ({ undone, conflicts, gone }, { leads, field }) => {
      await loadUnknownMembers(
        client,
        conflicts.flatMap(({ by, now }) => (field === 'assignee' ? [by, now] : [by])),
      );
      const known = client.getQueryData(sessionQuery.queryKey) ?? session;
      const failures = conflicts.slice(0, maxNamedConflicts).map((conflict) => {
        const name = leads.find(({ ref }) => ref === conflict.ref)?.name;
        return `${name}: ${conflictText(conflict, field, known)}`;
      });
      const others = conflicts.length - failures.length;
      if (others > 0) failures.push(`${capitalize(countWithNoun(others, 'other'))} changed since.`);
      if (gone.length > 0)
        failures.push(`${capitalize(countWithNoun(gone.length, 'lead'))} deleted in the meantime.`);
      showToast({
        title: undone === 0 ? 'Not undone.' : `Undone: ${countWithNoun(undone, 'lead')}.`,
        ...(failures.length > 0 && { detail: failures.join(' '), isWarning: true }),
      });
    },
    onError: ({ message }) => showToast({ title: `Not undone. ${message}`, isWarning: true }),
    onSettled: () => {
      for (const key of ['leads', 'overview', 'lead']) void client.invalidateQueries({ queryKey: [key] });
    },
  }).mutate;
}
