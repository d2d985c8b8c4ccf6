import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError, request } from '#desk/api/client.ts';
import { meet } from '#desk/api/session.ts';
import type { Settings, SettingsChange, SettingsConflict } from '#shared/desk/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request<Settings>('settings', { signal }),
});

export class SettingsMoved extends Error {
  readonly conflict: SettingsConflict;

  constructor(conflict: SettingsConflict) {
    super('Someone else saved other settings meanwhile.');
    this.conflict = conflict;
  }
}

/** Saves all settings, if they still are what the form began with. @throws SettingsMoved when they are not */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: SettingsChange) => {
      try {
        return await request<Settings>('settings', { method: 'PUT', body: change });
      } catch (error) {
        if (!(error instanceof RequestError && error.refusal.code === 'changed')) throw error;
        const conflict = error.refusal as unknown as SettingsConflict;
        await meet(client, [conflict.by]);
        throw new SettingsMoved(conflict);
      }
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
  });
}
