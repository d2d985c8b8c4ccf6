import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useKeysHelp } from '#desk/frame/keys.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { roleNames } from '#desk/frame/navigation-entries.ts';
import { Page } from '#desk/frame/page.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Section } from '#desk/parts/section.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { accountQuery, useUpdateAccount } from './account-api.ts';
import { Devices } from './devices.tsx';
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
            <ShortcutsSwitch />
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

function NameForm() {
  const { me } = useSession();
  const [name, setName] = useState(me.name);
  const change = useUpdateAccount();
  const { showToast } = useToasts();
  const newName = name.trim();
  const [isEmpty, setEmpty] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(newName === '');
    if (newName === '' || newName === me.name) return;
    change.mutate(
      { name: newName },
      { onSuccess: () => showToast({ title: `Your name is ${newName} now.` }) },
    );
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        hiddenLabel
        className="flex-1"
        label="Your name"
        hint="Shown next to your notes, including past ones."
        autoComplete="name"
        maxLength={100}
        value={name}
        error={isEmpty && newName === '' ? 'Enter a name.' : change.error?.message}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={change.isPending} aria-disabled={newName === me.name || undefined}>
        Rename
      </Button>
    </form>
  );
}

/**
 * Speech input or a tremor can trigger single-key shortcuts by accident, so each member can turn them off (WCAG 2.1.4).
 */
function ShortcutsSwitch() {
  const { me } = useSession();
  const change = useUpdateAccount();
  const showKeys = useKeysHelp();
  const isOn = change.isPending ? (change.variables.singleKeys ?? me.singleKeys) : me.singleKeys;
  return (
    <>
      <Switch
        label="Single-key shortcuts"
        hint="Single keys, such as J, K and A. Every shortcut also has a button."
        isOn={isOn}
        onChange={(singleKeys) => change.mutate({ singleKeys })}
      />
      <div role="alert">
        {change.error && <Notice className="mt-2">{change.error.message} The setting did not change.</Notice>}
      </div>
      <Button tone="line" size="bar" className="mt-3" onClick={showKeys}>
        All keys
      </Button>
    </>
  );
}
