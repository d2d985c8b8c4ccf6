import { site } from '#site.config';
import { ProcessScene } from '#src/art/scenes/process-scene.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { ProcessContent } from '#src/content/schemas/process.ts';

export function ProcessHero({ hero }: { hero: ProcessContent['hero'] }) {
  return (
    <section className="shell grid gap-x-10 gap-y-12 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="flex flex-col lg:col-span-7">
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-8 max-w-130 text-lead text-ink-3 lg:mt-auto lg:pt-12">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ExternalButtonLink href={site.links.scheduling} variant="cta" className="max-sm:w-full">
            {hero.call}
          </ExternalButtonLink>
          <ButtonLink href="#steps" variant="outline" className="max-sm:w-full">
            {hero.steps}
          </ButtonLink>
        </div>
      </div>
      <ProcessScene
        label={hero.art}
        className="aspect-[9/11] w-full rounded-band sm:mx-auto sm:max-w-120 lg:col-span-5 lg:max-w-none"
      />
    </section>
  );
}
