import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#desk/api/client.ts';
import { useSession } from '#desk/api/session.ts';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Step } from './step.tsx';

export function TestLeadStep() {
  const { site } = useSession();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => request('trial-lead', { method: 'POST', body: {} }),
    onSuccess: () => {
      for (const key of ['leads', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <Step
      number={1}
      title="Send a test lead"
      text="Send yourself a message from the contact page. It appears here in a second, is marked Test and is left out of reports."
    >
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink tone="primary" href={`${site.url}/contact`}>
          Open the contact page
          <Icon name="open" className="size-4.5" />
        </ButtonLink>
        <Button tone="line" busy={isPending} onClick={() => mutate()}>
          Create a test lead
        </Button>
      </div>
      <p role="status" className="mt-2 text-caption text-mute empty:hidden">
        {isSuccess && 'Sent. It appears here in a moment.'}
      </p>
      {error && (
        <p role="alert" className="mt-2">
          Not sent. {error.message}
        </p>
      )}
    </Step>
  );
}
