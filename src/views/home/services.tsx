import { site } from '#site.config';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { HomeContent } from '#src/content/schemas/page/home.ts';
import { hrefOf } from '#src/routes.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Service = HomeContent['services']['items'][number];

const maxBenefits = 3;

export function HomeServices({ services }: { services: HomeContent['services'] }) {
  return (
    <section id="services" className="bg-paper-2">
      <div className="shell band">
        <SectionHead heading={services.heading} lead={services.lead} />
        <ul className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {services.items.map((service, index) => (
            <ServiceCard key={service.title} service={service} wide={index < 2} />
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-3">
          <ExternalButtonLink href={site.links.scheduling} className="max-sm:w-full">
            {services.call}
          </ExternalButtonLink>
          <ButtonLink href={hrefOf(services.all)} variant="outline" className="max-sm:w-full">
            {services.all.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function ServiceCard({ service, wide }: { service: Service; wide: boolean }) {
  const more = service.benefits.length - maxBenefits;
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card bg-white ${wide ? 'lg:col-span-2' : ''}`}
    >
      <Picture
        place="third"
        picture={service.picture}
        className={`w-full h-52 object-cover ${wide ? 'lg:h-68' : ''}`}
      />
      <div className={`flex flex-1 flex-col p-6 ${wide ? 'sm:p-8' : ''}`}>
        <h3 className="text-h3">
          <a
            href={hrefOf(service)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-card group-hover:text-tally-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ink"
          >
            {service.title}
          </a>
        </h3>
        <p className="mt-1.5 text-ink-3">{service.description}</p>
        <ul className="mt-5 mb-6 grid gap-2">
          {service.benefits.slice(0, maxBenefits).map((benefit) => (
            <li key={benefit} className="dot">
              {benefit}
            </li>
          ))}
        </ul>
        <p className="icon-after icon-forward mt-auto flex items-center justify-between text-caption font-semibold text-mute after:text-ink after:transition-transform after:duration-200 group-hover:after:translate-x-1.5">
          +{more} more benefits
        </p>
      </div>
    </li>
  );
}
