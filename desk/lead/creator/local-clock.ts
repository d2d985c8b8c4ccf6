import { formatClockTime } from '#desk/time/format-time.ts';
import { zonePlace } from '#desk/time/zone.ts';
import type { Survey } from './survey.ts';
import { minutesAhead, zoneOf } from './time-zone.ts';

type LocalClock = {
  place: string;
  time: string;
  minutes: number;
  minutesAhead: number;
};

/** @returns the creator's local time; null if the time zone is not recognized */
export function localClock(
  survey: Pick<Survey, 'timeZone' | 'place'>,
  ours: string,
  now: number,
): LocalClock | null {
  const zone = survey.timeZone === null ? null : zoneOf(survey.timeZone);
  if (zone === null) return null;
  const ahead = minutesAhead(zone, now);
  const minutes = (((Math.floor(now / 60_000) + ahead) % 1440) + 1440) % 1440;
  const town = survey.place?.split(',')[0]?.trim();
  return {
    place: town && town.length <= 20 ? town : zonePlace(zone),
    time: formatClockTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 }),
    minutes,
    minutesAhead: ahead - minutesAhead(ours, now),
  };
}
