import type { Client } from '#src/content/schemas/clients.ts';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { BrandResults } from '#src/sections/brand-results.tsx';
import { Packages } from '#src/sections/packages.tsx';
import { ClipStoryboard } from './clip-storyboard.tsx';
import { ContentDevelopmentClosing } from './closing.tsx';
import { ContentTypes } from './content-types.tsx';
import { ContentDevelopmentFunnel } from './funnel.tsx';
import { ContentDevelopmentHero } from './hero.tsx';
import { ContentDevelopmentProcess } from './process.tsx';

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
      <ClipStoryboard clip={content.clip} />
      <ContentTypes types={content.types} />
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
