import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { SectionHead } from '#src/sections/section-head.tsx';
import { MetricScale } from './metric-scale.tsx';

export function AnalyticsMetrics({ metrics }: { metrics: AnalyticsContent['metrics'] }) {
  return (
    <section id="metrics" className="shell band">
      <SectionHead heading={metrics.heading} lead={metrics.lead} quiet />
      <ul className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        {metrics.items.map(({ name, value, label, formula, scale }) => (
          <li key={name} className="border-t-2 border-ink pt-6">
            <div className="flex items-end justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
              <div>
                <h3 className="text-[1.625rem] leading-tight">{name}</h3>
                <p className="mt-1 text-caption text-mute">{formula}</p>
              </div>
              <p className="text-right max-sm:text-left">
                <span className="display figures block text-figure text-tally">{value}</span>
                <span className="text-caption text-mute">{label}</span>
              </p>
            </div>
            <MetricScale scale={scale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
