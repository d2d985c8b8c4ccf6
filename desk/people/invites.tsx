import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { roleNames } from '#desk/frame/navigation-entries.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import type { InviteResult } from '#shared/desk/api.ts';
import { type PendingInvite, useCancelInvite, useInvite } from './people-api.ts';

type InvitesProps = { invites: PendingInvite[]; onInvited: (invited: InviteResult) => void };

export function Invites({ invites, onInvited }: InvitesProps) {
  const { site } = useSession();
  const now = useNow(60_000);
  const invite = useInvite();
  const withdraw = useCancelInvite();
  const { showToast } = useToasts();
  return (
    <ul>
      {invites.map(({ email, role, expiresAt, invitedBy }) => (
        <li
          key={email}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2.5 first:border-t-0"
        >
          <div className="min-w-50 flex-1">
            <strong className="block font-semibold wrap-anywhere">{email}</strong>
            <span className="text-caption text-mute">
              {`${roleNames[role]}, until ${formatDateTime(Date.parse(expiresAt), now, site.timeZone)}${invitedBy ? `, by ${invitedBy}` : ''}`}
            </span>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="line"
              size="bar"
              busy={invite.isPending && invite.variables.email === email}
              aria-label={`New link for ${email}`}
              onClick={() =>
                invite.mutate(
                  { email, role },
                  {
                    onSuccess: onInvited,
                    onError: ({ message }) =>
                      showToast({ title: 'No new link.', detail: message, isWarning: true }),
                  },
                )
              }
            >
              New link
            </Button>
            <Button
              tone="line"
              size="bar"
              busy={withdraw.isPending && withdraw.variables === email}
              aria-label={`Cancel the invite for ${email}`}
              onClick={() =>
                withdraw.mutate(email, {
                  onSuccess: () => showToast({ title: `The invite for ${email} is canceled.` }),
                  onError: ({ message }) =>
                    showToast({ title: 'The link still works.', detail: message, isWarning: true }),
                })
              }
            >
              Withdraw
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
