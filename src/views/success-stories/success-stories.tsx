import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { StoriesClosing } from './closing.tsx';
import { StoriesEvening } from './evening.tsx';
import { StoriesHero } from './hero.tsx';
import { StoriesQuarter } from './quarter.tsx';
import { StoriesResults } from './results.tsx';
import { StoriesStatistics } from './statistics.tsx';
import { StoriesTestimonials } from './testimonials.tsx';

export function SuccessStories({ content }: { content: SuccessStoriesContent }) {
  return (
    <>
      <StoriesHero hero={content.hero} />
      <StoriesEvening evening={content.evening} />
      <StoriesStatistics statistics={content.statistics} />
      <StoriesQuarter quarter={content.quarter} />
      <StoriesResults results={content.results} />
      <StoriesTestimonials testimonials={content.testimonials} />
      <StoriesClosing closing={content.closing} />
    </>
  );
}
