import { type FormEvent, useState } from 'react';
import type { Invited, Role } from '#shared/desk/api.ts';
import { emailAddress, isEmailAddress } from '#shared/email-address.ts';
import { useInvite } from './people-api.ts';

/** A form with the fields `email` and `role` that asks somebody in. @param onInvited empties the form as well */
export function useInviting(onInvited: (invited: Invited, field: HTMLInputElement) => void) {
  const [error, setError] = useState<string | null>(null);
  const invite = useInvite();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = emailAddress(field.value.trim());
    const refuse = (message: string) => {
      setError(message);
      field.focus();
    };
    if (!isEmailAddress(email)) return refuse('Write one address, like name@agency.com.');
    setError(null);
    const role = new FormData(form).get('role') as Role;
    invite.mutate(
      { email, role },
      {
        onSuccess: (invited) => onInvited(invited, field),
        onError: ({ message }) => refuse(message),
      },
    );
  }

  return { submit, error, isPending: invite.isPending };
}
