import type { Tone } from '#src/art/charts/chart-tone.ts';
import { GanttChart } from '#src/art/charts/gantt-chart.tsx';
import { Fold } from '#src/components/ui/fold.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';

type Features = BusinessServicesContent['features'];

/** Number of features in the first row on wide screens. */
const firstRowCount = 3;

export function EnterpriseFeatures({ features }: { features: Features }) {
  return (
    <section id="features" className="bg-paper-2">
      <div className="shell band">
        <h2 className="max-w-200 text-h2">{features.heading}</h2>
        <p className="mt-5 max-w-160 text-lead text-ink-3">{features.lead}</p>
        <FeatureList features={features} from={0} to={firstRowCount} className="mt-12" />
        <Fold label={features.more} className="mt-4">
          <FeatureList features={features} from={firstRowCount} className="mt-4" />
        </Fold>
      </div>
    </section>
  );
}

type FeatureListProps = { features: Features; from: number; to?: number; className: string };

function FeatureList({ features, from, to, className }: FeatureListProps) {
  return (
    <ol start={from + 1} className={`${className} grid gap-4 sm:grid-cols-2 lg:grid-cols-4`}>
      {features.items.slice(from, to).map((feature, index) => (
        <li
          key={feature.title}
          className={`flex flex-col rounded-card bg-white p-7 ${feature.picture ? 'sm:col-span-2 sm:p-9' : ''} ${from + index > 5 ? 'lg:col-span-2 lg:p-9' : ''}`}
        >
          <p aria-hidden="true" className="display text-[2rem] leading-none text-tally">
            {from + index + 1}
          </p>
          <h3 className="mt-5 text-h3">{feature.title}</h3>
          <p className="mt-2 text-ink-3">{feature.text}</p>
          {feature.picture === 'markets' && <MarketHours markets={features.markets} />}
          {feature.picture === 'report' && <Report report={features.report} />}
          {feature.fact && (
            <p className="mt-auto pt-8 text-caption text-mute">
              <strong className="display block text-[1.75rem] leading-tight text-ink">
                {feature.fact.value}
              </strong>
              {feature.fact.label}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Report({ report }: { report: Features['report'] }) {
  return (
    <figure className="mt-7">
      <figcaption className="text-caption text-mute">{report.caption}</figcaption>
      <dl className="figures mt-2">
        {report.rows.map(({ metric, value, change }) => (
          <div
            key={metric}
            className="grid grid-cols-[1fr_auto_4.5rem] items-baseline gap-4 border-t border-line py-2"
          >
            <dt>{metric}</dt>
            <dd className="font-semibold">{value}</dd>
            <dd className="text-right font-semibold text-key-deep">{change}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const marketTones: Tone[] = ['hot', 'amber', 'key', 'mute'];

/** Evening hours of each market in UTC. */
function MarketHours({ markets }: { markets: BusinessServicesContent['features']['markets'] }) {
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
          tone: marketTones[index % marketTones.length] ?? 'mute',
        }))}
      />
    </div>
  );
}
