import { LineChart } from '#src/art/charts/line-chart.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Tabs } from '#src/components/ui/tabs.tsx';
import type { HomeCase, HomeContent } from '#src/content/schemas/home.ts';

type HomeCasesProps = { content: HomeContent['cases'] };

function CaseTabs({ content: { heading, labels, axes, items } }: HomeCasesProps) {
  return (
    <Tabs
      label={heading}
      heading={<h2 className="max-w-150 text-h2">{heading}</h2>}
      tabs={items.map((item) => ({
        value: item.brand,
        label: item.brand,
        panel: <CasePanel item={item} labels={labels} axes={axes} />,
      }))}
    />
  );
}

const resultOrder = ['revenue', 'conversionRate', 'timeframe', 'liveViewers'] as const;

type CasePanelProps = Pick<HomeContent['cases'], 'labels' | 'axes'> & { item: HomeCase };

function CasePanel({ item, labels, axes }: CasePanelProps) {
  return (
    <article className="grid overflow-hidden rounded-band bg-ink-2 lg:grid-cols-[4fr_3fr]">
      <div className="flex flex-col bg-[color-mix(in_oklab,var(--color-ink-2),var(--color-ink)_45%)] p-6 sm:p-9">
        <p className="text-caption text-mute-ink">{labels.chart}</p>
        <LineChart
          onInk
          className="mt-6 w-full flex-1"
          label={`${item.brand}: ${labels.chart}`}
          series={[
            { name: labels.tenth, values: item.chart.tenth, tone: 'hot' },
            { name: labels.first, values: item.chart.first, tone: 'mute' },
          ]}
          point={item.chart.peak}
          xLabels={axes.time}
          yTicks={axes.revenue}
        />
        <p className="mt-7 text-caption text-mute-ink">{labels.highlights}</p>
        <ul className="mt-2 grid gap-x-6 gap-y-2">
          {item.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-3">
              <span className="mt-2.5 size-1.5 shrink-0 rounded-full bg-tally-hot" />
              {highlight}
            </li>
          ))}
        </ul>
      </div>
      <div className="p-6 sm:p-9">
        <p className="text-caption text-mute-ink">{item.industry}</p>
        <h3 className="mt-1 text-h3">{item.title}</h3>
        <dl className="mt-5 grid gap-4">
          {(['challenge', 'solution'] as const).map((part) => (
            <div key={part}>
              <dt className="text-caption text-mute-ink">{labels[part]}</dt>
              <dd className="mt-0.5">{item[part]}</dd>
            </div>
          ))}
        </dl>
        <dl className="mt-7 grid grid-cols-2 gap-x-6">
          {resultOrder.map((result) => (
            <div key={result} className="flex flex-col-reverse border-t border-ink-3 py-4">
              <dt className="text-caption text-mute-ink">{labels[result]}</dt>
              <dd className="display figures text-[1.75rem] leading-tight">{item.results[result]}</dd>
            </div>
          ))}
        </dl>
        <figure className="mt-3 border-l-2 border-tally-hot pl-4">
          <blockquote>“{item.quote}”</blockquote>
          <figcaption className="mt-1 text-caption text-mute-ink">{item.testimonialAuthor}</figcaption>
        </figure>
      </div>
    </article>
  );
}

export const HomeCases = withErrorBoundary(CaseTabs);
