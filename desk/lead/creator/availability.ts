import { clockText } from '#desk/time/moments.ts';

/**
 * The parts of a day that the survey offers, in hours from its midnight; 26 is two in the morning after. The survey
 * names the parts and not their hours: these are how the desk reads them, and it says so beside the bar.
 */
const dayParts = {
  morning: { label: 'Morning', from: 8, to: 12 },
  afternoon: { label: 'Afternoon', from: 12, to: 17 },
  evening: { label: 'Evening', from: 17, to: 22 },
  'late-night': { label: 'Late night', from: 22, to: 26 },
} as const;

/** What the bar shows of their day: from 08:00 until 04:00 the morning after. */
export const barFrom = 8;
export const barTo = 28;

export type DayPart = { label: string; from: number; to: number };

/** @returns the chosen parts in the order of the day, hours on their clock; what is not known is left out */
export function chosenParts(times: string[]): DayPart[] {
  return Object.entries(dayParts)
    .filter(([value]) => times.includes(value))
    .map(([, part]) => part);
}

/** An hour of the bar in short: `2 AM` for 26, `1:30 PM`. @param minutesAhead of the other clock */
export function clockHour(hour: number, minutesAhead = 0): string {
  return hourText(hour, minutesAhead).replace(/(?<=\d):00(?= )/, '');
}

function hourText(hour: number, minutesAhead: number): string {
  const minutes = (((hour * 60 + minutesAhead) % 1440) + 1440) % 1440;
  return clockText({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}

/** Where a moment stands on the bar, in its hours; null while the bar's day is over there. @param minutes since midnight, theirs */
export function onBar(minutes: number): number | null {
  const hour = minutes / 60;
  if (hour >= barFrom) return hour;
  return hour + 24 <= barTo ? hour + 24 : null;
}

/** A part of the day for screen readers: "7:00 PM to 12:00 AM". */
export function hoursInWords({ from, to }: DayPart, minutesAhead = 0): string {
  return `${hourText(from, minutesAhead)} to ${hourText(to, minutesAhead)}`;
}
