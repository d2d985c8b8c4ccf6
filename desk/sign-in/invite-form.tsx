import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '#desk/api/client.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { InviteInfo } from '#shared/desk/api.ts';
import { canUsePasskeys, createPasskey, passkeyMessage } from './passkeys.ts';
import { minPasswordLength, PasswordField } from './password-field.tsx';
import { Divider } from './sign-in-layout.tsx';

type InviteFormProps = { token: string; invite: InviteInfo; withPasskeys: boolean };

export function InviteForm({ token, invite, withPasskeys }: InviteFormProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const path = `invite/${encodeURIComponent(token)}`;
  const named = name.trim() ? { name: name.trim() } : {};
  const canCreatePasskey = withPasskeys && canUsePasskeys();
  const isLong = [...password].length >= minPasswordLength;

  async function join(by: 'passkey' | 'password', register: () => Promise<unknown>) {
    setBusy(by);
    setFailure(null);
    try {
      await register();
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      navigate('/', { replace: true });
    } catch (error) {
      setFailure(passkeyMessage(error));
    } finally {
      setBusy(null);
    }
  }

  function joinByPasskey() {
    void join('passkey', async () => {
      const passkey = await createPasskey(`${path}/passkey/options`, named);
      await request(`${path}/passkey`, { method: 'POST', body: { ...named, passkey } });
    });
  }

  function joinByPassword(event: FormEvent) {
    event.preventDefault();
    if (busy || !isLong) return;
    void join('password', () => request(path, { method: 'POST', body: { ...named, password } }));
  }

  return (
    <>
      <div className="mt-5 grid gap-4">
        <TextField
          tall
          label="Your name"
          hint="Your colleagues will see it. You can change it later."
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div role="alert" className="empty:hidden">
          {failure && <Notice>{failure}</Notice>}
        </div>
        {canCreatePasskey && (
          <div>
            <Button tone="primary" size="page" busy={busy === 'passkey'} onClick={joinByPasskey}>
              {busy !== 'passkey' && <Icon name="key" />}
              Create a passkey
            </Button>
            <p className="mt-2 text-mute">
              Sign in with your fingerprint, face or screen lock. No password needed.
            </p>
          </div>
        )}
      </div>
      {canCreatePasskey && <Divider>or set a password</Divider>}
      <form
        method="post"
        onSubmit={joinByPassword}
        className={`grid gap-3 ${canCreatePasskey ? '' : 'mt-4'}`}
      >
        <input hidden type="email" name="email" autoComplete="username" value={invite.email} readOnly />
        <PasswordField
          tall
          showsLength
          label="Password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          type="submit"
          size="page"
          tone={canCreatePasskey ? 'outline' : 'primary'}
          busy={busy === 'password'}
          aria-disabled={!isLong || undefined}
        >
          Create account
        </Button>
      </form>
    </>
  );
}
