import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError, request } from '#desk/api/client.ts';
import { loadUnknownMembers } from '#desk/api/session.ts';
import type { Settings, SettingsChange, SettingsConflict } from '#shared/desk/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request<Settings>('settings', { signal }),
});

export class SettingsConflictError extends Error {
  readonly conflict: SettingsConflict;

  constructor(conflict: SettingsConflict) {
    super('Someone else saved other settings in the meantime.');
    this.conflict = conflict;
  }
}

/** @throws SettingsConflictError if someone else saved other settings in the meantime */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: SettingsChange) => {
      try {
        return await request<Settings>('settings', { method: 'PUT', body: change });
      } catch (error) {
        if (!(error instanceof RequestError && error.refusal.code === 'changed')) throw error;
        const conflict = error.refusal as unknown as SettingsConflict;
        await loadUnknownMembers(client, [conflict.by]);
        throw new SettingsConflictError(conflict);
      }
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
  });
}
