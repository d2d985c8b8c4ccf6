import { useQuery } from '@tanstack/react-query';
import { RequestError, request } from '#desk/api/client.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { ButtonLink } from '#desk/parts/button.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import { zoneCity } from '#desk/time/zone.ts';
import type { InviteInfo, Role } from '#shared/desk/api.ts';
import { site } from '#site.config';
import { InviteForm } from './invite-form.tsx';
import { RolePermissions } from './role-permissions.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

const roleTexts: Record<Role, string> = {
  admin: 'as an admin',
  agent: 'as an agent',
  editor: 'as an editor',
};

export function Invite({ token }: { token: string }) {
  const now = useNow(60_000);
  const { data: methods } = useQuery(signInOptionsQuery);
  const query = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => request<InviteInfo>(`invite/${encodeURIComponent(token)}`, { signal }),
    refetchOnWindowFocus: false,
  });
  const { data: invite } = query;
  const failure = useFailure(query);
  if (failure) {
    const { error } = failure;
    return error instanceof RequestError && !error.isTransient ? (
      <SignInLayout title="This link has expired or was already used" name="Invite">
        <p className="mt-4 mb-5">{error.message}</p>
        <ButtonLink href="/sign-in">To sign-in</ButtonLink>
      </SignInLayout>
    ) : (
      <SignInLayout title="Your invite" name="Invite">
        <div className="mt-6">
          <LoadFailure title="The desk is not responding" failure={failure}>
            Your link is still valid.
          </LoadFailure>
        </div>
      </SignInLayout>
    );
  }
  if (!invite || !methods) {
    return (
      <SignInLayout title="Your invite" name="Invite">
        <div className="mt-6">
          <LoadingBars label="Invite" columns="1fr" bars={[['100%']]} rows={4} />
        </div>
      </SignInLayout>
    );
  }
  const until = formatDateTime(Date.parse(invite.expiresAt), now, site.timeZone);
  return (
    <SignInLayout
      title={invite.invitedBy ? `${firstName(invite.invitedBy)} invites you` : 'You’re invited'}
      name="Invite"
      foot={`This link works once, until ${until} in ${zoneCity(site.timeZone)}.`}
    >
      <p className="mt-3.5 mb-5 text-section wrap-anywhere">
        For <strong className="font-semibold">{invite.email}</strong>, {roleTexts[invite.role]}.
      </p>
      <RolePermissions role={invite.role} />
      <InviteForm token={token} invite={invite} withPasskeys={methods.passkeys} />
    </SignInLayout>
  );
}
