import type { ReactNode } from 'react';
import { useOverview } from '#desk/api/overview.ts';
import { viewNames } from '#desk/frame/navigation-entries.ts';
import { Button, ButtonLink } from '#desk/parts/button.tsx';
import { spellCount } from '#desk/parts/text/count-text.ts';
import { buildListUrl, isNarrowed } from '#desk/views/list-url.ts';
import type { InboxLocation } from '#desk/views/use-list-location.ts';
import type { View } from '#shared/desk/api.ts';

const emptyTexts: Record<View, string> = {
  open: 'No one is waiting for a reply.',
  new: 'No lead has the status New.',
  mine: 'You have no open leads.',
  overdue: 'No reply is late.',
  waiting: 'Leads that you answered appear here until the customer writes again.',
  creators: 'No lead from a creator is in progress.',
  brands: 'No lead from a brand is in progress.',
  all: 'No leads yet.',
};

type EmptyStateProps = { title: string; children: ReactNode; actions: ReactNode };

function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <section className="mx-4 mt-5 max-w-140 border-t-2 border-ink pt-3 sm:mx-6">
      <h2 className="text-section wrap-anywhere">{title}</h2>
      <p className="mt-2">{children}</p>
      <div className="mt-2.5 flex flex-wrap gap-2.5">{actions}</div>
    </section>
  );
}

export function EmptyList({ inbox }: { inbox: InboxLocation }) {
  const { data } = useOverview();
  const { filter, narrow } = inbox;
  const { view, q, messages } = filter;
  if (q) {
    const where = view === 'all' ? '' : `Only ${viewNames[view]} was searched. `;
    const fields = messages
      ? 'Names, emails, companies, handles, phone numbers and messages were searched.'
      : 'Names, emails, companies, handles and phone numbers were searched, messages were not.';
    return (
      <EmptyState
        title={`No lead matches “${q}”`}
        actions={
          <>
            {view !== 'all' && (
              <Button size="bar" onClick={() => narrow({ view: 'all' })}>
                Search all leads
              </Button>
            )}
            <Button
              size="bar"
              tone={view === 'all' ? 'outline' : 'line'}
              hint="Esc"
              onClick={() => narrow({ q: undefined, messages: undefined })}
            >
              Clear search
            </Button>
            {!messages && (
              <Button size="bar" tone="line" onClick={() => narrow({ messages: '1' })}>
                Include message text
              </Button>
            )}
          </>
        }
      >
        {`${where}${fields}`}
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    const all = { form: undefined, status: undefined, who: undefined };
    const without = data?.counts[view] ?? 0;
    const leads = without === 1 ? 'lead' : 'leads';
    return (
      <EmptyState
        title="No lead matches these filters"
        actions={
          <Button size="bar" onClick={() => narrow(all)}>
            Clear filters
          </Button>
        }
      >
        {without > 0 && `Without them, ${viewNames[view]} shows ${spellCount(without)} ${leads}.`}
      </EmptyState>
    );
  }
  const isMine = view === 'mine';
  const nextView = isMine
    ? {
        href: buildListUrl({ filter: { view: 'open', who: 'nobody', sort: filter.sort } }),
        text: 'Unassigned leads',
      }
    : view === 'open'
      ? { href: buildListUrl({ filter: { view: 'all', sort: filter.sort } }), text: 'All leads' }
      : { href: '/leads', text: 'Open leads' };
  return (
    <EmptyState
      title={viewNames[view]}
      actions={
        <ButtonLink size="bar" href={nextView.href}>
          {nextView.text}
        </ButtonLink>
      }
    >
      {emptyTexts[view]}
    </EmptyState>
  );
}
