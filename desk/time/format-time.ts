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
const formatName = (names: string[], at: number, long: boolean) =>
  long ? (names[at] ?? '') : (names[at] ?? '').slice(0, 3);

type ClockTime = { hour: number; minute: number; second?: number };

/** `3:22 PM`, or `15:22` with `site.clock` 24; with seconds if given. */
export function formatClockTime({ hour, minute, second }: ClockTime): string {
  const rest = `:${padToTwo(minute)}${second === undefined ? '' : `:${padToTwo(second)}`}`;
  if (site.clock === 24) return `${padToTwo(hour)}${rest}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `3:22 PM` or `3:22:09 PM`. @param at milliseconds since 1970 */
export function formatTimeOfDay(at: number, timeZone: string, { seconds = false }: TimeFormat = {}): string {
  const { hour, minute, second } = wallTimeOf(at, timeZone);
  return formatClockTime({ hour, minute, ...(seconds && { second }) });
}

/** `Nov 17`, in another year `Nov 17, 2025`; `long` writes the month out. */
export function formatDate(
  at: number,
  now: number,
  timeZone: string,
  { long = false }: TimeFormat = {},
): string {
  const { year, month, day } = wallTimeOf(at, timeZone);
  const inYear = `${formatName(months, month - 1, long)} ${day}`;
  return year === wallTimeOf(now, timeZone).year ? inYear : `${inYear}, ${year}`;
}

/** `today`, `Wed` up to two days away, `Nov 11` beyond; `long`: `Wednesday`, `November 11`. */
export function formatDay(at: number, now: number, timeZone: string, format: TimeFormat = {}): string {
  const away = daysBetween(now, at, timeZone);
  if (away === 0) return 'today';
  if (Math.abs(away) > 2) return formatDate(at, now, timeZone, format);
  return formatName(weekdays, wallTimeOf(at, timeZone).weekday, format.long ?? false);
}

/** `today 3:22 PM`, `Wed 8:46 AM`, `Nov 11, 10:02 AM`: up to two days away by weekday, otherwise by date. */
export function formatDateTime(at: number, now: number, timeZone: string, format: TimeFormat = {}): string {
  const isFar = Math.abs(daysBetween(now, at, timeZone)) > 2;
  return `${formatDay(at, now, timeZone, format)}${isFar ? ',' : ''} ${formatTimeOfDay(at, timeZone, format)}`;
}

/** Without `today`: `3:22 PM`, `Wed 8:46 AM`. */
export function formatShortDateTime(at: number, now: number, timeZone: string): string {
  const text = formatDateTime(at, now, timeZone);
  return text.startsWith('today ') ? text.slice('today '.length) : text;
}

/** For narrow rows: `3:22 PM`, `Wed 8:46 AM`, or `Nov 11` if more than two days away. */
export function formatRowDateTime(at: number, now: number, timeZone: string): string {
  const isNear = Math.abs(daysBetween(now, at, timeZone)) <= 2;
  return isNear ? formatShortDateTime(at, now, timeZone) : formatDate(at, now, timeZone);
}

/** `Mon, Nov 23, 9:00 AM`. */
export function formatFullDateTime(at: number, now: number, timeZone: string): string {
  const weekday = formatName(weekdays, wallTimeOf(at, timeZone).weekday, false);
  return `${weekday}, ${formatDate(at, now, timeZone)}, ${formatTimeOfDay(at, timeZone)}`;
}

/** `Mon 9:00 AM`. */
export function formatWeekdayTime(at: number, timeZone: string): string {
  return `${formatName(weekdays, wallTimeOf(at, timeZone).weekday, false)} ${formatTimeOfDay(at, timeZone)}`;
}

/** `today’s release`, `Monday’s release` in the next six days, `the release of Dec 1` beyond. */
export function releaseName(at: number, now: number, timeZone: string): string {
  const away = daysBetween(now, at, timeZone);
  if (away === 0) return 'today’s release';
  if (away < 0 || away > 6) return `the release of ${formatDate(at, now, timeZone)}`;
  return `${weekdays[wallTimeOf(at, timeZone).weekday]}’s release`;
}

/** `Wednesday, Nov 18`. */
export function dayHeading(at: number, timeZone: string): string {
  const { weekday, month, day } = wallTimeOf(at, timeZone);
  return `${weekdays[weekday]}, ${formatName(months, month - 1, false)} ${day}`;
}

/** `Wed`. */
export function shortWeekday(at: number, timeZone: string): string {
  return formatName(weekdays, wallTimeOf(at, timeZone).weekday, false);
}
