import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#desk/api/overview.ts';
import { useIsOne } from '#desk/api/session.ts';

/** Counts and mail, for the roles that may see them; others have no data. */
export function useOverview() {
  return useQuery({ ...overviewQuery, enabled: useIsOne(['admin', 'agent']) });
}
