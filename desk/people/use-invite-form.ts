import { type FormEvent, useState } from 'react';
import type { InviteResult, Role } from '#shared/desk/api.ts';
import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import { useInvite } from './people-api.ts';

/** The submit handler of a form with the fields `email` and `role`. @param onInvited should also reset the form */
export function useInviteForm(onInvited: (invited: InviteResult, field: HTMLInputElement) => void) {
  const [error, setError] = useState<string | null>(null);
  const invite = useInvite();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const email = toAsciiEmailAddress(field.value.trim());
    const showError = (message: string) => {
      setError(message);
      field.focus();
    };
    if (!isEmailAddress(email)) return showError('Enter one address, such as name@agency.com.');
    setError(null);
    const role = new FormData(form).get('role') as Role;
    invite.mutate(
      { email, role },
      {
        onSuccess: (invited) => onInvited(invited, field),
        onError: ({ message }) => showError(message),
      },
    );
  }

  return { submit, error, isPending: invite.isPending };
}
