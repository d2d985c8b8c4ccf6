import { site } from '#site.config';
import { daysBetween, wallTimeOf } from './zone.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export type TimeFormat = { long?: boolean; seconds?: boolean };

const padToTwo = (count: number) => String(count).padStart(2, '0');
const pickCalendarName = (names: string[], at: number, long: boolean) =>
  long ? (names[at] ?? '') : (names[at] ?? '').slice(0, 3);

type ClockTime = { hour: number; minute: number; second?: number };

/** Formats a time of day: `3:22 PM`, or `15:22` if `site.clock` is 24. Includes seconds if they are given. */
export function formatClockTime({ hour, minute, second }: ClockTime): string {
  const rest = `:${padToTwo(minute)}${second === undefined ? '' : `:${padToTwo(second)}`}`;
  if (site.clock === 24) return `${padToTwo(hour)}${rest}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the time of day of an instant: `3:22 PM` or `3:22:09 PM`. @param at milliseconds since 1970 */
export function formatTimeOfDay(at: number, timeZone: string, { seconds = false }: TimeFormat = {}): string {
  const { hour, minute, second } = wallTimeOf(at, timeZone);
  return formatClockTime({ hour, minute, ...(seconds && { second }) });
}

/** Formats a date: `Nov 17`, or `Nov 17, 2025` in another year. `long` writes out the month. */
export function formatDate(
  at: number,
  now: number,
  timeZone: string,
  { long = false }: TimeFormat = {},
): string {
  const { year, month, day } = wallTimeOf(at, timeZone);
  const inYear = `${pickCalendarName(months, month - 1, long)} ${day}`;
  return year === wallTimeOf(now, timeZone).year ? inYear : `${inYear}, ${year}`;
}

/** Formats a day: `today`, `Wed` up to two days away, otherwise `Nov 11`. `long`: `Wednesday`, `November 11`. */
export function formatDay(at: number, now: number, timeZone: string, format: TimeFormat = {}): string {
  const away = daysBetween(now, at, timeZone);
  if (away === 0) return 'today';
  if (Math.abs(away) > 2) return formatDate(at, now, timeZone, format);
  return pickCalendarName(weekdays, wallTimeOf(at, timeZone).weekday, format.long ?? false);
}

/** Formats a day and time: `today 3:22 PM`, `Wed 8:46 AM` up to two days away, otherwise `Nov 11, 10:02 AM`. */
export function formatDateTime(at: number, now: number, timeZone: string, format: TimeFormat = {}): string {
  const isFar = Math.abs(daysBetween(now, at, timeZone)) > 2;
  return `${formatDay(at, now, timeZone, format)}${isFar ? ',' : ''} ${formatTimeOfDay(at, timeZone, format)}`;
}

/** Formats a day and time, without the day if it is today: `3:22 PM`, `Wed 8:46 AM`. */
export function formatShortDateTime(at: number, now: number, timeZone: string): string {
  const text = formatDateTime(at, now, timeZone);
  return text.startsWith('today ') ? text.slice('today '.length) : text;
}

/** Formats a time for narrow rows: `3:22 PM`, `Wed 8:46 AM`, or `Nov 11` if more than two days away. */
export function formatRowDateTime(at: number, now: number, timeZone: string): string {
  const isNear = Math.abs(daysBetween(now, at, timeZone)) <= 2;
  return isNear ? formatShortDateTime(at, now, timeZone) : formatDate(at, now, timeZone);
}

/** Formats a weekday, date and time: `Mon, Nov 23, 9:00 AM`. */
export function formatFullDateTime(at: number, now: number, timeZone: string): string {
  const weekday = pickCalendarName(weekdays, wallTimeOf(at, timeZone).weekday, false);
  return `${weekday}, ${formatDate(at, now, timeZone)}, ${formatTimeOfDay(at, timeZone)}`;
}

/** Formats a weekday and time: `Mon 9:00 AM`. */
export function formatWeekdayTime(at: number, timeZone: string): string {
  return `${pickCalendarName(weekdays, wallTimeOf(at, timeZone).weekday, false)} ${formatTimeOfDay(at, timeZone)}`;
}

/**
 * Names a scheduled release: `today’s release`, `Monday’s release` in the next six days, otherwise `the release of Dec
 * 1`.
 */
export function releaseName(at: number, now: number, timeZone: string): string {
  const away = daysBetween(now, at, timeZone);
  if (away === 0) return 'today’s release';
  if (away < 0 || away > 6) return `the release of ${formatDate(at, now, timeZone)}`;
  return `${weekdays[wallTimeOf(at, timeZone).weekday]}’s release`;
}

/** Formats a heading for a day: `Wednesday, Nov 18`. */
export function dayHeading(at: number, timeZone: string): string {
  const { weekday, month, day } = wallTimeOf(at, timeZone);
  return `${weekdays[weekday]}, ${pickCalendarName(months, month - 1, false)} ${day}`;
}

/** Returns the short name of the weekday: `Wed`. */
export function shortWeekday(at: number, timeZone: string): string {
  return pickCalendarName(weekdays, wallTimeOf(at, timeZone).weekday, false);
}
