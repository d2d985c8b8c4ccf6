import { Picture } from '#src/art/picture.tsx';
import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import { HeroButtons } from '#src/sections/hero-buttons.tsx';

export function HostTrainingHero({ hero }: { hero: HostTrainingContent['hero'] }) {
  return (
    <section className="shell grid gap-x-14 pt-14 lg:grid-cols-12 lg:pt-16">
      <div className="lg:order-2 lg:col-span-7 lg:self-center lg:pb-8">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-140 text-lead text-ink-3">{hero.lead}</p>
        <HeroButtons call={hero.call} jump={hero.programs} to="#packages" />
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="relative z-10 -mb-16 aspect-[4/5] w-full rounded-band max-lg:mt-12 lg:col-span-5 lg:-mb-24 lg:self-end"
      />
    </section>
  );
}
