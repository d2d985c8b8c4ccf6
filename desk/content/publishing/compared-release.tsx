import { useQuery } from '@tanstack/react-query';
import { publishingQuery } from '#desk/api/content.ts';

export function ComparedRelease() {
  const { data } = useQuery(publishingQuery);
  if (!data) return null;
  return <>against {data.live ? `release ${data.live.number}` : 'what visitors see'}</>;
}
