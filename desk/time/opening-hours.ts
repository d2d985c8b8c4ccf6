import type { Settings } from '#shared/desk/api.ts';
import { timestampOf, wallTimeOf } from './zone.ts';

/** Opening hours in the site's time zone. */
export type OpeningHours = Settings['hours'] & { timeZone: string };
/** In milliseconds since 1970. */
export type Span = { from: number; to: number };

const maxDaysToSearch = 8;

function parseTime(text: string): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
}

/**
 * The opening hours `days` days after `at`. If the closing time is not after the opening time, it is on the next day.
 */
function getOpeningHoursOn(
  at: number,
  days: number,
  { days: weekdays, from, to, timeZone }: OpeningHours,
): Span | undefined {
  const { year, month, day, weekday } = wallTimeOf(at, timeZone);
  if (!weekdays.includes((((weekday + days) % 7) + 7) % 7)) return undefined;
  const opens = parseTime(from);
  const closes = parseTime(to);
  const nextDay = closes.hour * 60 + closes.minute <= opens.hour * 60 + opens.minute ? 1 : 0;
  return {
    from: timestampOf({ year, month, day: day + days, ...opens }, timeZone),
    to: timestampOf({ year, month, day: day + days + nextDay, ...closes }, timeZone),
  };
}

/** The current or next opening hours; undefined if the desk never opens. */
export function openSpanFrom(at: number, opening: OpeningHours): Span | undefined {
  for (let days = -1; days < maxDaysToSearch; days++) {
    const span = getOpeningHoursOn(at, days, opening);
    if (span && span.to > at) return span;
  }
  return undefined;
}

export function isOpenAt(at: number, opening: OpeningHours): boolean {
  const span = openSpanFrom(at, opening);
  return span !== undefined && span.from <= at;
}

/** The next time at which the desk opens. If it is open now, the opening after that. */
export function nextOpening(at: number, opening: OpeningHours): number | undefined {
  const span = openSpanFrom(at, opening);
  if (!span || span.from > at) return span?.from;
  return openSpanFrom(span.to, opening)?.from;
}

/** All opening hours that overlap a time span, in order and not clipped to it. */
export function openSpans({ from, to }: Span, opening: OpeningHours): Span[] {
  const spans: Span[] = [];
  let span = openSpanFrom(from, opening);
  while (span && span.from < to) {
    spans.push(span);
    span = openSpanFrom(span.to, opening);
  }
  return spans;
}
