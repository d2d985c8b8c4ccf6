import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#desk/api/content.ts';
import { useIsOne } from '#desk/api/session.ts';

/** How many changes of the site's words are not published, for the roles that may see them. */
export function useWordsCount(): number {
  const { data } = useQuery({ ...contentQuery, enabled: useIsOne(['admin', 'editor']) });
  return data?.documents.reduce((sum, { changes }) => sum + changes, 0) ?? 0;
}
