import { CopyOnce } from '#desk/parts/copy-once.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import type { Connection } from '#shared/desk/connections.ts';

type SecretOnceProps = {
  secret: string;
  connection: Connection | undefined;
  calendarUrl: string;
  onClose: () => void;
};

export function SecretOnce({ secret, connection, calendarUrl, onClose }: SecretOnceProps) {
  const isCalendar = connection?.kind === 'calendar';
  return (
    <Notice
      tone="ok"
      title={`Copy the secret of ${connection?.name ?? 'the connection'} now. It is shown only once.`}
    >
      {isCalendar
        ? `Give the scheduler this secret, and the address ${calendarUrl}.`
        : `The receiver checks the signature of each message with it.${connection?.oldSecretUntil ? ' The previous secret also stays valid for 24 hours: replace it there by then.' : ''}`}
      <CopyOnce label="Secret" value={secret} what="secret" onClose={onClose} />
    </Notice>
  );
}
