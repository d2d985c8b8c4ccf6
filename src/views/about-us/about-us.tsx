import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';
import { FigureRow } from '#src/sections/figure-row.tsx';
import { AboutUsHero } from './hero.tsx';
import { AboutUsNextLinks } from './next-links.tsx';
import { AboutUsStory } from './story.tsx';
import { AboutUsTeam } from './team.tsx';
import { AboutUsValues } from './values.tsx';

export function AboutUs({ content }: { content: AboutUsContent }) {
  return (
    <>
      <AboutUsHero hero={content.hero} />
      <FigureRow figures={content.stats} />
      <AboutUsStory story={content.story} />
      <AboutUsValues values={content.values} />
      <AboutUsTeam team={content.team} />
      <AboutUsNextLinks onward={content.onward} />
    </>
  );
}
