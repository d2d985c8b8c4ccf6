import { type FormEvent, useState } from 'react';
import { roleNames } from '#desk/frame/places.ts';
import { Button } from '#desk/parts/button.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { LinkOnce } from '#desk/people/link-once.tsx';
import { useInvite } from '#desk/people/people-api.ts';
import type { Invited, Role } from '#shared/desk/api.ts';
import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { Step } from './step.tsx';

/** Asks a colleague in; the link is shown once. */
export function InviteStep() {
  const invite = useInvite();
  const [invited, setInvited] = useState<Invited | null>(null);
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = emailAddress(field.value.trim());
    const role = new FormData(form).get('role') as Role;
    if (!isEmailAddress(email)) {
      setError('Write one address, like name@agency.com.');
      field.focus();
      return;
    }
    setError(null);
    invite.mutate(
      { email, role },
      {
        onSuccess: (made) => {
          setInvited(made);
          form.reset();
        },
        onError: ({ message }) => {
          setError(message);
          field.focus();
        },
      },
    );
  }

  return (
    <Step
      number={3}
      title="Invite colleagues"
      says="Each gets a link that works once, for 24 hours. Agents answer leads, editors change words, admins do all."
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2.5">
        <TextField
          className="w-full sm:w-67.5"
          label="Work email"
          hiddenLabel
          type="email"
          name="email"
          autoComplete="off"
          placeholder="name@agency.com"
          error={error}
        />
        <SelectField className="w-28" label="Role" hiddenLabel name="role" defaultValue="agent">
          {Object.entries(roleNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={invite.isPending}>
          Send invite
        </Button>
      </form>
      {invited && <LinkOnce key={invited.link} invited={invited} onClose={() => setInvited(null)} />}
    </Step>
  );
}
