import { useQuery } from '@tanstack/react-query';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { canUsePasskeys, passkeyMessage } from '#desk/sign-in/passkeys.ts';
import { signInOptionsQuery } from '#desk/sign-in/sign-in-options.ts';
import { formatDate, formatDateTime } from '#desk/time/format-time.ts';
import type { Account } from '#shared/desk/api.ts';
import { useAddPasskey, useRemovePasskey } from './account-api.ts';

export function Passkeys({ passkeys }: { passkeys: Account['passkeys'] }) {
  const { site } = useSession();
  const now = useNow(60_000);
  const { data: methods } = useQuery(signInOptionsQuery);
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const { showToast } = useToasts();
  const canAdd = methods?.passkeys && canUsePasskeys();
  const failure = add.error ?? remove.error;
  const formatTime = (at: string) => formatDateTime(Date.parse(at), now, site.timeZone);
  return (
    <>
      {passkeys.length === 0 && (
        <p>No passkeys yet. A passkey lets you sign in with your fingerprint, face or screen lock.</p>
      )}
      <ul>
        {passkeys.map(({ id, createdAt, usedAt }) => {
          const createdOn = formatDate(Date.parse(createdAt), now, site.timeZone);
          return (
            <li key={id} className="flex items-center gap-3 border-line border-t py-2.5 first:border-t-0">
              <Icon name="key" />
              <div className="min-w-0 flex-1">
                <strong className="font-semibold">Made {createdOn}</strong>
                <div className="text-caption text-mute">
                  {usedAt ? `last used ${formatTime(usedAt)}` : 'not used yet'}
                </div>
              </div>
              <Button
                tone="line"
                size="bar"
                aria-label={`Remove the passkey made ${createdOn}`}
                busy={remove.isPending && remove.variables === id}
                onClick={() => {
                  add.reset();
                  remove.mutate(id, { onSuccess: () => showToast({ title: 'The passkey is removed.' }) });
                }}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <div role="alert">{failure && <Notice className="my-2">{passkeyMessage(failure)}</Notice>}</div>
      {canAdd ? (
        <Button
          className="mt-3"
          busy={add.isPending}
          onClick={() => {
            remove.reset();
            add.mutate(undefined, { onSuccess: () => showToast({ title: 'The passkey is created.' }) });
          }}
        >
          {!add.isPending && <Icon name="plus" className="size-4.5" />}
          Add a passkey
        </Button>
      ) : (
        methods && (
          <p className="mt-2 text-caption text-mute">
            {methods.passkeys
              ? 'This browser does not support passkeys.'
              : 'Passkeys do not work with an IP address. To create one, open the desk by its host name.'}
          </p>
        )
      )}
    </>
  );
}
