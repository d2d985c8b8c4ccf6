import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import type { Settings } from '#shared/desk/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => request<Settings>('settings', { signal }),
});

/** Somebody else saved other settings since this form was opened. */
export class SettingsMoved extends Error {
  readonly now: Settings;

  constructor(now: Settings) {
    super('Somebody saved other settings meanwhile.');
    this.now = now;
  }
}

/** Saves all settings, if they still are what the form began with. @throws SettingsMoved when they are not */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ base, settings }: { base: Settings; settings: Settings }) => {
      const now = await request<Settings>('settings');
      if (JSON.stringify(now) !== JSON.stringify(base)) throw new SettingsMoved(now);
      return request<Settings>('settings', { method: 'PUT', body: settings });
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['session'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
  });
}
