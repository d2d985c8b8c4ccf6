import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { CopyField } from '#desk/parts/copy-field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import type { InviteResult } from '#shared/desk/api.ts';

/** Shows the link only once, because the server stores only its hash. */
export function InviteLink({ invited, onClose }: { invited: InviteResult; onClose: () => void }) {
  const { site, people } = useSession();
  const now = useNow(60_000);
  const isMember = people.some(({ email }) => email === invited.email);
  const until = formatDateTime(Date.parse(invited.expiresAt), now, site.timeZone);
  return (
    <Notice
      tone="ok"
      role="status"
      className="mt-4"
      title={`Copy the link for ${invited.email} now. It is shown only once.`}
    >
      {`${invited.mailed ? 'It was emailed too.' : 'Send it to them yourself.'} It works once, until ${until}.${isMember ? ' Once used, it replaces their current sign-in.' : ''}`}
      <CopyField label={`Link for ${invited.email}`} value={invited.link} kind="link" onClose={onClose} />
    </Notice>
  );
}
