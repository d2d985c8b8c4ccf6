import { LineChart } from '#src/art/charts/line-chart.tsx';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';
import { calculateOfferReach } from './offer-reach.ts';

/** Compares two shows that differ only in how often the offer is repeated. */
export function OfferRepetition({ repeat }: { repeat: BestPracticesContent['repeat'] }) {
  const { stay, everyOften, everySeldom, minutes } = repeat;
  return (
    <section className="on-ink">
      <div className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-h2">{repeat.heading}</h2>
          {repeat.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-mute-ink">
              {paragraph}
            </p>
          ))}
        </div>
        <figure className="flex flex-col rounded-band bg-ink-2 p-6 sm:p-9 lg:col-span-7">
          <figcaption className="font-semibold">{repeat.chart}</figcaption>
          <LineChart
            onInk
            className="mt-5 min-h-80 w-full flex-1"
            label={repeat.chart}
            series={[
              { name: repeat.often, values: calculateOfferReach(stay, everyOften, minutes), tone: 'hot' },
              { name: repeat.seldom, values: calculateOfferReach(stay, everySeldom, minutes), tone: 'key' },
            ]}
            xLabels={repeat.xLabels}
            yTicks={repeat.ticks}
          />
          <p className="mt-5 text-caption text-mute-ink">{repeat.note}</p>
        </figure>
      </div>
    </section>
  );
}
