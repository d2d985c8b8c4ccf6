import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { NewLeadsWarning } from '#desk/frame/new-leads-warning.tsx';
import { Page } from '#desk/frame/page.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Section } from '#desk/parts/section.tsx';
import type { InviteResult } from '#shared/desk/api.ts';
import { Colleagues } from './colleagues.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteLink } from './invite-link.tsx';
import { Invites } from './invites.tsx';
import { peopleQuery } from './people-api.ts';

export function People() {
  const query = useQuery(peopleQuery);
  const { data } = query;
  const failure = useFailure(query);
  const [invited, setInvited] = useState<InviteResult | null>(null);
  const working = data?.people.filter(({ disabled }) => !disabled).length;
  return (
    <Page
      title={working === undefined ? 'People' : working === 1 ? 'Team (1)' : `Team (${working})`}
      name="People"
    >
      {failure ? (
        <LoadFailure title="The people did not load" failure={failure} />
      ) : (
        <div className="grid gap-8">
          <NewLeadsWarning />
          <Section title="Invite a teammate" aside="links work once, for 24 hours">
            <InviteForm onInvited={setInvited}>
              {invited && (
                <InviteLink key={invited.link} invited={invited} onClose={() => setInvited(null)} />
              )}
            </InviteForm>
          </Section>
          {data && data.invites.length > 0 && (
            <Section title="Pending invites" aside={String(data.invites.length)}>
              <Invites invites={data.invites} onInvited={setInvited} />
            </Section>
          )}
          <Section title="Members">
            {data ? (
              <Colleagues people={data.people} onInvited={setInvited} />
            ) : (
              <LoadingBars
                label="People"
                columns="26px minmax(0,1fr) 92px 120px 60px"
                bars={[['26px'], ['140px', '188px'], ['72px'], ['100px'], ['20px']]}
                rows={4}
              />
            )}
          </Section>
        </div>
      )}
    </Page>
  );
}
