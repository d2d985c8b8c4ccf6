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

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();
/** Clocks change on quarters of an hour. */
const quarter = 900_000;
const day = 86_400_000;
const mostKept = 20_000;

function zoneOf(timeZone: string): Zone {
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

/** How far a zone's clocks are ahead of UTC, in milliseconds. Asking Intl is slow: a day on which they do not change is asked twice. */
function offsetAt(at: number, timeZone: string): number {
  const midnight = Math.floor(at / day) * day;
  const offset = askedOffset(midnight, timeZone);
  if (offset === askedOffset(midnight + day, timeZone)) return offset;
  return askedOffset(Math.floor(at / quarter) * quarter, timeZone);
}

function askedOffset(at: number, timeZone: string): number {
  const { format, offsets } = zoneOf(timeZone);
  const known = offsets.get(at);
  if (known !== undefined) return known;
  const read: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) read[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - at;
  if (offsets.size >= mostKept) offsets.clear();
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

/** A zone's place as people say it: `America/New_York` is "New York"; offsets as they are. */
export function zonePlace(zone: string): string {
  return /^[+-]/.test(zone) ? `UTC${zone}` : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
