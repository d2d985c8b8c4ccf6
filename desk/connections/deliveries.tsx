import { useQuery } from '@tanstack/react-query';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import { type Connection, type Delivery, eventTexts } from '#shared/desk/connections.ts';
import { deliveryText } from './connection-text.ts';
import { deliveriesQuery, useResendDelivery } from './connections-api.ts';

export function Deliveries({ connection }: { connection: Connection }) {
  const query = useQuery(deliveriesQuery(connection.id));
  const { data } = query;
  const failure = useFailure(query);
  const again = useResendDelivery(connection.id);
  if (!data)
    return failure ? (
      <LoadFailure title="The deliveries did not load" failure={failure} />
    ) : (
      <LoadingBars
        label="Deliveries"
        columns="18px minmax(0,1fr)"
        bars={[['18px'], ['180px', '240px']]}
        rows={3}
      />
    );
  return (
    <div className="mt-3 rounded-control bg-paper-2 px-3.5 py-1.5 forced-colors:border">
      <div role="alert" className="my-2 empty:hidden">
        {again.error && <Notice>{again.error.message}</Notice>}
      </div>
      {data.length === 0 ? (
        <p className="py-2">
          {connection.waiting > 0 ? 'A delivery is on its way.' : 'No deliveries in the last 30 days.'}
        </p>
      ) : (
        <ul aria-label={`Recent deliveries to ${connection.name}`}>
          {data.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              isBusy={again.isPending && again.variables === delivery.job}
              onResend={connection.state === 'active' ? () => again.mutate(delivery.job) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type DeliveryRowProps = { delivery: Delivery; isBusy: boolean; onResend: (() => void) | undefined };

function DeliveryRow({ delivery, isBusy, onResend }: DeliveryRowProps) {
  const { site } = useSession();
  const now = useNow(60_000);
  const { event, ref, test, at, attempt, taken, status, answer, state } = delivery;
  const formatTime = (iso: string) => formatDateTime(Date.parse(iso), now, site.timeZone, { seconds: true });
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-2.5 border-line border-t py-2 leading-snug first:border-t-0">
      <Icon name={taken ? 'done' : 'alert'} className={`mt-0.25 size-4.5 ${taken ? 'text-ok-text' : ''}`} />
      <div className="min-w-0 wrap-anywhere">
        {eventTexts[event].name}
        {ref && (
          <>
            {' '}
            <Link href={`/leads/${ref}`} className="underline">
              {ref}
            </Link>
          </>
        )}
        {test && <span className="ml-2 rounded-full border border-field px-2 text-caption">test</span>}
        <span className="block text-caption text-mute">
          {`${formatTime(at)}${attempt > 1 ? `, try ${attempt}` : ''}. ${deliveryText(delivery, formatTime)}`}
        </span>
        {status !== null && answer !== '' && (
          <details className="mt-1 text-caption">
            <summary className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11">
              Response
            </summary>
            <pre className="mt-1 max-h-60 overflow-y-auto font-sans whitespace-pre-wrap wrap-anywhere">
              {answer}
            </pre>
          </details>
        )}
      </div>
      {onResend && state !== 'queued' && (
        <Button size="bar" tone="quiet" busy={isBusy} onClick={onResend}>
          Send again
          <span className="sr-only">
            {' '}
            {eventTexts[event].name} of {formatTime(at)}
          </span>
        </Button>
      )}
    </li>
  );
}
