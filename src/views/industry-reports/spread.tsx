import { BarChart } from '#src/art/charts/bar-chart.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';

/** The featured report's chart. It highlights the last three bars, which hold more than half of the sales. */
export function SalesSpread({ spread }: { spread: IndustryReportsContent['spread'] }) {
  const late = spread.shares.length - 3;
  return (
    <figure className="flex w-full flex-col">
      <figcaption className="font-semibold">{spread.caption}</figcaption>
      <BarChart
        label={spread.caption}
        className="mt-4 w-full flex-1"
        valuesOn
        bars={spread.shares.map((share, index) => ({
          label: `${index + 1}`,
          value: share,
          text: `${share}%`,
          tone: index < late ? 'mute' : 'hot',
        }))}
      />
      <p className="mt-4 text-caption text-mute">{spread.note}</p>
    </figure>
  );
}
