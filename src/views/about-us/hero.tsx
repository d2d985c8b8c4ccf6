import { Picture } from '#src/art/picture.tsx';
import type { AboutUsContent } from '#src/content/schemas/page/about-us.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

export function AboutUsHero({ hero }: { hero: AboutUsContent['hero'] }) {
  return (
    <section className="grid items-center lg:grid-cols-2">
      <div className="px-[clamp(1.25rem,4vw,2.5rem)] py-14 lg:max-w-160 lg:justify-self-end lg:py-20 lg:pr-14">
        <h1 className="text-h1 lg:text-[clamp(2.875rem,4.4vw,4rem)]">{hero.title}</h1>
        <p className="mt-7 max-w-120 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.jump} to="#story" />
      </div>
      <Picture isFirst picture={hero.picture} className="h-96 w-full sm:h-120 lg:h-full lg:min-h-160" />
    </section>
  );
}
