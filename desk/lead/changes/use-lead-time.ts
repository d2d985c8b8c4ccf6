import { useSession } from '#desk/api/session.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { type ClockState, clockState, stepOf } from '#desk/time/clock-state.ts';
import { type ClockWords, clockWords } from '#desk/time/clock-words.ts';
import { momentWords } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { LeadRow } from '#shared/desk/api.ts';

/** The lead's clock as it stands now, by the server's time; it steps each minute, and each second when it is nearly out. */
export function useLeadClock(lead: Pick<LeadRow, 'clock' | 'createdAt'>): {
  state: ClockState;
  words: ClockWords;
  now: number;
} {
  const { settings, site } = useSession();
  useNow(stepOf(clockState(lead.clock, lead.createdAt, serverNow())));
  const now = serverNow();
  const state = clockState(lead.clock, lead.createdAt, now);
  return { state, words: clockWords(state, now, { ...settings.hours, timeZone: site.timeZone }), now };
}

/** Puts moments of ISO 8601 into words: "today 15:22", "16 Nov 16:40:11" with seconds. */
export function useMoments(): (at: string, words?: { seconds?: boolean }) => string {
  const { site } = useSession();
  useNow(60_000);
  const now = serverNow();
  return (at, words) => momentWords(Date.parse(at), now, site.timeZone, words);
}
