import { LineChart } from '#src/art/charts/line-chart.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Tabs } from '#src/components/ui/tabs.tsx';
import type { Case } from '#src/content/schemas/case.ts';
import type { CaseStudiesContent } from '#src/content/schemas/case-studies.ts';

type CaseResultsProps = {
  item: Pick<Case, 'title' | 'before' | 'after' | 'curves'>;
} & Pick<CaseStudiesContent, 'labels' | 'axes'>;

/** One show before and one after, on the same scale: the tab that is open first is the first show. */
function Results({ item, labels, axes }: CaseResultsProps) {
  return (
    <Tabs
      label={labels.tabs}
      heading={<p className="font-semibold">{labels.curve}</p>}
      tabs={(['before', 'after'] as const).map((show) => ({
        value: show,
        label: labels[show],
        panel: (
          <div className="rounded-band bg-ink-2 p-6 sm:p-9">
            <LineChart
              onInk
              className="h-80 w-full"
              label={`${item.title}: ${labels.curve}, ${labels[show]}`}
              series={[
                { name: labels[show], values: item.curves[show], tone: show === 'after' ? 'hot' : 'key' },
              ]}
              xLabels={axes.time}
              yTicks={axes.revenue}
            />
            <dl className="mt-8 grid grid-cols-2 gap-x-6">
              {item[show].map(({ label, value }) => (
                <div key={label} className="flex flex-col-reverse justify-end border-t border-ink-3 py-4">
                  <dt className="text-caption text-mute-ink">{label}</dt>
                  <dd className="display figures text-[1.75rem] leading-tight">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ),
      }))}
    />
  );
}

export const CaseResults = withErrorBoundary(Results);
