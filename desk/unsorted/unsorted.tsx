import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import {
  addEmailToLead,
  blockSender,
  createLeadFromEmail,
  deleteEmail,
  moveEmailToUnsorted,
  unblockSender,
  unsortedQuery,
} from '#desk/api/received.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Page } from '#desk/frame/page.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { ButtonLink } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import type { UnsortedMail } from '#shared/desk/conversation.ts';
import { BlockedSenders } from './blocked-senders.tsx';
import { UnsortedEntry } from './unsorted-entry.tsx';

type Decision = { mail: UnsortedMail } & (
  | { kind: 'assign'; ref: string }
  | { kind: 'create'; id: string }
  | { kind: 'delete' }
  | { kind: 'block' }
);

export function Unsorted() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const query = useQuery(unsortedQuery);
  const { data } = query;
  const { data: overview } = useOverview();
  const failure = useFailure(query);
  const [confirming, setAsked] = useState<UnsortedMail | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const refresh = () => {
    for (const key of ['received', 'overview', 'leads', 'lead'])
      void client.invalidateQueries({ queryKey: [key] });
  };
  const undo = (request: Promise<unknown>) =>
    request
      .catch((error: Error) => showToast({ title: 'Not undone.', detail: error.message, isWarning: true }))
      .finally(refresh);
  const decide = useMutation({
    mutationFn: async (decision: Decision) => {
      const { mail } = decision;
      if (decision.kind === 'assign') return addEmailToLead(mail.id, decision.ref);
      if (decision.kind === 'create') return createLeadFromEmail(mail, decision.id);
      if (decision.kind === 'block') return blockSender(mail.id);
      await deleteEmail(mail.id);
      return null;
    },
    onSuccess: (sorted, { mail, kind }) => {
      client.setQueryData(unsortedQuery.queryKey, (all) => all?.filter(({ id }) => id !== mail.id));
      if (!sorted) showToast({ title: 'Email deleted.' });
      else if ('address' in sorted)
        showToast({
          title: `${sorted.address} is blocked.`,
          detail: sorted.emails === 1 ? '1 email was hidden.' : `${sorted.emails} emails were hidden.`,
          undo: () => void undo(unblockSender(sorted.id)),
        });
      else if (kind === 'create')
        showToast({
          title: `${mail.from.name || mail.from.address} is a lead now.`,
          detail: 'Assigned to you.',
        });
      else
        showToast({
          title: `Added to ${sorted.ref}.`,
          undo: () => void undo(moveEmailToUnsorted(mail.id)),
        });
      list.current?.focus();
    },
    onSettled: refresh,
  });
  const count = data?.length ?? 0;
  return (
    <Page title="Unsorted">
      {failure && <LoadFailure title="Unsorted emails did not load" failure={failure} />}
      {overview?.mailboxFailingSince && <MailboxNotice since={overview.mailboxFailingSince} />}
      {!data && !failure && (
        <LoadingBars label="Unsorted emails" columns="minmax(0, 1fr)" bars={[['140px', '260px']]} rows={4} />
      )}
      {data && (
        <p className="mb-4 max-w-[62ch] text-ink-3">
          {count === 0
            ? 'Nothing to sort. Replies are added to their lead automatically.'
            : `${count} ${count === 1 ? 'email that doesn’t' : 'emails that don’t'} match a lead. Deleted after 30 days.`}
        </p>
      )}
      {data && count === 0 && <ButtonLink href="/leads">Go to leads</ButtonLink>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Unsorted emails"
        className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-3 empty:hidden"
      >
        {data?.map((mail) => {
          const isThis = decide.variables?.mail.id === mail.id;
          return (
            <UnsortedEntry
              key={mail.id}
              mail={mail}
              isBusy={decide.isPending && isThis}
              error={decide.isError && isThis ? decide.error.message : null}
              onAssign={(ref) => decide.mutate({ mail, kind: 'assign', ref })}
              onCreate={(id) => decide.mutate({ mail, kind: 'create', id })}
              onBlock={() => decide.mutate({ mail, kind: 'block' })}
              onDelete={() => setAsked(mail)}
            />
          );
        })}
      </ul>
      <BlockedSenders />
      <Dialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Delete the email from ${confirming?.from.name || confirming?.from.address || 'an unknown sender'}?`}
        lead="This can’t be undone."
        confirm={{
          label: 'Delete email',
          onClick: () => {
            if (confirming) decide.mutate({ mail: confirming, kind: 'delete' });
            setAsked(null);
          },
        }}
      />
    </Page>
  );
}

function MailboxNotice({ since }: { since: string }) {
  const { site } = useSession();
  const now = useNow(60_000);
  return (
    <Notice
      className="mb-4 max-w-180"
      title={`The mailbox has been unreachable since ${formatShortDateTime(Date.parse(since), now, site.timeZone)}.`}
    >
      Replies are safe there and will appear here.
    </Notice>
  );
}
