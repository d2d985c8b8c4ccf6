import { useMemo } from 'react';
import { useSession } from '#desk/api/session.ts';
import { createDrafts, createTabStore, type Drafts } from './drafts.ts';

const store = createTabStore(() => window.sessionStorage);

export function useMyDrafts(): Drafts {
  const { id } = useSession().me;
  return useMemo(() => createDrafts(store, id), [id]);
}
