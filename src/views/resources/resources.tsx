import type { ReactNode } from 'react';
import type { ResourcesContent } from '#src/content/schemas/page/resources.ts';
import { Onward } from '#src/sections/onward.tsx';
import { ResourcesFeatured } from './featured.tsx';
import { ResourcesHero } from './hero.tsx';
import { ResourcesNewsletter } from './newsletter.tsx';
import { ResourcesPicks } from './picks.tsx';

export function Resources({ content, finder }: { content: ResourcesContent; finder?: ReactNode }) {
  return (
    <>
      <ResourcesHero hero={content.hero} />
      <section id="finder" data-addressed className="bg-paper-2">
        <div className="shell band">{finder}</div>
      </section>
      <ResourcesFeatured featured={content.featured} />
      <section className="shell band grid gap-x-10 gap-y-16 lg:grid-cols-12">
        <ResourcesPicks picks={content.picks} shelf={content.finder.items} />
        <ResourcesNewsletter newsletter={content.newsletter} />
      </section>
      <Onward links={content.onward} />
    </>
  );
}
