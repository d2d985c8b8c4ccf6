import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { AnalyticsContent } from '#src/content/schemas/page/analytics-optimization.ts';
import { routes } from '#src/routes.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { ResultRow } from '#src/sections/result-row.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { AnnotatedShow } from './annotated-show.tsx';
import { MetricScale } from './metric-scale.tsx';

export function AnalyticsOptimization({ content }: { content: AnalyticsContent }) {
  return (
    <>
      <AnalyticsHero hero={content.hero} />
      <AnalyticsMetrics metrics={content.metrics} />
      <RevenueCalculation sum={content.sum} />
      <AnnotatedShow tape={content.tape} />
      <AnalyticsServices services={content.services} />
      <Packages content={content.packages} className="bg-paper-2" />
      <section id="results" className="shell band">
        <ResultRow results={content.results} />
      </section>
      <AnalyticsClosing closing={content.closing} />
    </>
  );
}

function AnalyticsHero({ hero }: { hero: AnalyticsContent['hero'] }) {
  return (
    <section className="pt-14 lg:pt-18">
      <div className="shell">
        <h1 className="max-w-240 text-h1">{hero.title}</h1>
        <div className="mt-7 grid items-end gap-x-10 gap-y-8 lg:grid-cols-12">
          <p className="max-w-150 text-lead text-ink-3 lg:col-span-7">{hero.lead}</p>
          <HeroButtons
            call={hero.call}
            jump={hero.packages}
            to="#packages"
            className="lg:col-span-5 lg:justify-end"
          />
        </div>
      </div>
      <Picture place="page" isFirst picture={hero.picture} className="mt-12 h-80 w-full sm:h-110 xl:h-124" />
    </section>
  );
}

function AnalyticsMetrics({ metrics }: { metrics: AnalyticsContent['metrics'] }) {
  return (
    <section id="metrics" className="shell band">
      <SectionHead heading={metrics.heading} lead={metrics.lead} quiet />
      <ul className="mt-12 grid gap-x-14 gap-y-14 lg:grid-cols-2">
        {metrics.items.map(({ name, value, label, formula, scale }) => (
          <li key={name} className="border-t-2 border-ink pt-6">
            <div className="flex items-end justify-between gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-start">
              <div>
                <h3 className="text-[1.625rem] leading-tight">{name}</h3>
                <p className="mt-1 text-caption text-mute">{formula}</p>
              </div>
              <p className="text-right max-sm:text-left">
                <span className="display figures block text-figure text-tally">{value}</span>
                <span className="text-caption text-mute">{label}</span>
              </p>
            </div>
            <MetricScale scale={scale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Multiplies the benchmarks, from views to revenue per thousand views. */
function RevenueCalculation({ sum }: { sum: AnalyticsContent['sum'] }) {
  return (
    <section id="sum" className="bg-paper-2">
      <div className="shell band">
        <h2 className="text-h2">{sum.heading}</h2>
        <ol className="mt-10 grid gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {sum.terms.map(({ value, label, factor }) => (
            <li
              key={label}
              className="border-line max-lg:pb-4 lg:pr-6 lg:not-first:border-l lg:not-first:pl-8"
            >
              <p className="display figures text-figure">{value}</p>
              <p className="mt-1.5 text-ink-3">{label}</p>
              {factor && (
                <p className="figures mt-4 inline-block rounded-pill bg-ink px-3.5 py-1.5 text-note font-semibold text-white">
                  × {factor}
                </p>
              )}
            </li>
          ))}
        </ol>
        <div className="mt-10 grid gap-x-10 gap-y-6 border-t-2 border-ink pt-8 lg:grid-cols-12">
          <p className="text-lead lg:col-span-6">
            <strong className="display figures block text-h2 text-tally">{sum.result.value}</strong>
            <span className="mt-2 block">{sum.result.label}</span>
          </p>
          <p className="text-lead text-ink-3 lg:col-span-6 lg:self-end">{sum.lesson}</p>
        </div>
      </div>
    </section>
  );
}

function AnalyticsServices({ services }: { services: AnalyticsContent['services'] }) {
  return (
    <section id="services" className="shell band grid gap-x-14 gap-y-10 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-4">{services.heading}</h2>
      <ul className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:col-span-8">
        {services.items.map(({ title, text, get }) => (
          <li key={title} className="flex flex-col">
            <h3 className="text-[1.625rem] leading-tight">{title}</h3>
            <p className="mt-3 mb-5 text-ink-3">{text}</p>
            <p className="mt-auto border-t border-field/50 pt-3">
              <span className="text-caption text-mute">{services.get}</span>
              <span className="block font-semibold">{get}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AnalyticsClosing({ closing }: { closing: AnalyticsContent['closing'] }) {
  return (
    <section className="bg-amber">
      <div className="shell grid items-center gap-x-12 gap-y-8 py-16 lg:grid-cols-12 lg:py-20">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{closing.heading}</h2>
          <p className="mt-4 max-w-150 text-lead">{closing.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <ButtonLink href={routes['roi-calculator'].path} className="max-sm:w-full">
            {closing.calculator}
          </ButtonLink>
          <ExternalButtonLink href={site.links.scheduling} variant="outline" className="max-sm:w-full">
            {closing.call}
          </ExternalButtonLink>
        </div>
      </div>
    </section>
  );
}
