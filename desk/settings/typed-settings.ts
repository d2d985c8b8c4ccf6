import { useMemo } from 'react';
import { useSession } from '#desk/api/session.ts';
import { tabStore } from '#desk/lead/reply/drafts.ts';
import type { Settings } from '#shared/desk/api.ts';
import { type Draft, draftOf } from './settings-draft.ts';

/** `base` is the settings that the draft started from. */
export type Typed = { base: Settings; draft: Draft };

const store = tabStore(() => window.sessionStorage);

/** The member's unsaved settings in the tab's session storage. */
export function useTypedSettings() {
  const { id } = useSession().me;
  return useMemo(() => {
    const key = `desk-settings ${id}`;
    return {
      read(): Typed | null {
        try {
          return JSON.parse(store.getItem(key) ?? 'null');
        } catch {
          return null;
        }
      },
      write(typed: Typed) {
        const isSaved = JSON.stringify(typed.draft) === JSON.stringify(draftOf(typed.base));
        if (isSaved) store.removeItem(key);
        else store.setItem(key, JSON.stringify(typed));
      },
    };
  }, [id]);
}
