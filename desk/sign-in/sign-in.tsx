import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import { sessionQuery } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { signInProblem } from './problems.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';

export function SignIn() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const query = useQuery(signInOptionsQuery);
  const { data: methods } = query;
  const failure = useFailure(query);
  const to = search.get('to') ?? '/';

  async function openDesk() {
    await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
    navigate(to.startsWith('/') ? to : '/', { replace: true });
  }

  return (
    <SignInLayout title="Sign in" foot="No account, or locked out? Ask an admin for an invite link.">
      <div className="mt-6.5">
        {methods ? (
          <SignInForm methods={methods} problem={signInProblem(search.get('problem'))} onDone={openDesk} />
        ) : failure ? (
          <LoadFailure title="The desk is not responding" failure={failure}>
            {''}
          </LoadFailure>
        ) : (
          <LoadingBars label="Sign in" columns="1fr" bars={[['100%', '60%']]} rows={3} />
        )}
      </div>
    </SignInLayout>
  );
}
