import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { Service, ServicesContent } from '#src/content/schemas/page/services.ts';

/** Hero with a cutaway of a house: each room links to its service. */
export function ServicesHero({ hero, services }: { hero: ServicesContent['hero']; services: Service[] }) {
  return (
    <section className="shell pt-14 pb-16 lg:pt-18 lg:pb-24">
      <div className="grid items-end gap-x-10 gap-y-8 lg:grid-cols-12">
        <h1 className="text-h1 lg:col-span-8">{hero.title}</h1>
        <div className="lg:col-span-4">
          <p className="text-lead text-ink-3">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ExternalButtonLink href={site.links.scheduling} variant="cta" className="max-sm:w-full">
              {hero.call}
            </ExternalButtonLink>
            <ButtonLink href="#prices" variant="outline" className="max-sm:w-full">
              {hero.prices}
            </ButtonLink>
            <OpeningButton opening="downloadServiceGuide" className="max-sm:w-full">
              {hero.guide}
            </OpeningButton>
          </div>
        </div>
      </div>
      <nav
        aria-label={hero.rooms}
        className="on-ink mt-12 overflow-hidden rounded-band p-1.5 lg:mt-16 lg:p-2"
      >
        <ul className="grid grid-cols-2 gap-1.5 lg:grid-cols-4 lg:gap-2">
          {services.map(({ id, title, picture }) => (
            <Room key={id} {...{ id, title, picture }} />
          ))}
        </ul>
      </nav>
    </section>
  );
}

function Room({ id, title, picture }: Pick<Service, 'id' | 'title' | 'picture'>) {
  return (
    <li>
      <a href={`#${id}`} className="group block overflow-hidden rounded-card -outline-offset-3">
        <Picture
          place="quarter"
          isFirst
          picture={picture}
          className="aspect-[5/3] w-full transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        <span className="relative block bg-ink px-2.5 py-2.5 text-caption font-semibold group-hover:underline lg:px-4 lg:py-3">
          {title}
        </span>
      </a>
    </li>
  );
}
