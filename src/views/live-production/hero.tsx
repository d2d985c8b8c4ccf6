import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';

export function LiveProductionHero({ hero }: { hero: LiveProductionContent['hero'] }) {
  return (
    <section className="on-ink grid items-center lg:grid-cols-[1.1fr_1fr]">
      <div className="px-[clamp(1.25rem,4vw,2.5rem)] pt-12 pb-12 lg:max-w-168 lg:justify-self-end lg:py-16 lg:pr-14">
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-mute-ink">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ExternalButtonLink href={site.links.scheduling} variant="cta" className="max-sm:w-full">
            {hero.strategyCall}
          </ExternalButtonLink>
          <ButtonLink href="#packages" variant="outline" className="max-sm:w-full">
            {hero.packages}
          </ButtonLink>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-ink-3 pt-5">
          <p className="w-full text-caption text-mute-ink">{hero.until}</p>
          <OpeningButton opening="productionCall" size="sm">
            {hero.call}
          </OpeningButton>
          <OpeningButton opening="demoReel" size="sm">
            {hero.reel}
          </OpeningButton>
        </div>
      </div>
      <Picture
        isFirst
        picture={hero.picture}
        className="h-80 w-full object-cover sm:h-108 lg:h-full lg:min-h-150"
      />
    </section>
  );
}
