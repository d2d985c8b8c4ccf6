import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '#desk/api/client.ts';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole, useSession, useSettings } from '#desk/api/session.ts';
import { useTitle } from '#desk/frame/title.tsx';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Section } from '#desk/parts/section.tsx';
import { Rundown } from '#desk/rundown/rundown.tsx';
import type { Settings } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { ClockLegend } from './clock-legend.tsx';
import { EmailStep } from './email-step.tsx';
import { InviteStep } from './invite-step.tsx';
import { Step } from './step.tsx';

/** @param action shown next to the heading */
export function FirstRun({ action }: { action?: ReactNode }) {
  const { data } = useOverview();
  const isFirstRun = data?.isFirstRun ?? false;
  useTitle('Setup');
  const isAdmin = useHasRole(['admin']);
  return (
    <div className="px-4 pt-4 pb-12 sm:px-6 sm:pt-4.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-[2rem] leading-tight sm:text-[2.625rem]">
          {isFirstRun ? 'No leads yet' : 'Setup'}
        </h1>
        {action}
      </div>
      <p className="mt-2 mb-1 text-letter text-ink-3 sm:text-[1.0625rem]">
        {isFirstRun
          ? 'New leads appear here. This timeline shows when each reply is due.'
          : 'Complete these steps to start answering leads.'}
      </p>
      {isFirstRun && <Rundown running={[]} calls={[]} hrefOf={(ref) => `/leads/${ref}`} isEmpty />}
      <div className="mt-7.5 grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]">
        <ol>
          <TestLeadStep />
          <EmailStep />
          {isAdmin && <InviteStep />}
        </ol>
        <div className="grid content-start gap-7">
          <DeadlineTable />
          <ClockLegend />
        </div>
      </div>
    </div>
  );
}

function TestLeadStep() {
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

type Deadline = Settings['promises'][number];

function describeDeadline({ form, hours, byMail }: Deadline): { what: string; when: string } {
  const { audience, receipt } = formOf(form);
  if (byMail) return { what: `${receipt} by email`, when: 'at once' };
  if (hours === null) return { what: 'no promise', when: '-' };
  return { what: audience === 'creator' ? 'reply to a good fit' : 'reply', when: `${hours} h` };
}

const isPromised = ({ form }: Deadline) => formOf(form).origin === 'site';

function DeadlineTable() {
  const settings = useSettings();
  return (
    <Section title="Reply times promised on your site">
      <ul>
        {settings.promises.filter(isPromised).map((deadline) => {
          const { what, when } = describeDeadline(deadline);
          return (
            <li
              key={deadline.form}
              className="grid min-h-10 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1 first:border-t-0 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
            >
              <span className="font-semibold">{formOf(deadline.form).name}</span>
              <span className="text-ink-3">{what}</span>
              <span className="text-right font-semibold">{when}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
