import { useQuery } from '@tanstack/react-query';
import { publishingQuery } from '#desk/api/content.ts';
import { releaseName } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { StoredChange } from '#shared/desk/content.ts';

export function NotInRelease({ change }: { change: StoredChange | undefined }) {
  const { data } = useQuery(publishingQuery);
  if (!change || change.stale || change.isScheduled || !data?.scheduled) return null;
  const { dueAt, timeZone } = data.scheduled;
  return (
    <p className="text-caption text-mute">
      Not part of {releaseName(Date.parse(dueAt), serverNow(), timeZone)}.
    </p>
  );
}
