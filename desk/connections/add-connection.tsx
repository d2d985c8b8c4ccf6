import { type FormEvent, useState } from 'react';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import {
  type ConnectionKind,
  type ConnectionSecret,
  connectionKinds,
  type HookEvent,
} from '#shared/desk/connections.ts';
import { kindHints, kindNames } from './connection-text.ts';
import { useAddConnection } from './connections-api.ts';
import { EventChoice } from './event-choice.tsx';
import { ZoneField } from './zone-field.tsx';

type Problems = { name?: string; address?: string; events?: string };
const defaultEvents: HookEvent[] = ['lead.created', 'lead.updated', 'lead.erased'];

export function AddConnection({ onAdded }: { onAdded: (made: ConnectionSecret) => void }) {
  const [kind, setKind] = useState<ConnectionKind>('webhook');
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState(defaultEvents);
  const [isFull, setFull] = useState(false);
  const [timeZone, setTimeZone] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const add = useAddConnection();
  const { showToast } = useToasts();
  const isOutgoing = kind !== 'calendar';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (add.isPending) return;
    const found: Problems = {
      ...(name.trim() === '' && { name: 'Enter a name, such as HubSpot.' }),
      ...(isOutgoing &&
        !URL.canParse(address.trim()) && { address: 'Paste the full URL, including https://.' }),
      ...(isOutgoing && events.length === 0 && { events: 'Choose at least one event.' }),
    };
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const form = event.currentTarget;
    add.mutate(
      {
        kind,
        name: name.trim(),
        events,
        isFull,
        ...(isOutgoing ? { address: address.trim() } : { timeZone }),
      },
      {
        onSuccess: (connection) => {
          onAdded(connection);
          showToast({ title: `${name.trim()} is connected.` });
          setName('');
          setAddress('');
          setFull(false);
        },
        onError: (error) => {
          const isAddress = 'refusal' in error && (error.refusal as { code: string }).code === 'address';
          if (!isAddress) return;
          setProblems({ address: error.message });
          form.querySelector<HTMLElement>('[name="address"]')?.focus();
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-12 gap-y-5">
      <div className="grid min-w-0 flex-[1_1_22rem] gap-4 max-sm:basis-full">
        <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <SelectField
            label="Kind"
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as ConnectionKind);
              setProblems({});
            }}
          >
            {connectionKinds.map((connectionKind) => (
              <option key={connectionKind} value={connectionKind}>
                {kindNames[connectionKind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            placeholder={kind === 'webhook' ? 'HubSpot' : kind === 'calendar' ? 'Cal.com' : '#leads'}
            maxLength={60}
            value={name}
            error={problems.name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {isOutgoing ? (
          <TextField
            label="Address"
            name="address"
            type="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            value={address}
            hint={kindHints[kind]}
            error={problems.address}
            onChange={(event) => setAddress(event.target.value)}
          />
        ) : (
          <>
            <p className="text-caption text-mute">{kindHints.calendar}</p>
            <ZoneField value={timeZone} onChange={setTimeZone} />
          </>
        )}
      </div>
      {isOutgoing && (
        <div className="min-w-0 flex-[1_1_22rem] max-sm:basis-full">
          <EventChoice
            events={events}
            isFull={isFull}
            error={problems.events ?? null}
            onEventsChange={setEvents}
            onFullChange={setFull}
          />
        </div>
      )}
      <div role="alert" className="basis-full empty:hidden">
        {add.error && problems.address === undefined && <Notice>{add.error.message}</Notice>}
      </div>
      <div className="basis-full">
        <Button type="submit" tone="primary" busy={add.isPending}>
          Connect
        </Button>
      </div>
    </form>
  );
}
