import { useQuery } from '@tanstack/react-query';
import { contentQuery } from '#desk/api/content.ts';
import { useHasRole } from '#desk/api/session.ts';

/** 0 for members who may not edit the content. */
export function useUnpublishedCount(): number {
  const { data } = useQuery({ ...contentQuery, enabled: useHasRole(['admin', 'editor']) });
  return data?.documents.reduce((sum, { changes }) => sum + changes, 0) ?? 0;
}
