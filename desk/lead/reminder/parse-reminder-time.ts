import { timestampOf, wallTimeOf } from '#desk/time/zone.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const defaultTime = { hour: 9, minute: 0 };
const dayMilliseconds = 86_400_000;
const unitMilliseconds: Record<string, number> = { min: 60_000, minute: 60_000, hour: 3_600_000 };

/**
 * Reads "tue 10", "next monday", "tomorrow at 3", "in 3 days", "in 30 minutes", "dec 1 9am", "12/1 noon", "5 pm". A
 * time that has passed today means tomorrow. Without a time of day, it means 9 AM. Hours from 1 to 6 without AM or PM
 * mean the afternoon.
 * @returns milliseconds since 1970; undefined if the text is not a time
 */
export function parseReminderTime(typed: string, now: number, timeZone: string): number | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(',', ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^next /, '');
  const span = /^in (\d{1,3}) (minute|min|hour|day|week)s?(?: (.+))?$/.exec(text);
  if (span) return addSpan(Number(span[1]), span[2], span[3], now, timeZone);
  const today = wallTimeOf(now, timeZone);
  const timestampOn = (year: number, month: number, date: number, rest: string | undefined) => {
    const time = rest === undefined || rest === '' ? defaultTime : parseTime(rest);
    return time && timestampOf({ year, month, day: date, ...time }, timeZone);
  };
  const [first = '', ...others] = text.split(' ');
  const rest = others.join(' ').replace(/^at /, '');
  if (first === 'today') return timestampOn(today.year, today.month, today.day, rest);
  if (first === 'tomorrow') return timestampOn(today.year, today.month, today.day + 1, rest);
  const weekday = weekdays.indexOf(first.slice(0, 3));
  if (weekday >= 0 && /^[a-z]+$/.test(first)) {
    return timestampOn(today.year, today.month, today.day + ((weekday - today.weekday + 6) % 7) + 1, rest);
  }
  const date = /^(?:([a-z]{3,9}) |(\d{1,2})\/)(\d{1,2})(?: (?:at )?(.+))?$/.exec(text);
  const month = date?.[2] ? Number(date[2]) : months.indexOf((date?.[1] ?? '').slice(0, 3)) + 1;
  const dayOfMonth = Number(date?.[3]);
  if (month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= 31) {
    const at = timestampOn(today.year, month, dayOfMonth, date?.[4]);
    return at !== undefined && at <= now ? timestampOn(today.year + 1, month, dayOfMonth, date?.[4]) : at;
  }
  if (!parseTime(text)) return undefined;
  const at = timestampOn(today.year, today.month, today.day, text);
  return at !== undefined && at <= now ? timestampOn(today.year, today.month, today.day + 1, text) : at;
}

function addSpan(
  count: number,
  unit: string | undefined,
  rest: string | undefined,
  now: number,
  timeZone: string,
): number | undefined {
  const length = unit && unitMilliseconds[unit];
  if (length) return rest === undefined ? now + count * length : undefined;
  const { year, month, day: date } = wallTimeOf(now, timeZone);
  const time = rest === undefined ? defaultTime : parseTime(rest.replace(/^at /, ''));
  const days = unit === 'week' ? count * 7 : count;
  return time && timestampOf({ year, month, day: date + days, ...time }, timeZone);
}

function parseTime(text: string): { hour: number; minute: number } | undefined {
  if (text === 'noon') return { hour: 12, minute: 0 };
  const found = /^(\d{1,2})(?::(\d\d))? ?(am|pm)?$/.exec(text);
  if (!found) return undefined;
  const [, hours = '', minutes = '0', typedHalf] = found;
  const half = typedHalf ?? (/^[1-6]$/.test(hours) ? 'pm' : undefined);
  const hour = Number(hours);
  const minute = Number(minutes);
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined;
  return { hour: half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour, minute };
}

/** The suggested times: later today, tomorrow, next Tuesday at 10, in two weeks. */
export function suggestTimes(now: number, timeZone: string): { label: string; at: number }[] {
  const { year, month, day: date, hour, weekday } = wallTimeOf(now, timeZone);
  const timestampOn = (days: number, hour: number) =>
    timestampOf({ year, month, day: date + days, hour }, timeZone);
  const untilTuesday = ((2 - weekday + 6) % 7) + 1;
  return [
    ...(hour < 16 ? [{ label: 'Later today', at: timestampOn(0, 17) }] : []),
    { label: 'Tomorrow', at: timestampOn(1, 9) },
    { label: 'Tuesday', at: timestampOn(untilTuesday, 10) },
    { label: 'In two weeks', at: timestampOn(14, 9) },
  ].filter(({ at }) => at > now && at < now + 30 * dayMilliseconds);
}
