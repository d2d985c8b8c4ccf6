import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';

const tones: Tone[] = ['hot', 'amber', 'key', 'mute'];

/** Evening hours of each market in UTC. */
export function MarketHours({ markets }: { markets: BusinessServicesContent['features']['markets'] }) {
  return (
    <div className="mt-7">
      <p className="text-caption text-mute">{markets.caption}</p>
      <GanttChart
        compact
        className="mt-3"
        label={markets.caption}
        start={0}
        end={24}
        ticks={[0, 6, 12, 18].map((at) => ({ at, label: String(at).padStart(2, '0') }))}
        spans={markets.items.map(({ name, from, to, local }, index) => ({
          name,
          note: local,
          from,
          to,
          tone: tones[index % tones.length] ?? 'mute',
        }))}
      />
    </div>
  );
}
