import { site } from '#site.config';
import { BestPracticesScene } from '#src/art/scenes/best-practices-scene.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { BestPracticesContent } from '#src/content/schemas/best-practices.ts';

export function PracticesHero({ hero }: { hero: BestPracticesContent['hero'] }) {
  return (
    <section className="shell grid items-end gap-x-10 gap-y-10 pt-14 lg:grid-cols-12 lg:pt-16">
      <div className="lg:col-span-7 lg:self-center lg:pb-16">
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ExternalButtonLink href={site.links.scheduling} variant="cta" className="max-sm:w-full">
            {hero.call}
          </ExternalButtonLink>
          <ButtonLink href="#checklist" variant="outline" className="max-sm:w-full">
            {hero.jump}
          </ButtonLink>
        </div>
      </div>
      <BestPracticesScene
        label={hero.art}
        className="aspect-[1/1] w-full rounded-t-band lg:col-span-5 lg:aspect-[8/9]"
      />
    </section>
  );
}
