import { useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { ActionMenu } from '#desk/parts/picker/action-menu.tsx';
import { countWithNoun } from '#desk/parts/text/count-text.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import { type Connection, type ConnectionSecret, eventTexts } from '#shared/desk/connections.ts';
import { describeHealth, kindNames } from './connection-text.ts';
import {
  useCreateSecret,
  useRemoveConnection,
  useSendMissedDeliveries,
  useSendTest,
  useUpdateConnection,
} from './connections-api.ts';
import { Deliveries } from './deliveries.tsx';
import { EventsDialog } from './events-dialog.tsx';
import { ZoneField } from './zone-field.tsx';

type ConnectionRowProps = {
  connection: Connection;
  calendarUrl: string;
  onSecretCreated: (made: ConnectionSecret) => void;
};

const toneIcons = { ok: 'done', plain: null, amber: 'alert' } as const;

export function ConnectionRow({ connection, calendarUrl, onSecretCreated }: ConnectionRowProps) {
  const { site } = useSession();
  const now = useNow(60_000);
  const [isOpen, setOpen] = useState(false);
  const [openDialog, setOpenDialog] = useState<'events' | 'zone' | 'remove' | null>(null);
  const { showToast } = useToasts();
  const { id, name, kind, state, address, events, isFull, missed, secretTail, timeZone } = connection;
  const change = useUpdateConnection(id);
  const secret = useCreateSecret(id);
  const sendTest = useSendTest(id);
  const sendMissed = useSendMissedDeliveries(id);
  const health = describeHealth(connection, (at) => formatDateTime(Date.parse(at), now, site.timeZone));
  const icon = toneIcons[health.tone];
  const isOutgoing = kind !== 'calendar';
  const failed = change.error ?? secret.error ?? sendTest.error ?? sendMissed.error;

  const pause = () =>
    change.mutate(
      { state: 'paused' },
      { onSuccess: () => showToast({ title: `${name} is paused. Events are kept and can be sent later.` }) },
    );

  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2.5 @min-[52rem]:grid-cols-[minmax(0,1fr)_17rem_18rem_auto]">
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <div className="text-caption text-mute wrap-anywhere">
            {`${kindNames[kind]}, ${address ? `${address.host} … ${address.tail}` : calendarUrl}${secretTail ? `, secret … ${secretTail}` : ''}`}
          </div>
          <div className="text-caption text-mute">
            <span>
              {isOutgoing
                ? events.map((event) => eventTexts[event].name).join(', ')
                : timeZone && `Times without a zone: ${timeZone.replaceAll('_', ' ')}`}
            </span>
            {isFull && <strong className="font-semibold text-ink"> · with personal data</strong>}
          </div>
        </div>
        <p className="flex gap-2 @max-[52rem]:order-1 @max-[52rem]:col-span-2">
          {icon && (
            <Icon name={icon} className={`mt-0.5 size-4.5 ${icon === 'done' ? 'text-ok-text' : ''}`} />
          )}
          <span className={health.tone === 'plain' ? 'text-mute' : ''}>{health.text}</span>
        </p>
        <div className="flex flex-wrap gap-2 @min-[52rem]:justify-end @max-[52rem]:order-2 @max-[52rem]:col-span-2">
          {state !== 'active' && (
            <Button
              size="bar"
              tone="primary"
              busy={change.isPending}
              onClick={() => change.mutate({ state: 'active' })}
            >
              Resume<span className="sr-only">, {name}</span>
            </Button>
          )}
          {isOutgoing && state === 'active' && missed > 0 && (
            <Button
              size="bar"
              tone="primary"
              busy={sendMissed.isPending}
              onClick={() =>
                sendMissed.mutate('', {
                  onSuccess: ({ messages }) =>
                    showToast({
                      title: `${countWithNoun(messages, 'delivery', 'deliveries')} to ${name} queued.`,
                    }),
                })
              }
            >
              Send missed deliveries ({missed})
            </Button>
          )}
          {isOutgoing && state === 'active' && (
            <Button
              size="bar"
              tone="line"
              busy={sendTest.isPending}
              onClick={() => sendTest.mutate('', { onSuccess: () => setOpen(true) })}
            >
              Send test<span className="sr-only">: {name}</span>
            </Button>
          )}
          {isOutgoing && (
            <Button size="bar" tone="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Icon name={isOpen ? 'up' : 'down'} className="size-4" />
              Recent deliveries<span className="sr-only"> to {name}</span>
            </Button>
          )}
        </div>
        <div className="@max-[52rem]:col-start-2 @max-[52rem]:row-start-1">
          <ActionMenu
            label={`More for ${name}`}
            actions={[
              isOutgoing && {
                value: 'events',
                label: 'Events to send',
                onSelect: () => setOpenDialog('events'),
              },
              !isOutgoing && {
                value: 'zone',
                label: 'Time zone',
                onSelect: () => setOpenDialog('zone'),
              },
              secretTail !== null && {
                value: 'secret',
                label: 'New secret',
                onSelect: () => secret.mutate({ was: secretTail }, { onSuccess: onSecretCreated }),
              },
              state === 'active' && { value: 'pause', label: 'Pause', onSelect: pause },
              { value: 'remove', label: 'Remove', onSelect: () => setOpenDialog('remove') },
            ]}
          />
        </div>
      </div>
      <div role="alert" className="mt-2 empty:hidden">
        {failed && <Notice>{failed.message}</Notice>}
      </div>
      {isOpen && <Deliveries connection={connection} />}
      {openDialog === 'events' && (
        <EventsDialog connection={connection} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'zone' && (
        <TimeZoneDialog connection={connection} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'remove' && (
        <RemoveDialog connection={connection} onClose={() => setOpenDialog(null)} />
      )}
    </li>
  );
}

function TimeZoneDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const [timeZone, setTimeZone] = useState(connection.timeZone);
  const change = useUpdateConnection(connection.id);
  const { showToast } = useToasts();

  function save() {
    change.mutate(
      { timeZone },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: `The time zone of ${connection.name} is saved.` });
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Time zone of ${connection.name}`}
      error={change.error}
      confirm={{ label: 'Save', busy: change.isPending, onClick: save }}
    >
      <ZoneField value={timeZone} onChange={setTimeZone} />
    </Dialog>
  );
}

function RemoveDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const remove = useRemoveConnection(connection.id);
  const { showToast } = useToasts();
  const { name, waiting, missed } = connection;
  const unsent = waiting + missed;
  const lost = unsent > 0 ? ` ${countWithNoun(unsent, 'event')} not yet delivered will not be sent.` : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      lead={`Its address, secret and deliveries are deleted here.${lost} Data it received stays there.`}
      error={remove.error}
      cancel="Keep"
      confirm={{
        label: 'Remove',
        busy: remove.isPending,
        onClick: () =>
          remove.mutate(undefined, {
            onSuccess: () => {
              onClose();
              showToast({ title: `${name} is removed.` });
            },
          }),
      }}
    />
  );
}
