import { type FormEvent, useState } from 'react';
import { RequestError } from '#desk/api/client.ts';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { minPasswordLength, PasswordField } from '#desk/sign-in/password-field.tsx';
import { useSetPassword } from './account-api.ts';

export function PasswordForm() {
  const { me } = useSession();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const set = useSetPassword();
  const { showToast } = useToasts();
  const isLong = [...password].length >= minPasswordLength;
  const code = set.error instanceof RequestError ? set.error.refusal.code : '';
  const isCurrentWrong = code === 'no_match';
  const isNewWrong = code.startsWith('password_');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLong || set.isPending) return;
    set.mutate(
      { password, ...(me.hasPassword && { current }) },
      {
        onSuccess: () => {
          setCurrent('');
          setPassword('');
          showToast({ title: 'The password is set.', detail: 'Other devices are signed out.' });
        },
      },
    );
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <input hidden type="email" name="email" autoComplete="username" value={me.email} readOnly />
      {me.hasPassword && (
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          required
          value={current}
          error={isCurrentWrong && set.error?.message}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <PasswordField
        showsLength
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="A few unrelated words make a strong password."
        value={password}
        error={isNewWrong && set.error?.message}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert" className="empty:hidden">
        {set.error && !isCurrentWrong && !isNewWrong && <Notice>{set.error.message}</Notice>}
      </div>
      <div>
        <Button type="submit" busy={set.isPending} aria-disabled={!isLong || undefined}>
          {me.hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </form>
  );
}
