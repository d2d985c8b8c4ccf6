import type { ReactNode } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import { useHasRole } from '#desk/api/session.ts';
import { useTitle } from '#desk/frame/title.tsx';
import { Rundown } from '#desk/rundown/rundown.tsx';
import { ClockLegend } from './clock-legend.tsx';
import { DeadlineTable } from './deadline-table.tsx';
import { InviteStep } from './invite-step.tsx';
import { MailStep } from './mail-step.tsx';
import { TestLeadStep } from './test-lead-step.tsx';

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
          <MailStep />
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
