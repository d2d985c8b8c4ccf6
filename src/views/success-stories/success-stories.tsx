import { InlineDrawing } from '#src/art/inline-drawing.tsx';
import { Picture } from '#src/art/picture.tsx';
import { findClient } from '#src/content/clients.ts';
import type { Client } from '#src/content/schemas/clients.ts';
import type { SuccessStoriesContent } from '#src/content/schemas/page/success-stories.ts';
import { RouteButtons } from '#src/sections/route-buttons.tsx';
import { BeforeAfterStory } from './before-after-story.tsx';
import { EveningStory } from './evening-story.tsx';
import { StoriesResults } from './results.tsx';

export function SuccessStories({ content, clients }: { content: SuccessStoriesContent; clients: Client[] }) {
  return (
    <>
      <StoriesHero hero={content.hero} />
      <EveningStory evening={content.evening} client={findClient(clients, content.evening.client)} />
      <StoriesStatistics statistics={content.statistics} />
      <BeforeAfterStory quarter={content.quarter} client={findClient(clients, content.quarter.client)} />
      <StoriesResults results={content.results} clients={clients} />
      <StoriesTestimonials testimonials={content.testimonials} />
      <StoriesClosing closing={content.closing} />
    </>
  );
}

function StoriesHero({ hero }: { hero: SuccessStoriesContent['hero'] }) {
  return (
    <section className="overflow-clip bg-amber">
      <div className="shell grid items-end gap-x-8 lg:grid-cols-12">
        <div className="relative z-1 pt-14 pb-8 lg:col-span-5 lg:self-center lg:py-24">
          <h1 className="text-h1 lg:text-[clamp(2.875rem,4.5vw,4.125rem)]">{hero.title}</h1>
          <p className="mt-7 max-w-120 text-lead">{hero.lead}</p>
          <RouteButtons links={hero.ways} className="mt-8" />
        </div>
        <div className="relative aspect-[7/6] max-lg:-mx-5 lg:col-span-7">
          <InlineDrawing
            file="pages/success-stories-ground.svg"
            className="absolute inset-0 size-full overflow-visible"
          />
          <Picture
            isFirst
            picture={hero.picture}
            className="absolute left-1/2 h-full w-auto max-w-none -translate-x-1/2"
          />
        </div>
      </div>
    </section>
  );
}

function StoriesStatistics({ statistics }: { statistics: SuccessStoriesContent['statistics'] }) {
  return (
    <section className="on-ink">
      <dl
        id="statistics"
        className="shell grid gap-x-10 gap-y-8 py-16 sm:grid-cols-3 lg:grid-cols-[2.2fr_1fr_1fr_1fr] lg:items-end lg:py-24"
      >
        {statistics.map(({ value, label }, index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end ${index === 0 ? 'sm:col-span-3 lg:col-span-1' : 'border-t border-ink-3 pt-5'}`}
          >
            <dt className="mt-2 text-caption text-mute-ink">{label}</dt>
            <dd
              className={`display figures leading-none ${index === 0 ? 'text-[clamp(4rem,2rem+5vw,6.5rem)] one-line text-amber' : 'text-[2.25rem]'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function StoriesTestimonials({ testimonials }: Pick<SuccessStoriesContent, 'testimonials'>) {
  return (
    <section className="shell">
      <div className="border-t-2 border-ink pt-12">
        <h2 className="sr-only">{testimonials.heading}</h2>
        <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          {testimonials.items.map((item) => (
            <li key={item.name} className="flex flex-col">
              <blockquote className="display mb-8 text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.18]">
                “{item.content}”
              </blockquote>
              <div className="mt-auto flex items-center gap-5">
                <Picture place="small" picture={item.picture} className="size-20 shrink-0 rounded-full" />
                <p>
                  <strong className="block font-semibold">{item.name}</strong>
                  <span className="block text-caption text-mute">{item.role}</span>
                  <span className="block text-caption font-semibold text-tally-text">
                    {item.metric}, <span className="sr-only">rated </span>
                    {item.rating}/5
                  </span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function StoriesClosing({ closing }: { closing: SuccessStoriesContent['closing'] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-220 text-h1">{closing.heading}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-6">
        <p className="max-w-110 text-lead text-ink-3">{closing.lead}</p>
        <RouteButtons links={closing.ways} first="cta" className="max-sm:w-full" />
      </div>
    </section>
  );
}
