import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { rowBookingText } from '#desk/time/booking-text.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

/** "Call Thu 10:00 AM", before the summary of a row. */
export function RowBooking({ lead }: { lead: Pick<LeadRow, 'booking' | 'clock'> }) {
  const { timeZone } = useSession().site;
  useNow(60_000);
  const text = rowBookingText(lead, serverNow(), timeZone);
  if (text === null) return null;
  return (
    <span className="mr-2 font-semibold text-ink">
      <Icon
        name={text === 'Call canceled' ? 'alert' : 'phone'}
        className="mr-1 inline-block size-3.75 align-[-0.15em]"
      />
      {text}
      <span className="sr-only">. </span>
    </span>
  );
}
