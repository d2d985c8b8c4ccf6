import { Fold } from '#src/components/ui/fold.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';

type Decisions = BusinessServicesContent['decisions'];

/** Number of decisions that are shown on phones without expanding the list. */
const visibleCountOnPhones = 2;

export function EnterpriseDecisions({ decisions }: { decisions: Decisions }) {
  const { labels, items, more } = decisions;
  return (
    <section className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-h2">{decisions.heading}</h2>
          <p className="mt-5 text-ink-3">{decisions.lead}</p>
        </div>
      </div>
      <div className="lg:col-span-8">
        <DecisionList
          decisions={{ labels, items: items.slice(0, visibleCountOnPhones) }}
          className="lg:border-b-0"
        />
        <Fold label={more} className="max-lg:border-b-2 max-lg:border-ink">
          <DecisionList
            decisions={{ labels, items: items.slice(visibleCountOnPhones) }}
            className="max-lg:border-b-0"
          />
        </Fold>
      </div>
    </section>
  );
}

type DecisionListProps = { decisions: Pick<Decisions, 'labels' | 'items'>; className: string };

function DecisionList({ decisions: { labels, items }, className }: DecisionListProps) {
  return (
    <ul className={`border-b-2 border-ink ${className}`}>
      {items.map(({ title, yours, ours, deadline }) => (
        <li key={title} className="border-t-2 border-ink py-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="text-h3">{title}</h3>
            <p className="text-caption font-semibold text-tally-text">
              <span className="sr-only">{labels.deadline}: </span>
              {deadline}
            </p>
          </div>
          <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <div>
              <dt className="text-caption text-mute">{labels.yours}</dt>
              <dd className="mt-0.5">{yours}</dd>
            </div>
            <div>
              <dt className="text-caption text-mute">{labels.ours}</dt>
              <dd className="mt-0.5">{ours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
