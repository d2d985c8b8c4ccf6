import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Page } from '#desk/frame/page.tsx';
import { CopyField } from '#desk/parts/copy-field.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Section } from '#desk/parts/section.tsx';
import { countWithNoun } from '#desk/parts/text/count-text.ts';
import type { Connection, ConnectionSecret } from '#shared/desk/connections.ts';
import { capitalize } from '#shared/forms/stored-row.ts';
import { AddConnection } from './add-connection.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { connectionsQuery } from './connections-api.ts';

export function Connections() {
  const query = useQuery(connectionsQuery);
  const { data } = query;
  const failure = useFailure(query);
  const [created, setFresh] = useState<ConnectionSecret | null>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Page title={describeConnections(data?.connections)} name="Connections">
      {data ? (
        <div className="grid gap-8">
          {!data.hasKey && <MissingKeyNotice />}
          {data.connections.length > 0 && (
            <div ref={list}>
              <Section title="Connected" aside="deliveries are kept 30 days">
                <ul className="@container">
                  {data.connections.map((connection) => (
                    <ConnectionRow
                      key={connection.id}
                      connection={connection}
                      calendarUrl={data.calendarUrl}
                      onSecretCreated={setFresh}
                    />
                  ))}
                </ul>
              </Section>
            </div>
          )}
          <div role="status" className="empty:hidden">
            {created?.secret && (
              <NewSecretNotice
                key={created.secret}
                secret={created.secret}
                connection={data.connections.find(({ id }) => id === created.id)}
                calendarUrl={data.calendarUrl}
                onClose={() => setFresh(null)}
              />
            )}
          </div>
          {data.hasKey && (
            <Section title="Add a connection">
              <AddConnection onAdded={setFresh} />
            </Section>
          )}
        </div>
      ) : failure ? (
        <LoadFailure title="The connections did not load" failure={failure} />
      ) : (
        <LoadingBars
          label="Connections"
          columns="minmax(0,1fr) 160px 44px"
          bars={[['140px', '220px'], ['120px'], ['30px']]}
          rows={4}
        />
      )}
    </Page>
  );
}

function describeConnections(connections: Connection[] | undefined): string {
  if (!connections) return 'Connections';
  const wrong = connections.filter(
    ({ state, reason, failingSince }) => failingSince || (state !== 'active' && reason !== 'person'),
  ).length;
  if (connections.length === 0) return 'No connections yet';
  if (wrong > 0) return `${capitalize(countWithNoun(wrong, 'connection'))} to fix`;
  return capitalize(countWithNoun(connections.length, 'connection'));
}

function MissingKeyNotice() {
  return (
    <Notice title="Connections cannot be added yet.">
      Addresses and secrets are encrypted with a key that only the server has, and no key is set. Ask your
      operator to set <code className="font-semibold">HOOKS_KEY</code> to the output of{' '}
      <code className="font-semibold">openssl rand -base64 32</code>, keep a copy, and restart the server.
    </Notice>
  );
}

type NewSecretNoticeProps = {
  secret: string;
  connection: Connection | undefined;
  calendarUrl: string;
  onClose: () => void;
};

function NewSecretNotice({ secret, connection, calendarUrl, onClose }: NewSecretNoticeProps) {
  const isCalendar = connection?.kind === 'calendar';
  return (
    <Notice
      tone="ok"
      title={`Copy the secret of ${connection?.name ?? 'the connection'} now. It is shown only once.`}
    >
      {isCalendar
        ? `Give the scheduler this secret, and the address ${calendarUrl}.`
        : `The receiver uses this secret to check the signature of each message.${connection?.oldSecretUntil ? ' The previous secret stays valid for another 24 hours. Update the receiver before then.' : ''}`}
      <CopyField label="Secret" value={secret} kind="secret" onClose={onClose} />
    </Notice>
  );
}
