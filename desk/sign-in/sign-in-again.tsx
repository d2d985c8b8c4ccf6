import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionQuery, useSignOut } from '#desk/api/session.ts';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import type { Me } from '#shared/desk/api.ts';
import { SignInForm } from './sign-in-form.tsx';
import { waysInQuery } from './ways-in.ts';

/** Over the page of somebody whose session has ended: what was typed stays below, and goes on after signing in. */
export function SignInAgain({ me }: { me: Me }) {
  const client = useQueryClient();
  const { data: ways } = useQuery(waysInQuery);
  const leave = useSignOut();

  async function goOn() {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await client.invalidateQueries();
  }

  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={() => undefined}
      title="You were signed out"
      lead="What you typed is kept in this page. Sign in and go on."
    >
      {ways && <SignInForm ways={ways} email={me.email} onDone={goOn} />}
      <Button tone="quiet" size="bar" className="mt-3" onClick={() => leave.mutate()}>
        Leave instead
      </Button>
    </Dialog>
  );
}
