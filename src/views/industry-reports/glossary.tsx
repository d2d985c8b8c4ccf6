import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

/** Glossary: term, formula, and how the number is misused. */
export function ReportsGlossary({ terms }: { terms: IndustryReportsContent['terms'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <SectionHead heading={terms.heading} lead={terms.lead} halves />
        <dl className="mt-12 border-b border-ink-3">
          {terms.items.map(({ term, formula, trap }) => (
            <div
              key={term}
              className="grid gap-x-10 gap-y-2 border-t border-ink-3 py-6 lg:grid-cols-12 lg:items-baseline"
            >
              <dt className="display text-[1.5rem] leading-tight lg:col-span-3">{term}</dt>
              <dd className="lg:col-span-4">{formula}</dd>
              <dd className="text-mute-ink lg:col-span-5">
                <span className="font-semibold text-amber">{terms.trap}: </span>
                {trap}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
