import { useQuery } from '@tanstack/react-query';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { roleNames } from '#desk/frame/navigation-entries.ts';
import { Page } from '#desk/frame/page.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Section } from '#desk/parts/section.tsx';
import { accountQuery } from './account-api.ts';
import { Devices } from './devices.tsx';
import { KeysSwitch } from './keys-switch.tsx';
import { NameForm } from './name-form.tsx';
import { NotificationSettings } from './notifications/notification-settings.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignatureForm } from './signature-form.tsx';

export function Account() {
  const { me } = useSession();
  const query = useQuery(accountQuery);
  const { data } = query;
  const failure = useFailure(query);
  const bars = (
    <LoadingBars
      label="Account"
      columns="minmax(0,1fr) 90px"
      bars={[['160px', '220px'], ['80px']]}
      rows={2}
    />
  );
  return (
    <Page
      title={me.name}
      name="Account"
      aside={
        <p className="text-mute wrap-anywhere">
          {roleNames[me.role]}, {me.email}
        </p>
      }
    >
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <Section title="Name">
            <NameForm />
          </Section>
          {me.role !== 'editor' && (
            <Section title="Signature">
              <SignatureForm />
            </Section>
          )}
          <Section title="Keys">
            <KeysSwitch />
          </Section>
          <Section title="Password">
            <PasswordForm />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          {me.role !== 'editor' && <NotificationSettings />}
          {failure ? (
            <LoadFailure title="Passkeys and devices did not load" failure={failure} />
          ) : (
            <>
              <Section title="Passkeys">{data ? <Passkeys passkeys={data.passkeys} /> : bars}</Section>
              <Section title="Your devices">{data ? <Devices sessions={data.sessions} /> : bars}</Section>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}
