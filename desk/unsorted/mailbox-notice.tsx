import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatShortDateTime } from '#desk/time/format-time.ts';

export function MailboxNotice({ since }: { since: string }) {
  const { site } = useSession();
  const now = useNow(60_000);
  return (
    <Notice
      className="mb-4 max-w-180"
      title={`The mailbox has been unreachable since ${formatShortDateTime(Date.parse(since), now, site.timeZone)}.`}
    >
      Replies are safe there and will appear here.
    </Notice>
  );
}
