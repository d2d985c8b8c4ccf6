import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';

import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';
import { routes } from '#src/routes.ts';

export function CreatorHero({ hero }: { hero: CreatorServicesContent['hero'] }) {
  return (
    <section>
      <div className="shell grid items-end gap-x-10 gap-y-7 pt-14 pb-10 lg:grid-cols-12 lg:pt-18 lg:pb-14">
        <div className="lg:col-span-8">
          <p className="inline-block rounded-pill bg-amber px-4 py-1.5 text-caption font-semibold">
            {hero.kicker}
          </p>
          <h1 className="mt-6 text-h1">{hero.title}</h1>
        </div>
        <div className="lg:col-span-4 lg:pb-2">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={routes['live-selling-survey'].path} variant="cta" className="max-sm:w-full">
              {hero.apply}
            </ButtonLink>
            <ExternalButtonLink href={site.links.community} variant="outline" className="max-sm:w-full">
              {hero.join}
            </ExternalButtonLink>
          </div>
          <a
            href={routes['creator-network'].path}
            className="mt-4 inline-block rounded-sm py-1 font-semibold underline underline-offset-4"
          >
            {hero.network}
          </a>
        </div>
      </div>
      <div className="relative mx-auto max-w-360">
        <Picture
          place="page"
          isFirst
          picture={hero.picture}
          className="h-88 w-full sm:h-108 lg:h-140 min-[90rem]:rounded-t-band"
        />
        <div className="absolute right-[clamp(1.25rem,4vw,5rem)] bottom-[clamp(1.25rem,4vw,3rem)] rounded-card bg-white p-5 shadow-float sm:p-7">
          <p className="display text-figure">{hero.figure.value}</p>
          <p className="mt-1 text-caption text-mute">{hero.figure.label}</p>
          <div aria-hidden="true" className="mt-4 hidden sm:flex">
            {hero.faces.map((face) => (
              <Picture
                place="small"
                key={face.file}
                isFirst
                picture={face}
                className="-mr-2.5 size-11 rounded-full border-2 border-white"
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
