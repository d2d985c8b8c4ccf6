import { useState } from 'react';
import { formatCount } from '#desk/frame/navigation-entries.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import type { InviteResult } from '#shared/desk/api.ts';
import { ColleagueRow } from './colleague-row.tsx';
import { type Colleague, useUpdateMember } from './people-api.ts';

type ColleaguesProps = { people: Colleague[]; onInvited: (invited: InviteResult) => void };

export function Colleagues({ people, onInvited }: ColleaguesProps) {
  const [disabling, setDisabling] = useState<Colleague | null>(null);
  const [error, setError] = useState<string | null>(null);
  const admins = people.filter(({ role, disabled }) => role === 'admin' && !disabled);
  return (
    <div className="@container">
      {admins.length === 1 && (
        <p className="mb-2 text-mute">
          The desk needs at least one admin. Make someone else admin before you change {admins[0]?.name}’s
          role.
        </p>
      )}
      <div role="alert">{error && <Notice className="mb-3">{error}</Notice>}</div>
      <div
        aria-hidden="true"
        className="hidden gap-4 pb-1.5 text-caption text-mute @min-[52rem]:grid @min-[52rem]:grid-cols-[minmax(0,1fr)_9rem_9rem_9rem_4rem_2.75rem]"
      >
        <span>Name</span>
        <span>Role</span>
        <span>Last seen</span>
        <span>Sign-in method</span>
        <span className="text-right">Open</span>
      </div>
      <ul>
        {people.map((person) => (
          <ColleagueRow
            key={person.id}
            {...{ person, onInvited }}
            isLastAdmin={admins.length === 1 && admins[0]?.id === person.id}
            onDisable={() => setDisabling(person)}
            onRefused={setError}
          />
        ))}
      </ul>
      {disabling && <DisableDialog person={disabling} onClose={() => setDisabling(null)} />}
    </div>
  );
}

function DisableDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const update = useUpdateMember();
  const { showToast } = useToasts();
  const first = firstName(person.name);
  const leads =
    person.open === 0
      ? 'They have no open leads.'
      : `${formatCount(person.open)} open ${person.open === 1 ? 'lead stays' : 'leads stay'} with ${first} until someone takes them.`;
  function disable() {
    update.mutate(
      { id: person.id, disabled: true },
      {
        onSuccess: () => {
          onClose();
          showToast({
            title: `${person.name} is disabled and signed out.`,
            undo: () => update.mutate({ id: person.id, disabled: false }),
            undoLabel: 'Enable',
          });
        },
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Disable ${person.name}?`}
      lead={`They are signed out everywhere at once, and cannot sign in until an admin enables the account again. ${leads} Notes and history keep the name.`}
      error={update.error}
      confirm={{ label: `Disable ${first}`, busy: update.isPending, onClick: disable }}
      cancel="Keep"
    />
  );
}
