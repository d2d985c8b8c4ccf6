import type { ReactNode } from 'react';
import { HourGrid } from '#src/art/charts/hour-grid.tsx';
import { Picture } from '#src/art/picture.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { IndustryReportsContent } from '#src/content/schemas/page/industry-reports.ts';
import { routes } from '#src/routes.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';

type IndustryReportsProps = { content: IndustryReportsContent; library?: ReactNode };

export function IndustryReports({ content, library }: IndustryReportsProps) {
  return (
    <>
      <ReportsHero hero={content.hero} />
      <section data-addressed className="bg-paper-2">
        <div className="shell band">{library}</div>
      </section>
      <HoursHeatMap hours={content.hours} />
      <ReportsGlossary terms={content.terms} />
      <NextSteps next={content.next} />
    </>
  );
}

function ReportsHero({ hero }: { hero: IndustryReportsContent['hero'] }) {
  return (
    <section className="on-ink overflow-clip">
      <div className="shell grid items-stretch gap-x-10 lg:grid-cols-12">
        <div className="flex flex-col pt-14 pb-10 lg:col-span-6 lg:py-20">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-130 text-lead text-mute-ink">{hero.lead}</p>
          <RouteButtons links={hero.ways} first="cta" className="mt-8" />
          <dl className="mt-10 grid grid-cols-3 gap-x-5 border-t border-ink-3 pt-6 lg:mt-14">
            {hero.facts.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1.5 text-caption text-mute-ink">{label}</dt>
                <dd className="display figures text-[2rem] leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] lg:col-span-6">
          <Picture
            isFirst
            picture={hero.picture}
            className="aspect-[9/7] w-full max-w-none lg:absolute lg:inset-y-0 lg:left-0 lg:aspect-auto lg:h-full lg:w-[calc(100%+max(2.5rem,(100vw-75rem)/2))]"
          />
        </div>
      </div>
    </section>
  );
}

function HoursHeatMap({ hours }: { hours: IndustryReportsContent['hours'] }) {
  return (
    <section className="shell band">
      <SectionHead heading={hours.heading} lead={hours.lead} halves />
      <HourGrid
        label={hours.label}
        days={hours.days}
        hourNames={hours.hourNames}
        nameEvery={3}
        className="mt-12"
      />
      <ul className="mt-12 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {hours.findings.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-ink-3">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Glossary: term, formula, and how the number is misused. */
function ReportsGlossary({ terms }: { terms: IndustryReportsContent['terms'] }) {
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

function NextSteps({ next }: { next: IndustryReportsContent['next'] }) {
  return (
    <section className="shell band grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-5">{next.heading}</h2>
      <ul className="border-b-2 border-ink lg:col-span-7">
        {next.items.map(({ label, note, to }) => (
          <li key={to} className="border-t-2 border-ink">
            <a
              href={routes[to].path}
              className="group flex items-center justify-between gap-6 py-6 hover:text-tally-text"
            >
              <span>
                <span className="display block text-[1.75rem] leading-tight">{label}</span>
                <span className="mt-1 block text-ink-3">{note}</span>
              </span>
              <Icon
                name="forward"
                className="size-7 shrink-0 transition-transform duration-200 group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
