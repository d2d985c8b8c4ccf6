import { Picture } from '#src/art/picture.tsx';
import type { ProcessContent } from '#src/content/schemas/page/process.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

export function ProcessHero({ hero }: { hero: ProcessContent['hero'] }) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-12 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:col-span-7">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.steps} to="#steps" />
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="aspect-[9/11] w-full rounded-band sm:mx-auto sm:max-w-120 lg:col-span-5 lg:max-w-none"
      />
    </section>
  );
}
