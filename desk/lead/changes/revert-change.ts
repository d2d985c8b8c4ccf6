import type { QueryClient } from '@tanstack/react-query';
import { conflictOf } from '#desk/api/lead.ts';
import { loadUnknownMembers } from '#desk/api/session.ts';
import type { Change, Conflict } from '#shared/desk/api.ts';
import { patchLead } from './patch-lead.ts';

export type FailedChange = { change: Change; conflict: Conflict | null; error: Error };

/** Shows the stored value again after an optimistic change failed. */
export async function revertChange(
  client: QueryClient,
  ref: string,
  change: Change,
  error: Error,
): Promise<FailedChange> {
  const conflict = conflictOf(error);
  const { field, was } = change;
  patchLead(client, ref, { [field]: conflict ? conflict.now : was });
  if (conflict)
    await loadUnknownMembers(client, field === 'assignee' ? [conflict.by, conflict.now] : [conflict.by]);
  return { change, conflict, error };
}
