import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { bookingText } from '#desk/time/booking-text.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Booking } from '#shared/desk/api.ts';

export function BookedCall({ booking, className = '' }: { booking: Booking | null; className?: string }) {
  const { timeZone } = useSession().site;
  useNow(60_000);
  if (!booking) return null;
  const { state, head, rest } = bookingText(booking, serverNow(), timeZone);
  const background = state === 'canceled' ? 'bg-amber-wash' : state === 'coming' ? 'bg-paper-2' : '';
  return (
    <p
      className={`flex gap-2 rounded-control wrap-anywhere forced-colors:border ${background === '' ? 'text-ink-3' : `px-3 py-2 ${background}`} ${className}`}
    >
      <Icon name={state === 'canceled' ? 'alert' : 'phone'} className="mt-0.5 size-4.5" />
      <span className="min-w-0">
        <strong className="font-semibold">{head}</strong> {rest}
        {booking.meeting !== null && <span className="block text-caption text-ink-3">{booking.meeting}</span>}
      </span>
    </p>
  );
}
