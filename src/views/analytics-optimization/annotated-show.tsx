import { MarkedChart } from '#src/art/charts/marked-chart.tsx';
import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

export function AnnotatedShow({ tape }: { tape: AnalyticsContent['tape'] }) {
  return (
    <section id="tape" className="on-ink">
      <div className="shell band">
        <SectionHead heading={tape.heading} lead={tape.lead} quiet />
        <MarkedChart
          label={tape.chart}
          values={tape.values}
          names={tape.minutes}
          marks={tape.marks.map(({ at }) => at)}
          xLabels={tape.xLabels}
          yTicks={tape.yTicks}
          className="mt-14 h-80 w-full lg:h-104"
        />
        <ol className="mt-12 grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {tape.marks.map(({ time, title, text }, index) => (
            <li key={time}>
              <p className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="figures grid size-8 place-items-center rounded-full bg-white font-semibold text-ink"
                >
                  {index + 1}
                </span>
                <span className="figures text-mute-ink">{time}</span>
              </p>
              <h3 className="mt-3 text-h3">{title}</h3>
              <p className="mt-1.5 text-mute-ink">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
