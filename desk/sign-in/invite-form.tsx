import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { request } from '#desk/api/client.ts';
import { sessionQuery } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { InviteToRead } from '#shared/desk/api.ts';
import { Divider } from './entrance.tsx';
import { canUsePasskeys, makePasskey, passkeyWords } from './passkeys.ts';
import { PasswordField, shortestPassword } from './password-field.tsx';

type InviteFormProps = { token: string; invite: InviteToRead; withPasskeys: boolean };

/** Coming in: a name for the colleagues, then a passkey or a password. */
export function InviteForm({ token, invite, withPasskeys }: InviteFormProps) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const path = `invite/${encodeURIComponent(token)}`;
  const named = name.trim() ? { name: name.trim() } : {};
  const canPasskey = withPasskeys && canUsePasskeys();
  const isLong = [...password].length >= shortestPassword;

  async function comeIn(by: 'passkey' | 'password', way: () => Promise<unknown>) {
    setBusy(by);
    setFailure(null);
    try {
      await way();
      await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      navigate('/', { replace: true });
    } catch (error) {
      setFailure(passkeyWords(error));
    } finally {
      setBusy(null);
    }
  }

  function byPasskey() {
    void comeIn('passkey', async () => {
      const passkey = await makePasskey(`${path}/passkey/options`, named);
      await request(`${path}/passkey`, { method: 'POST', body: { ...named, passkey } });
    });
  }

  function byPassword(event: FormEvent) {
    event.preventDefault();
    if (busy || !isLong) return;
    void comeIn('password', () => request(path, { method: 'POST', body: { ...named, password } }));
  }

  return (
    <>
      <div className="mt-5 grid gap-4">
        <TextField
          tall
          label="Your name"
          hint="As your colleagues see it. You can change it later."
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div role="alert" className="empty:hidden">
          {failure && <Notice>{failure}</Notice>}
        </div>
        {canPasskey && (
          <div>
            <Button tone="primary" size="page" busy={busy === 'passkey'} onClick={byPasskey}>
              {busy !== 'passkey' && <Icon name="key" />}
              Create a passkey
            </Button>
            <p className="mt-2 text-mute">
              Sign in with your fingerprint, face or screen lock. No password needed.
            </p>
          </div>
        )}
      </div>
      {canPasskey && <Divider>or set a password</Divider>}
      <form
        method="post"
        onSubmit={byPassword}
        className={`flex items-end gap-2 ${canPasskey ? '' : 'mt-4'}`}
      >
        <input hidden type="email" name="email" autoComplete="username" value={invite.email} readOnly />
        <PasswordField
          tall
          counted
          label="Password"
          name="password"
          autoComplete="new-password"
          className="flex-1"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button
          type="submit"
          className="min-h-12!"
          tone={canPasskey ? 'outline' : 'primary'}
          busy={busy === 'password'}
          aria-disabled={!isLong || undefined}
        >
          Set
        </Button>
      </form>
    </>
  );
}
