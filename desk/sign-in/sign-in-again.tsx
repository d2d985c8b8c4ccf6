import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery, useSignOut } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import type { Me } from '#shared/desk/api.ts';
import { SignInForm } from './sign-in-form.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

export function SignInAgain({ me }: { me: Me }) {
  const client = useQueryClient();
  const query = useQuery(signInOptionsQuery);
  const { data: methods } = query;
  const failure = useFailure(query);
  const signOut = useSignOut();
  const title = useRef<HTMLSpanElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (methods && document.activeElement === title.current) password.current?.focus();
  }, [methods]);

  async function resumeSession() {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await client.invalidateQueries();
  }

  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={() => undefined}
      initialFocus={() => password.current ?? title.current}
      title={
        <span ref={title} tabIndex={-1} className="outline-none">
          You were signed out
        </span>
      }
      lead="What you typed is kept on this page. Sign in to continue."
    >
      {methods && (
        <SignInForm methods={methods} email={me.email} passwordRef={password} onDone={resumeSession} />
      )}
      {!methods && failure && (
        <LoadFailure title="The desk is not responding" failure={failure}>
          {''}
        </LoadFailure>
      )}
      {(methods || failure) && (
        <Button tone="quiet" size="bar" className="mt-3" onClick={() => signOut.mutate()}>
          Sign out instead
        </Button>
      )}
    </Dialog>
  );
}
