import { useSession } from '#desk/api/session.ts';
import { lazyPart } from '#desk/parts/lazy-part.tsx';
import { formatDate, formatDay, formatTimeOfDay } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Lead } from '#shared/desk/api.ts';

const CalculationView = lazyPart(
  async () => (await import('../calculation/calculation-view.tsx')).CalculationView,
);

export const prefetch = CalculationView.prefetch;

export function RoiCalculatorContent({ lead }: { lead: Lead }) {
  const { timeZone } = useSession().site;
  const now = serverNow();
  return (
    <CalculationView
      lead={lead}
      when={(at) =>
        `${formatDate(Date.parse(at), now, timeZone)} ${formatTimeOfDay(Date.parse(at), timeZone)}`
      }
      day={(at) => formatDay(Date.parse(at), now, timeZone)}
    />
  );
}
