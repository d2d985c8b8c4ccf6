import { useSession, useSignOut } from '#desk/api/session.ts';
import { Avatar } from '#desk/parts/avatar.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { useNavigate } from '#desk/parts/location.ts';
import { ActionMenu } from '#desk/parts/picker/action-menu.tsx';
import { useKeysHelp } from './keys.tsx';
import { roleNames } from './navigation-entries.ts';
import { useToasts } from './toasts.tsx';

export function AccountMenu({ isShort = false }: { isShort?: boolean }) {
  const { me } = useSession();
  const navigate = useNavigate();
  const showKeys = useKeysHelp();
  const { showToast } = useToasts();
  const signOut = useSignOut();
  const handleSignOut = () =>
    signOut.mutate(undefined, {
      onError: (error) => showToast({ title: 'Still signed in.', detail: error.message, isWarning: true }),
    });
  return (
    <ActionMenu
      label="My account"
      look="bare"
      side="top"
      align="start"
      className={`w-full rounded-row hover:bg-ink/5 ${isShort ? 'min-h-11 justify-center' : 'gap-2.5 px-2 py-1.5'}`}
      actions={[
        {
          value: 'account',
          label: 'Account',
          sign: <Icon name="person" className="size-4.5" />,
          onSelect: () => navigate('/account'),
        },
        {
          value: 'keys',
          label: 'Keyboard shortcuts',
          sign: <Icon name="keyboard" className="size-4.5" />,
          onSelect: showKeys,
        },
        {
          value: 'out',
          label: 'Sign out',
          sign: <Icon name="leave" className="size-4.5" />,
          onSelect: handleSignOut,
        },
      ]}
    >
      <Avatar person={me} />
      <span className={isShort ? 'sr-only' : 'min-w-0 text-caption leading-snug'}>
        <strong className="block truncate font-semibold">{me.name}</strong>
        <span className="text-mute">{roleNames[me.role]}</span>
      </span>
    </ActionMenu>
  );
}
