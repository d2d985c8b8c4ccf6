import { clientOf } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { BeforeAfterStory } from './before-after-story.tsx';
import { StoriesClosing } from './closing.tsx';
import { EveningStory } from './evening-story.tsx';
import { StoriesHero } from './hero.tsx';
import { StoriesResults } from './results.tsx';
import { StoriesStatistics } from './statistics.tsx';
import { StoriesTestimonials } from './testimonials.tsx';

export function SuccessStories({ content, clients }: { content: SuccessStoriesContent; clients: Client[] }) {
  return (
    <>
      <StoriesHero hero={content.hero} />
      <EveningStory evening={content.evening} client={clientOf(clients, content.evening.client)} />
      <StoriesStatistics statistics={content.statistics} />
      <BeforeAfterStory quarter={content.quarter} client={clientOf(clients, content.quarter.client)} />
      <StoriesResults results={content.results} clients={clients} />
      <StoriesTestimonials testimonials={content.testimonials} />
      <StoriesClosing closing={content.closing} />
    </>
  );
}
