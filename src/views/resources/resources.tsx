import type { ReactNode } from 'react';
import { Picture } from '#src/art/picture.tsx';
import { OpeningField } from '#src/components/ui/opening-field.tsx';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { RouteButtons } from '#src/sections/route-buttons.tsx';
import { FeaturedDownload } from './featured-download.tsx';
import { PopularPicks } from './popular-picks.tsx';

export function Resources({ content, finder }: { content: ResourcesContent; finder?: ReactNode }) {
  return (
    <>
      <ResourcesHero hero={content.hero} />
      <section id="finder" data-addressed className="bg-paper-2">
        <div className="shell band">{finder}</div>
      </section>
      <FeaturedDownload featured={content.featured} />
      <section className="shell band grid gap-x-10 gap-y-16 lg:grid-cols-12">
        <PopularPicks picks={content.picks} shelf={content.finder.items} />
        <ResourcesNewsletter newsletter={content.newsletter} />
      </section>
      <NextLinks links={content.onward} />
    </>
  );
}

function ResourcesHero({ hero }: { hero: ResourcesContent['hero'] }) {
  return (
    <section className="shell pt-14 pb-16 lg:pt-20 lg:pb-24">
      <div className="grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
        <div className="lg:col-span-5 lg:pb-2">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <RouteButtons links={hero.ways} first="cta" className="mt-8" />
        </div>
      </div>
      <Picture
        place="page"
        isFirst
        picture={hero.picture}
        className="mt-10 aspect-[5/4] w-full rounded-band sm:aspect-[31/11] lg:mt-14"
      />
    </section>
  );
}

function ResourcesNewsletter({ newsletter }: { newsletter: ResourcesContent['newsletter'] }) {
  const { heading, lead, ...field } = newsletter;
  return (
    <div className="self-start rounded-band bg-amber p-7 sm:p-10 lg:sticky lg:top-28 lg:col-span-5">
      <h2 className="text-[2rem] leading-[1.05]">{heading}</h2>
      <p className="mt-4 mb-7">{lead}</p>
      <OpeningField opening="subscribeToResources" id="resources-newsletter" type="email" {...field} />
    </div>
  );
}
