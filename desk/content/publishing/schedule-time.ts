import { formatTimeOfDay, formatWeekdayTime } from '#desk/time/format-time.ts';
import { timestampOf, wallTimeOf } from '#desk/time/zone.ts';

const padToTwo = (count: number) => String(count).padStart(2, '0');

/** Formats a time for a `datetime-local` field in a time zone. */
export function formatDateTimeField(at: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallTimeOf(at, timeZone);
  return `${year}-${padToTwo(month)}-${padToTwo(day)}T${padToTwo(hour)}:${padToTwo(minute)}`;
}

/** Reads the value of a `datetime-local` field. @returns undefined for an invalid time */
export function parseDateTimeField(typed: string, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return timestampOf({ year, month, day, hour: hour ?? 0, minute: minute ?? 0 }, timeZone);
}

/** 9:00 AM on the next weekday, as the suggested time. */
export function nextMorning(now: number, timeZone: string): number {
  const { year, month, day, weekday } = wallTimeOf(now, timeZone);
  const days = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  return timestampOf({ year, month, day: day + days, hour: 9 }, timeZone);
}

export function localTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `5:00 PM your time`, with the weekday if it differs; empty if both time zones have the same time. */
export function localTimeText(at: number, timeZone: string, localZone: string): string {
  if (formatDateTimeField(at, localZone) === formatDateTimeField(at, timeZone)) return '';
  const isSameDay = wallTimeOf(at, localZone).day === wallTimeOf(at, timeZone).day;
  return `${isSameDay ? formatTimeOfDay(at, localZone) : formatWeekdayTime(at, localZone)} your time`;
}
