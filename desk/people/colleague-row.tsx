import type { ReactNode } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { formatCount, roleNames } from '#desk/frame/navigation-entries.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Avatar } from '#desk/parts/avatar.tsx';
import { ActionMenu, type MenuAction } from '#desk/parts/picker/action-menu.tsx';
import { Picker } from '#desk/parts/picker/picker.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import type { InviteResult, Role } from '#shared/desk/api.ts';
import { type Colleague, useInvite, useSignOutElsewhere, useUpdateMember } from './people-api.ts';
import { signInMethods } from './sign-in-methods.ts';

type ColleagueRowProps = {
  person: Colleague;
  isLastAdmin: boolean;
  onInvited: (invited: InviteResult) => void;
  onDisable: () => void;
  onRefused: (text: string | null) => void;
};

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));

export function ColleagueRow({ person, isLastAdmin, onInvited, onDisable, onRefused }: ColleagueRowProps) {
  const { me, site } = useSession();
  const now = useNow(60_000);
  const update = useUpdateMember();
  const signOut = useSignOutElsewhere();
  const invite = useInvite();
  const { showToast } = useToasts();
  const { id, name, email, role, disabled, lastSeenAt, open } = person;
  const showError = ({ message }: Error) => onRefused(message);
  const clearErrorThen = (act: () => void) => () => {
    onRefused(null);
    act();
  };
  const seen = lastSeenAt ? formatDateTime(Date.parse(lastSeenAt), now, site.timeZone) : 'never';

  function setRole(next: Role) {
    if (next === role) return;
    onRefused(null);
    update.mutate(
      { id, role: next },
      {
        onError: showError,
        onSuccess: () =>
          showToast({
            title: `${name} is ${next === 'agent' ? 'an agent' : `an ${next}`} now, and must sign in again.`,
            ...(id !== me.id && { undo: () => update.mutate({ id, role }), undoLabel: 'Undo role' }),
          }),
      },
    );
  }

  const link: MenuAction = {
    value: 'link',
    label: 'Reset sign-in',
    onSelect: clearErrorThen(() =>
      invite.mutate({ email, role }, { onSuccess: onInvited, onError: showError }),
    ),
  };
  const out: MenuAction = {
    value: 'out',
    label: 'Sign out everywhere',
    onSelect: clearErrorThen(() =>
      signOut.mutate(id, {
        onError: showError,
        onSuccess: () => showToast({ title: `${name} is signed out everywhere.` }),
      }),
    ),
  };
  const enable: MenuAction = {
    value: 'enable',
    label: 'Enable',
    onSelect: clearErrorThen(() =>
      update.mutate(
        { id, disabled: false },
        { onError: showError, onSuccess: () => showToast({ title: `${name} can sign in again.` }) },
      ),
    ),
  };
  const actions = disabled
    ? [enable]
    : [
        link,
        out,
        !isLastAdmin && { value: 'disable', label: 'Disable', onSelect: clearErrorThen(onDisable) },
      ];

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-t py-2.5 @min-[52rem]:grid-cols-[minmax(0,1fr)_9rem_9rem_9rem_4rem_2.75rem]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar person={person} size={30} />
        <div className="min-w-0">
          <strong className={`font-semibold wrap-anywhere ${disabled ? 'text-mute' : ''}`}>{name}</strong>
          {id === me.id && <span className="ml-2 text-caption text-mute">you</span>}
          {disabled && <span className="ml-2 text-caption text-mute">disabled</span>}
          <div className="text-caption text-mute wrap-anywhere">{email}</div>
          {person.getsNewLeads && <div className="text-caption text-mute">Gets new leads</div>}
        </div>
      </div>
      <div className="@max-[52rem]:order-1 @max-[52rem]:col-span-2 @max-[52rem]:ml-10.5">
        {disabled ? (
          <span className="text-mute">{roleNames[role]}</span>
        ) : isLastAdmin ? (
          <div className="leading-tight">
            {roleNames[role]}
            <span className="block text-caption text-mute">the only one</span>
          </div>
        ) : (
          <Picker
            label={`Role of ${name}`}
            value={role}
            options={roleOptions}
            disabled={update.isPending}
            onPick={(next) => setRole(next as Role)}
          >
            {roleNames[role]}
          </Picker>
        )}
      </div>
      <div className="@max-[52rem]:order-2 @max-[52rem]:col-span-2 @max-[52rem]:ml-10.5 @max-[52rem]:flex @max-[52rem]:flex-wrap @max-[52rem]:gap-x-5 @min-[52rem]:contents">
        <Fact name="Last seen">{seen}</Fact>
        <Fact name="Sign-in method">{signInMethods(person)}</Fact>
        <Fact name="Open leads">
          <span className="@min-[52rem]:block @min-[52rem]:text-right">{formatCount(open)}</span>
        </Fact>
      </div>
      <div className="@max-[52rem]:col-start-2 @max-[52rem]:row-start-1">
        <ActionMenu label={`More for ${name}`} actions={actions} />
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="@max-[52rem]:flex @max-[52rem]:gap-1.5 @max-[52rem]:text-caption">
      <span className="text-mute @min-[52rem]:sr-only">{name}</span>
      {children}
    </div>
  );
}
