import type { ReactNode } from 'react';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';
import { NextLinks } from '#src/sections/next-links.tsx';
import { FeaturedDownload } from './featured-download.tsx';
import { ResourcesHero } from './hero.tsx';
import { ResourcesNewsletter } from './newsletter.tsx';
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
