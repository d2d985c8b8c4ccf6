import { formatClockTime } from '#desk/time/format-time.ts';

/**
 * The parts of the day that creators choose from in the survey, in hours from midnight; 26 is 2 AM on the next day. The
 * survey does not define the hours. The ones here are assumptions, and the bar says so.
 */
const dayParts = {
  morning: { label: 'Morning', from: 8, to: 12 },
  afternoon: { label: 'Afternoon', from: 12, to: 17 },
  evening: { label: 'Evening', from: 17, to: 22 },
  'late-night': { label: 'Late night', from: 22, to: 26 },
} as const;

/** The bar covers 8 AM to 4 AM on the next day, in the creator's local time. */
export const barFrom = 8;
export const barTo = 28;

export type DayPart = { label: string; from: number; to: number };

/** @returns the chosen parts of the day in chronological order; unknown values are ignored */
export function selectedDayParts(times: string[]): DayPart[] {
  return Object.entries(dayParts)
    .filter(([value]) => times.includes(value))
    .map(([, part]) => part);
}

/** Formats an hour of the bar: `2 AM` for 26, or `1:30 PM`. @param minutesAhead offset of the other time zone */
export function formatHour(hour: number, minutesAhead = 0): string {
  return hourText(hour, minutesAhead).replace(/(?<=\d):00(?= )/, '');
}

function hourText(hour: number, minutesAhead: number): string {
  const minutes = (((hour * 60 + minutesAhead) % 1440) + 1440) % 1440;
  return formatClockTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

/** Returns the hour on the bar for a time of day; null if it is outside the bar. @param minutes since local midnight */
export function positionOnBar(minutes: number): number | null {
  const hour = minutes / 60;
  if (hour >= barFrom) return hour;
  return hour + 24 <= barTo ? hour + 24 : null;
}

/** Describes the hours of a day part for screen readers: "7:00 PM to 12:00 AM". */
export function describeHours({ from, to }: DayPart, minutesAhead = 0): string {
  return `${hourText(from, minutesAhead)} to ${hourText(to, minutesAhead)}`;
}
