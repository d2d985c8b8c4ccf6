import { Sparkline } from '#src/art/charts/sparkline.tsx';
import type { InsightsContent } from '#src/content/schemas/page/tiktok-live-selling-insights.ts';

export function WeeklyNumbers({ week }: { week: InsightsContent['week'] }) {
  return (
    <section className="on-ink">
      <h2 className="sr-only">{week.heading}</h2>
      <ul id="week" className="shell grid sm:grid-cols-2 lg:grid-cols-4">
        {week.tiles.map(({ label, value, change, note, weeks }) => (
          <li
            key={label}
            className="border-ink-3 py-9 max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:even:border-l sm:even:pl-8 sm:odd:pr-8 lg:px-8 lg:py-12 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
          >
            <p className="text-caption text-mute-ink lg:min-h-[2lh]">{label}</p>
            <p className="display figures mt-2 text-[2.5rem] leading-none">{value}</p>
            <p className="figures mt-2 text-caption font-semibold text-amber">{change}</p>
            <Sparkline onInk values={weeks} className="mt-6 h-12 w-full" />
            <p className="mt-5 text-caption text-mute-ink">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
