import { LineChart } from '#src/art/charts/line-chart.tsx';
import { Picture } from '#src/art/picture.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { hrefOf } from '#src/routes.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { SectionHead } from '#src/sections/section-head.tsx';
import { BrandOrGroup } from './brand-or-group.tsx';
import { EnterpriseConsultation } from './consultation.tsx';
import { EnterpriseDecisions } from './decisions.tsx';
import { EnterpriseFeatures } from './features.tsx';
import { EnterpriseHero } from './hero.tsx';
import { EnterpriseProcurement } from './procurement.tsx';

type BusinessServicesProps = { content: BusinessServicesContent; prices: Record<string, string> };

export function BusinessServices({ content, prices }: BusinessServicesProps) {
  return (
    <>
      <EnterpriseHero hero={content.hero} />
      <BrandOrGroup doors={content.doors} prices={prices} />
      <EnterpriseCases cases={content.cases} />
      <WeeklyRevenue quarter={content.quarter} />
      <EnterpriseFeatures features={content.features} />
      <EnterpriseDecisions decisions={content.decisions} />
      <EnterpriseBenefits benefits={content.benefits} />
      <EnterpriseProcurement procurement={content.procurement} questions={content.questions} />
      <EnterpriseConsultation consultation={content.consultation} />
      <NextLinks links={content.onward} />
    </>
  );
}

/** Compares the first and tenth shows of three clients, and links to their best minutes. */
function EnterpriseCases({ cases }: { cases: BusinessServicesContent['cases'] }) {
  return (
    <section className="shell grid items-center gap-x-6 gap-y-6 py-10 lg:grid-cols-[14rem_1fr] lg:py-6">
      <h2 className="text-[1.625rem] leading-[1.06]">{cases.heading}</h2>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-6">
        {cases.items.map(({ picture, name, first, tenth, play, at }) => (
          <li key={name}>
            <a
              href={hrefOf({ to: cases.to, at })}
              className="group flex items-center gap-3.5 rounded-card bg-white p-2.5 pr-4"
            >
              <Picture place="small" picture={picture} className="size-16 shrink-0 rounded-control" />
              <span className="min-w-0 text-caption leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="display figures flex items-center gap-1.5 text-[1.1875rem] leading-tight one-line">
                  <span className="text-mute">{first}</span>
                  <Icon name="forward" className="size-3.5" />
                  {tenth}
                </span>
                <span className="block font-semibold text-tally-text group-hover:underline">{play}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WeeklyRevenue({ quarter }: { quarter: BusinessServicesContent['quarter'] }) {
  const { chart } = quarter;
  return (
    <section className="shell band">
      <SectionHead heading={quarter.heading} lead={quarter.lead} quiet />
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <LineChart
          className="h-96 w-full lg:col-span-8 lg:h-112"
          label={chart.label}
          series={[
            { name: chart.withShows, values: chart.live, tone: 'hot' },
            { name: chart.without, values: chart.plain, tone: 'mute' },
          ]}
          point={chart.point}
          xLabels={chart.weeks}
          yTicks={chart.ticks}
        />
        <ol className="grid content-between gap-6 lg:col-span-4">
          {quarter.turns.map(({ week, text }) => (
            <li key={week} className="border-t-2 border-ink pt-4">
              <h3 className="text-h3 text-tally-text">{week}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function EnterpriseBenefits({ benefits }: { benefits: BusinessServicesContent['benefits'] }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <h2 className="text-h2">{benefits.heading}</h2>
        <ul id="benefits" className="mt-12 grid gap-y-12 lg:grid-cols-3">
          {benefits.items.map(({ desk, picture, title, text }) => (
            <li
              key={desk}
              className="border-ink-3 max-lg:border-t max-lg:pt-8 lg:border-l lg:px-8 lg:first:border-l-0 lg:first:pl-0"
            >
              <p className="flex items-center gap-4 text-lead">
                <Picture place="small" picture={picture} className="size-20 rounded-full" />
                {desk}
              </p>
              <h3 className="mt-7 text-[1.75rem] leading-tight">{title}</h3>
              <p className="mt-3 text-mute-ink">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
