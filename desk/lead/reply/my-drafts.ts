import { useMemo } from 'react';
import { useSession } from '#desk/api/session.ts';
import { createDrafts, type Drafts, tabStore } from './drafts.ts';

const store = tabStore(() => window.sessionStorage);

export function useMyDrafts(): Drafts {
  const { id } = useSession().me;
  return useMemo(() => createDrafts(store, id), [id]);
}
