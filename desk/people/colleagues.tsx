import { useState } from 'react';
import { Notice } from '#desk/parts/notice.tsx';
import type { Invited } from '#shared/desk/api.ts';
import { ColleagueRow } from './colleague-row.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import type { Colleague } from './people-api.ts';

type ColleaguesProps = { people: Colleague[]; onInvited: (invited: Invited) => void };

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
