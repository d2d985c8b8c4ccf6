import { useSession, useSettings } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { type ClockState, clockState, getUpdateInterval } from '#desk/time/clock-state.ts';
import { type ClockText, clockText } from '#desk/time/clock-text.ts';
import { formatDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

/** A lead's deadline by server time. Updates every minute, and every second around the due time. */
export function useLeadClock(lead: Pick<LeadRow, 'clock' | 'createdAt'>): {
  state: ClockState;
  text: ClockText;
  now: number;
} {
  const settings = useSettings();
  const { site } = useSession();
  useNow(getUpdateInterval(clockState(lead.clock, lead.createdAt, serverNow())));
  const now = serverNow();
  const state = clockState(lead.clock, lead.createdAt, now);
  return { state, text: clockText(state, now, { ...settings.hours, timeZone: site.timeZone }), now };
}

/** @returns a function that formats ISO 8601 times: "today 3:22 PM", "Nov 16, 4:40:11 PM" with seconds */
export function useTimeFormatter(): (at: string, text?: { seconds?: boolean }) => string {
  const { site } = useSession();
  useNow(60_000);
  const now = serverNow();
  return (at, text) => formatDateTime(Date.parse(at), now, site.timeZone, text);
}
