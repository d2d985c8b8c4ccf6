import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

/** Text only: the storyboard in the next section is the picture. */
export function ContentDevelopmentHero({ hero }: { hero: ContentDevelopmentContent['hero'] }) {
  return (
    <section className="shell grid items-end gap-x-12 gap-y-8 pt-14 pb-14 lg:grid-cols-12 lg:pt-18 lg:pb-18">
      <h1 className="text-h1 lg:col-span-7">{hero.title}</h1>
      <div className="lg:col-span-5">
        <p className="text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.packages} to="#packages" className="mt-7" />
      </div>
    </section>
  );
}
