import { Fragment } from 'react';
import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { CaseStudiesContent } from '#src/content/schemas/page/case-studies.ts';

export function CasesHero({ hero, statistics }: Pick<CaseStudiesContent, 'hero' | 'statistics'>) {
  return (
    <section className="shell grid gap-x-12 gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-24">
      <div className="flex flex-col lg:col-span-7">
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-7 max-w-140 text-lead text-ink-3">{hero.lead}</p>
        <ExternalButtonLink
          href={site.links.scheduling}
          variant="cta"
          className="mt-8 max-sm:w-full sm:self-start"
        >
          {hero.call}
        </ExternalButtonLink>
        <dl id="statistics" className="pairs mt-8 gap-x-8 [--pairs-gap:0] lg:mt-auto lg:pt-12">
          {statistics.items.map(({ value, label }) => (
            <Fragment key={label}>
              <dt className="mt-2 pb-7 text-caption text-mute">{label}</dt>
              <dd className="display figures border-t-2 border-ink pt-4 text-figure">{value}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="max-w-130 text-caption text-mute">{statistics.note}</p>
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[16/9] w-full sm:aspect-[4/3] rounded-band object-cover bg-paper-2 lg:col-span-5 lg:aspect-[15/19]"
      />
    </section>
  );
}
