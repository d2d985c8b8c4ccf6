import { timeOfDay, weekdayTime } from '#desk/time/moments.ts';
import { momentOf, wallTimeOf } from '#desk/time/zone.ts';

const two = (count: number) => String(count).padStart(2, '0');

/** A moment as a `datetime-local` field has it, on the clocks of a zone. */
export function toField(at: number, timeZone: string): string {
  const { year, month, day, hour, minute } = wallTimeOf(at, timeZone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** @returns undefined where a field holds no time */
export function fromField(typed: string, timeZone: string): number | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return momentOf({ year, month, day, hour: hour ?? 0, minute: minute ?? 0 }, timeZone);
}

/** Nine o’clock on the next day from Monday to Friday. */
export function nextMorning(now: number, timeZone: string): number {
  const { year, month, day, weekday } = wallTimeOf(now, timeZone);
  const days = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  return momentOf({ year, month, day: day + days, hour: 9 }, timeZone);
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `5:00 PM on your clock`, with the day where it is another one; empty where the clocks agree. */
export function ownClockWords(at: number, timeZone: string, own: string): string {
  if (toField(at, own) === toField(at, timeZone)) return '';
  const isSameDay = wallTimeOf(at, own).day === wallTimeOf(at, timeZone).day;
  return `${isSameDay ? timeOfDay(at, own) : weekdayTime(at, own)} on your clock`;
}
