import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { RequestError, request } from '#desk/api/client.ts';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { SignInOptions } from '#shared/desk/api.ts';
import { removeWaitText, useCountdown, waitText } from './countdown.ts';
import { canUsePasskeys, passkeyMessage, signInByAutofill, signInByPasskey } from './passkeys.ts';
import { PasswordField } from './password-field.tsx';
import { Divider } from './sign-in-layout.tsx';

type SignInFormProps = {
  methods: SignInOptions;
  email?: string;
  problem?: string | undefined;
  passwordRef?: RefObject<HTMLInputElement | null>;
  onDone: () => Promise<unknown>;
};

type Failure = { message: string; wait: number };

function toFailure(error: unknown): Failure {
  if (!(error instanceof RequestError)) return { message: passkeyMessage(error), wait: 0 };
  const wait = error.refusal.retryAfter ?? 0;
  return { message: wait ? removeWaitText(error.message) : error.message, wait };
}

/** Sign-in by passkey, password or the agency's identity provider. */
export function SignInForm({ methods, email: known, problem, passwordRef, onDone }: SignInFormProps) {
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState<'passkey' | 'password' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(problem ? { message: problem, wait: 0 } : null);
  const [left, countDown] = useCountdown();
  const ownField = useRef<HTMLInputElement>(null);
  const passwordField = passwordRef ?? ownField;
  const done = useRef(onDone);
  done.current = onDone;
  const withPasskeys = methods.passkeys && canUsePasskeys();

  useEffect(() => {
    if (!withPasskeys) return;
    signInByAutofill().then(
      (isIn) => isIn && done.current(),
      // Shows no error: the user did not start this request. It fails if no passkey was picked, or if another sign-in
      // replaced it.
      () => undefined,
    );
  }, [withPasskeys]);

  async function attempt(by: 'passkey' | 'password', signIn: () => Promise<unknown>) {
    setBusy(by);
    setFailure(null);
    try {
      await signIn();
      await done.current();
    } catch (error) {
      const found = toFailure(error);
      setFailure(found);
      countDown(found.wait);
      if (by === 'password') passwordField.current?.focus();
    } finally {
      setBusy(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || left > 0) return;
    void attempt('password', () => request('sign-in', { method: 'POST', body: { email, password } }));
  }

  return (
    <>
      {withPasskeys && (
        <>
          <Button
            tone="primary"
            size="page"
            busy={busy === 'passkey'}
            onClick={() => attempt('passkey', signInByPasskey)}
          >
            {busy !== 'passkey' && <Icon name="key" />}
            Continue with a passkey
          </Button>
          <Divider>or with a password</Divider>
        </>
      )}
      <form method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          tall
          label="Work email"
          type="email"
          name="email"
          required
          autoComplete="username webauthn"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          tall
          ref={passwordField}
          label="Password"
          name="password"
          required
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div role="alert" className="empty:hidden">
          {failure && (
            <Notice>
              {failure.message}
              {failure.wait > 0 && <span className="sr-only"> {waitText(Math.ceil(failure.wait))}</span>}
              {left > 0 && <span aria-hidden="true"> {waitText(left)}</span>}
            </Notice>
          )}
        </div>
        <Button
          type="submit"
          tone={withPasskeys ? 'outline' : 'primary'}
          size="page"
          busy={busy === 'password'}
          aria-disabled={left > 0 || undefined}
        >
          Sign in
        </Button>
      </form>
      {methods.openId && (
        <a
          href="/desk/api/sign-in/openid"
          className="mt-3 flex min-h-13 items-center justify-center rounded-full border-[1.5px] border-line-2 px-6 text-letter font-semibold no-underline hover:border-ink-3"
        >
          Continue with {methods.openId.name}
        </a>
      )}
    </>
  );
}
