import { type FormEvent, useState } from 'react';
import { roleNames } from '#desk/frame/places.ts';
import { Button } from '#desk/parts/button.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { RoleMay } from '#desk/sign-in/role-may.tsx';
import type { Invited, Role } from '#shared/desk/api.ts';
import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { useInvite } from './people-api.ts';

type InviteFormProps = { onInvited: (invited: Invited) => void };

/** Asks somebody in: their address, and what they will be. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('agent');
  const [error, setError] = useState<string | null>(null);
  const invite = useInvite();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const address = emailAddress(email.trim());
    if (!isEmailAddress(address)) {
      setError('Write one address, like name@agency.com.');
      field.focus();
      return;
    }
    setError(null);
    invite.mutate(
      { email: address, role },
      {
        onSuccess: (invited) => {
          onInvited(invited);
          setEmail('');
        },
        onError: ({ message }) => {
          setError(message);
          field.focus();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-10 gap-y-4">
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] flex-[1_1_26rem] items-end gap-x-2 gap-y-3 sm:flex sm:flex-wrap sm:items-start">
        <TextField
          className="flex-1 max-sm:col-span-2 sm:min-w-50"
          label="Work email"
          type="email"
          name="email"
          autoComplete="off"
          placeholder="name@agency.com"
          value={email}
          hint="You get a link to send. For somebody who is here already it replaces how they sign in."
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          className="w-32"
          label="Role"
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          {Object.entries(roleNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="primary" busy={invite.isPending} className="sm:mt-7">
          Make the link
        </Button>
      </div>
      <div className="min-w-0 flex-[1_1_16rem] lg:max-w-88">
        <p className="mb-1.5 font-semibold">What {role === 'agent' ? 'an agent' : `an ${role}`} may</p>
        <RoleMay role={role} />
      </div>
    </form>
  );
}
