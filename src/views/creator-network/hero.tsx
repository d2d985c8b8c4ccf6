import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';

export function NetworkHero({ hero }: { hero: CreatorNetworkContent['hero'] }) {
  return (
    <section className="overflow-clip bg-magenta text-white [--focus:var(--color-white)]">
      <div className="shell grid items-center gap-x-10 lg:grid-cols-12">
        <div className="pt-14 lg:col-span-6 lg:py-20">
          <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
          <p className="mt-7 max-w-130 text-lead">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes['live-selling-survey'].path} variant="accent" className="max-sm:w-full">
              {hero.apply}
            </ButtonLink>
            <ButtonLink href="#network" variant="outline" className="max-sm:w-full">
              {hero.browse}
            </ButtonLink>
          </div>
          <dl className="mt-12 flex flex-wrap gap-x-14 gap-y-6 border-t border-white/40 pt-6">
            {hero.figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1.5">{label}</dt>
                <dd className="display text-figure">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Picture
          isFirst
          picture={hero.picture}
          className="aspect-[70/64] w-full max-lg:mx-auto max-lg:mt-4 max-lg:max-w-160 lg:col-span-6 lg:w-[calc(100%+6rem)] lg:max-w-none"
        />
      </div>
    </section>
  );
}
