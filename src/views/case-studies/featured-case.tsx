import type { ReactNode } from 'react';
import { ClientMark } from '#src/art/client-mark.tsx';
import type { Case } from '#src/content/schemas/case.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';
import { CaseFigures } from './figures.tsx';

type FeaturedCaseProps = {
  item: Case;
  client: Client;
  labels: CaseStudiesContent['labels'];
  children: ReactNode;
};

export function FeaturedCase({ item, client, labels, children }: FeaturedCaseProps) {
  return (
    <section id={item.id} className="on-ink">
      <div className="shell band">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="flex items-center gap-4 text-mute-ink">
            <span className="rounded-pill bg-amber px-3.5 py-1 text-note font-semibold text-ink">
              {labels.featured}
            </span>
            {item.industry}, {item.timeline}
          </p>
          <ClientMark client={client} color="white" className="h-7 w-auto" />
        </div>
        <div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 className="text-h2">{item.title}</h2>
            <figure className="mt-8 border-l-2 border-tally-hot pl-5">
              <blockquote className="text-lead">“{item.quote}”</blockquote>
              <figcaption className="mt-1.5 text-caption text-mute-ink">{item.author}</figcaption>
            </figure>
          </div>
          <dl className="grid content-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-7">
            {(['challenge', 'solution'] as const).map((part) => (
              <div key={part}>
                <dt className="text-caption text-mute-ink">{labels[part]}</dt>
                <dd className="mt-1">{item[part]}</dd>
              </div>
            ))}
            <div className="sm:col-span-2">
              <dt className="text-caption text-mute-ink">{labels.highlights}</dt>
              <dd>
                <ul className="mt-2 border-b border-ink-3">
                  {item.highlights.map((highlight) => (
                    <li key={highlight} className="border-t border-ink-3 py-2.5">
                      {highlight}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          </dl>
        </div>
        <CaseFigures results={item.results} labels={labels} wide />
        <p className="mt-8 max-w-220 border-t border-ink-3 pt-4 text-mute-ink">
          <b className="font-semibold text-white">{labels.cost}:</b> {item.cost}
        </p>
      </div>
      {children}
    </section>
  );
}
