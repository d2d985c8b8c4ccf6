import { LineChart } from '#src/art/charts/line-chart.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function WeeklyRevenue({ quarter }: { quarter: BusinessServicesContent['quarter'] }) {
  const { chart } = quarter;
  return (
    <section className="shell band">
      <SectionHead heading={quarter.heading} lead={quarter.lead} quiet />
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <LineChart
          className="h-96 w-full lg:col-span-8 lg:h-112"
          label={chart.label}
          series={[
            { name: chart.withShows, values: chart.live, tone: 'hot' },
            { name: chart.without, values: chart.plain, tone: 'mute' },
          ]}
          point={chart.point}
          xLabels={chart.weeks}
          yTicks={chart.ticks}
        />
        <ol className="grid content-between gap-6 lg:col-span-4">
          {quarter.turns.map(({ week, text }) => (
            <li key={week} className="border-t-2 border-ink pt-4">
              <h3 className="text-h3 text-tally-text">{week}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
