import { wallTimeOf } from '#desk/time/zone.ts';

const minute = 60_000;

const zonesByWord = new Map(
  Object.entries({
    'America/New_York': 'et est edt eastern new-york atlanta miami boston',
    'America/Chicago': 'ct cst cdt central chicago houston dallas austin',
    'America/Denver': 'mt mst mdt mountain denver',
    'America/Phoenix': 'arizona phoenix',
    'America/Los_Angeles': 'pt pst pdt pacific los-angeles la san-francisco seattle',
    'America/Anchorage': 'akst akdt alaska',
    'Pacific/Honolulu': 'hst hawaii',
    'Europe/London': 'uk london',
    'Europe/Paris': 'cet cest paris berlin madrid rome',
    UTC: 'utc gmt z',
  }).flatMap(([zone, words]) => words.split(' ').map((word) => [word, zone] as const)),
);

/** Reads a time zone from free text. @returns an `Intl` time zone; null if not recognized */
export function parseTimeZone(typed: string): string | null {
  const text = typed.trim();
  const offset = /^(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(text);
  if (offset?.[1] && offset[2]) {
    const sign = offset[1] === '+' ? '+' : '-';
    return canonicalZone(`${sign}${offset[2].padStart(2, '0')}:${offset[3] ?? '00'}`);
  }
  if (/^[A-Za-z_]+(?:\/[\w+-]+){1,2}$/.test(text)) return canonicalZone(text);
  const words = text
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/\b(?:us|usa|standard|daylight|time|zone|timezone)\b/g, ' ')
    .trim()
    .replaceAll(/\s+/g, '-');
  return zonesByWord.get(words) ?? null;
}

function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The UTC offset of a zone in minutes. @param at milliseconds since 1970 */
export function utcOffsetMinutes(zone: string, at: number): number {
  const { year, month, day, hour, minute: minutes } = wallTimeOf(at, zone);
  return (Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(at / minute) * minute) / minute;
}

/** Describes an offset from the agency's time: "2 h ahead", "30 m behind", "same as ours". */
export function describeOffset(minutes: number): string {
  if (minutes === 0) return 'same as ours';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const time = [hours > 0 && `${hours} h`, rest > 0 && `${rest} m`].filter(Boolean).join(' ');
  return `${time} ${minutes > 0 ? 'ahead' : 'behind'}`;
}
