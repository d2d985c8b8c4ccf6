/** Local date and time in a zone. `weekday` 0 is Sunday, `month` 1 is January. */
type WallTime = {
  year: number;
  month: number;
  day: number;
  weekday: number;
  hour: number;
  minute: number;
  second: number;
};

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();
/** Time zones change their UTC offset only at multiples of 15 minutes. */
const quarterHour = 900_000;
const day = 86_400_000;
const maxOffsets = 20_000;

function cachedZone(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    zone = { format, offsets: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}

/**
 * The UTC offset in milliseconds. Intl is slow, so a day is looked up only at its start and end, unless the offset
 * changes on that day.
 */
function offsetAt(at: number, timeZone: string): number {
  const midnight = Math.floor(at / day) * day;
  const offset = readOffset(midnight, timeZone);
  if (offset === readOffset(midnight + day, timeZone)) return offset;
  return readOffset(Math.floor(at / quarterHour) * quarterHour, timeZone);
}

function readOffset(at: number, timeZone: string): number {
  const { format, offsets } = cachedZone(timeZone);
  const known = offsets.get(at);
  if (known !== undefined) return known;
  const read: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - at;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(at, offset);
  return offset;
}

/** @param at milliseconds since 1970 @param timeZone such as `America/Los_Angeles` */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const wall = new Date(at + offsetAt(at, timeZone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
  };
}

/**
 * Converts a local time to an instant. Days beyond the end of a month continue in the next one.
 * A time that a clock change skips is shifted by the gap. If a time occurs twice, the first occurrence is used.
 * @returns milliseconds since 1970
 */
export function timestampOf(
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

/** Calendar days between two instants in a zone; negative if `to` is earlier. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return dayNumber(wallTimeOf(to, timeZone)) - dayNumber(wallTimeOf(from, timeZone));
}

function dayNumber({ year, month, day }: WallTime): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** Names a time zone: `America/New_York` becomes "New York", `+02:00` becomes "UTC+02:00". */
export function zoneCity(zone: string): string {
  return /^[+-]/.test(zone) ? `UTC${zone}` : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
