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

export type Words = { long?: boolean; seconds?: boolean };

const two = (count: number) => String(count).padStart(2, '0');
const named = (names: string[], at: number, long: boolean) =>
  long ? (names[at] ?? '') : (names[at] ?? '').slice(0, 3);

/** `15:22` or `15:22:09`. @param at milliseconds since 1970 */
export function timeOfDay(at: number, timeZone: string, { seconds = false }: Words = {}): string {
  const { hour, minute, second } = wallTimeOf(at, timeZone);
  return `${two(hour)}:${two(minute)}${seconds ? `:${two(second)}` : ''}`;
}

/** `17 Nov`, with its year when that is not this one: `17 Nov 2025`; `long` writes the month out. */
export function dateWords(at: number, now: number, timeZone: string, { long = false }: Words = {}): string {
  const { year, month, day } = wallTimeOf(at, timeZone);
  const inYear = `${day} ${named(months, month - 1, long)}`;
  return year === wallTimeOf(now, timeZone).year ? inYear : `${inYear} ${year}`;
}

/** `today`, `Wed` up to two days away, `11 Nov` beyond; `long`: `Wednesday`, `11 November`. */
export function dayWords(at: number, now: number, timeZone: string, words: Words = {}): string {
  const away = daysBetween(now, at, timeZone);
  if (away === 0) return 'today';
  if (Math.abs(away) > 2) return dateWords(at, now, timeZone, words);
  return named(weekdays, wallTimeOf(at, timeZone).weekday, words.long ?? false);
}

/** `today 15:22`, `Wed 08:46`, `11 Nov 10:02`: the last and the next two days by name, others by date. */
export function momentWords(at: number, now: number, timeZone: string, words: Words = {}): string {
  return `${dayWords(at, now, timeZone, words)} ${timeOfDay(at, timeZone, words)}`;
}

/** The same where it is clear that today is meant: `15:22`, `Wed 08:46`. */
export function shortMomentWords(at: number, now: number, timeZone: string): string {
  const words = momentWords(at, now, timeZone);
  return words.startsWith('today ') ? words.slice('today '.length) : words;
}

/** The same where a row has no room for more: `15:22`, `Wed 08:46`, and beyond two days the date alone, `11 Nov`. */
export function rowMomentWords(at: number, now: number, timeZone: string): string {
  const isNear = Math.abs(daysBetween(now, at, timeZone)) <= 2;
  return isNear ? shortMomentWords(at, now, timeZone) : dateWords(at, now, timeZone);
}

/** `Wednesday 18`: a day as a heading near today. */
export function dayHeading(at: number, timeZone: string): string {
  const { weekday, day } = wallTimeOf(at, timeZone);
  return `${weekdays[weekday]} ${day}`;
}
