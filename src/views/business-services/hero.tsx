import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { hrefOf } from '#src/routes.ts';

export function EnterpriseHero({ hero }: { hero: BusinessServicesContent['hero'] }) {
  return (
    <section className="on-ink overflow-clip">
      <div className="shell relative pt-9 lg:pt-8">
        <p className="font-semibold text-amber">{hero.kicker}</p>
        <h1 className="relative z-1 mt-3 text-[clamp(2.5rem,1.5rem+4vw,4.5rem)] leading-[0.98]">
          {hero.lines.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className="grid gap-x-10 lg:grid-cols-12">
          <div className="pt-6 lg:relative lg:z-1 lg:col-span-5 lg:pt-14 lg:pb-12">
            <p className="max-w-110 text-lead text-mute-ink">{hero.lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ExternalButtonLink href={site.links.scheduling} variant="cta" className="max-sm:w-full">
                {hero.call}
              </ExternalButtonLink>
              <ButtonLink href={hrefOf(hero.prices)} variant="outline" className="max-sm:w-full">
                {hero.prices.label}
              </ButtonLink>
            </div>
            <a
              href={hrefOf(hero.play)}
              className="group mt-5 inline-flex items-center gap-2 rounded-sm py-2 font-semibold underline decoration-[1.5px] underline-offset-4"
            >
              {hero.play.label}
              <Icon
                name="forward"
                className="size-4 transition-transform duration-200 group-hover:translate-x-1"
              />
            </a>
          </div>
          <div className="relative max-lg:-mx-10 max-lg:mt-2 lg:col-span-7 lg:min-h-100">
            <Picture
              isFirst
              picture={hero.picture}
              className="max-lg:aspect-[5/4] max-lg:w-full lg:absolute lg:-top-2 lg:bottom-0 lg:-left-6 lg:max-w-none lg:h-[calc(100%+0.5rem)] lg:w-[min(calc(100%+1.5rem+max(2.5rem,50vw-37.5rem)),62rem)] lg:mask-x-from-88% lg:mask-t-from-90%"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
