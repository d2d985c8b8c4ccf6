import { useMemo } from 'react';
import { useSession, useSettings } from '#desk/api/session.ts';
import type { OpeningHours } from '#desk/time/opening-hours.ts';

export function useOpeningHours(): OpeningHours {
  const settings = useSettings();
  const { site } = useSession();
  return useMemo(() => ({ ...settings.hours, timeZone: site.timeZone }), [settings.hours, site.timeZone]);
}
