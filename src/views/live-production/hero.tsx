import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { LiveProductionContent } from '#src/content/schemas/page/live-production.ts';
import { routes } from '#src/routes.ts';

export function LiveProductionHero({ hero }: { hero: LiveProductionContent['hero'] }) {
  return (
    <section className="shell grid items-center gap-x-12 gap-y-12 pt-14 pb-16 lg:grid-cols-[1.2fr_1fr] lg:pt-18 lg:pb-22">
      <div>
        <h1 className="text-h1 lg:text-h1-half">{hero.title}</h1>
        <p className="mt-7 max-w-130 text-lead text-ink-3">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="#packages" variant="cta" className="max-sm:w-full">
            {hero.packages}
          </ButtonLink>
          <OpeningButton opening="productionCall" className="max-sm:w-full">
            {hero.call}
          </OpeningButton>
          <OpeningButton opening="demoReel" className="max-sm:w-full">
            {hero.reel}
          </OpeningButton>
        </div>
        <p className="mt-5 text-caption text-mute">
          {hero.until}{' '}
          <a
            href={routes.contact.path}
            className="rounded-sm font-semibold text-ink underline underline-offset-4"
          >
            {hero.write}
          </a>
          .
        </p>
      </div>
      <Picture isFirst picture={hero.picture} className="aspect-[5/4] w-full rounded-band" />
    </section>
  );
}
