/** A moment as the clocks of a time zone show it; `weekday` 0 is Sunday, `month` 1 is January. */
export type WallTime = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** @param at milliseconds since 1970 @param timeZone such as `America/Los_Angeles` */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const read: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return { year, month, day, weekday, hour, minute, second };
}

function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallTimeOf(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/**
 * When a zone's clocks show a time of a day; days beyond a month's end run on into the next.
 * A time that a change of clocks leaves out is the one as long after the change; of one that comes twice, the first.
 * @returns milliseconds since 1970
 */
export function momentOf(
  { year, month, day, hour = 0, minute = 0 }: Partial<WallTime> & Pick<WallTime, 'year' | 'month' | 'day'>,
  timeZone: string,
): number {
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute);
  const dayBefore = offsetAt(asIfUtc - 86_400_000, timeZone);
  const dayAfter = offsetAt(asIfUtc + 86_400_000, timeZone);
  const first = asIfUtc - Math.max(dayBefore, dayAfter);
  if (offsetAt(first, timeZone) === Math.max(dayBefore, dayAfter)) return first;
  const second = asIfUtc - Math.min(dayBefore, dayAfter);
  return offsetAt(second, timeZone) === Math.min(dayBefore, dayAfter) ? second : asIfUtc - dayBefore;
}

/** How many calendar days lie between two moments as a zone counts them; negative when `to` is the earlier. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return dayNumber(wallTimeOf(to, timeZone)) - dayNumber(wallTimeOf(from, timeZone));
}

function dayNumber({ year, month, day }: WallTime): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}
