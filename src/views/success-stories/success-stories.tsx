import { clientOf } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { StoriesClosing } from './closing.tsx';
import { StoriesEvening } from './evening.tsx';
import { StoriesHero } from './hero.tsx';
import { StoriesQuarter } from './quarter.tsx';
import { StoriesResults } from './results.tsx';
import { StoriesStatistics } from './statistics.tsx';
import { StoriesTestimonials } from './testimonials.tsx';

export function SuccessStories({ content, clients }: { content: SuccessStoriesContent; clients: Client[] }) {
  return (
    <>
      <StoriesHero hero={content.hero} />
      <StoriesEvening evening={content.evening} client={clientOf(clients, content.evening.client)} />
      <StoriesStatistics statistics={content.statistics} />
      <StoriesQuarter quarter={content.quarter} client={clientOf(clients, content.quarter.client)} />
      <StoriesResults results={content.results} clients={clients} />
      <StoriesTestimonials testimonials={content.testimonials} />
      <StoriesClosing closing={content.closing} />
    </>
  );
}
