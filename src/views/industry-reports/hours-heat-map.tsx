import { HourGrid } from '#src/art/charts/hour-grid.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function HoursHeatMap({ hours }: { hours: IndustryReportsContent['hours'] }) {
  return (
    <section className="shell band">
      <SectionHead heading={hours.heading} lead={hours.lead} halves />
      <HourGrid
        label={hours.label}
        days={hours.days}
        hourNames={hours.hourNames}
        nameEvery={3}
        className="mt-12"
      />
      <ul className="mt-12 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {hours.findings.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
