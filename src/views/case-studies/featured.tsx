import { ClientMark } from '#src/art/marks/client-mark.tsx';
import type { Case } from '#src/content/schemas/case.ts';
import type { CaseStudiesContent } from '#src/content/schemas/case-studies.ts';
import { CaseFigures } from './figures.tsx';

type CasesFeaturedProps = { item: Case; labels: CaseStudiesContent['labels'] };

export function CasesFeatured({ item, labels }: CasesFeaturedProps) {
  return (
    <section id={item.id} className="on-ink">
      <div className="shell band">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <p className="flex items-center gap-4">
              <span className="rounded-full bg-amber px-3.5 py-1 text-note font-semibold text-ink">
                {labels.featured}
              </span>
              <span className="text-mute-ink">
                {item.industry}, {item.timeline}
              </span>
            </p>
            <h2 className="mt-6 text-h2">{item.title}</h2>
            <ClientMark name={item.client} className="mt-6 h-7 w-auto" />
            <dl className="mt-8 grid gap-6">
              {(['challenge', 'solution'] as const).map((part) => (
                <div key={part}>
                  <dt className="text-caption text-mute-ink">{labels[part]}</dt>
                  <dd className="mt-1">{item[part]}</dd>
                </div>
              ))}
              <div>
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
            <figure className="mt-8 border-l-2 border-tally-hot pl-5">
              <blockquote className="text-lead">“{item.quote}”</blockquote>
              <figcaption className="mt-1.5 text-caption text-mute-ink">{item.author}</figcaption>
            </figure>
          </div>
        </div>
        <CaseFigures results={item.results} labels={labels} wide />
      </div>
    </section>
  );
}
