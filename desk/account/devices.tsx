import { useSession, useSignOut } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatDate, formatDateTime } from '#desk/time/format-time.ts';
import type { Account } from '#shared/desk/api.ts';
import { useEndSession } from './account-api.ts';

export function Devices({ sessions }: { sessions: Account['sessions'] }) {
  const { site } = useSession();
  const now = useNow(60_000);
  const end = useEndSession();
  const signOut = useSignOut();
  const { showToast } = useToasts();
  const others = sessions.filter(({ isThis }) => !isThis);
  const sorted = [...sessions.filter(({ isThis }) => isThis), ...others];
  return (
    <>
      <ul>
        {sorted.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id} className="flex items-center gap-3 border-line border-t py-2.5 first:border-t-0">
            <div className="min-w-0 flex-1">
              <strong className="font-semibold wrap-anywhere">{device}</strong>
              <div className="text-caption text-mute">
                {isThis
                  ? 'this device'
                  : `last seen ${formatDateTime(Date.parse(seenAt), now, site.timeZone)}`}
                , since {formatDate(Date.parse(createdAt), now, site.timeZone)}
              </div>
            </div>
            <Button
              tone="line"
              size="bar"
              aria-label={isThis ? 'Sign out here' : `Sign out on ${device}`}
              busy={isThis ? signOut.isPending : end.isPending && end.variables === id}
              onClick={() =>
                isThis
                  ? signOut.mutate()
                  : end.mutate(id, { onSuccess: () => showToast({ title: `Signed out on ${device}.` }) })
              }
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {(end.error ?? signOut.error) && (
          <Notice className="my-2">{(end.error ?? signOut.error)?.message}</Notice>
        )}
      </div>
    </>
  );
}
