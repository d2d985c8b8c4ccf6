import type { Client } from '#src/content/schemas/clients.ts';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { BrandResults } from '#src/sections/brand-results.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { ContentDevelopmentClip } from './clip.tsx';
import { ContentDevelopmentClosing } from './closing.tsx';
import { ContentDevelopmentFunnel } from './funnel.tsx';
import { ContentDevelopmentHero } from './hero.tsx';
import { ContentDevelopmentProcess } from './process.tsx';
import { ContentDevelopmentTypes } from './types.tsx';

export function ContentDevelopment({
  content,
  clients,
}: {
  content: ContentDevelopmentContent;
  clients: Client[];
}) {
  return (
    <>
      <ContentDevelopmentHero hero={content.hero} />
      <ContentDevelopmentClip clip={content.clip} />
      <ContentDevelopmentTypes types={content.types} />
      <ContentDevelopmentFunnel funnel={content.funnel} />
      <Packages content={content.packages} className="bg-paper-2" />
      <ContentDevelopmentProcess process={content.process} />
      <section className="shell pb-[clamp(4rem,2.6rem+5.6vw,7rem)]">
        <BrandResults {...content.results} clients={clients} />
      </section>
      <ContentDevelopmentClosing closing={content.closing} />
    </>
  );
}
