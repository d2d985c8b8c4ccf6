import type { ReactNode } from 'react';
import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import { Fold } from '#src/components/ui/fold.tsx';
import type { Service, ServicesContent } from '#src/content/schemas/page/services.ts';
import { hrefOf, routes } from '#src/routes.ts';
import { CheckList } from '#src/sections/check-list.tsx';

type ServiceListProps = {
  services: ServicesContent['services'];
  earlyAccess: ReactNode;
};

export function ServiceList({ services, earlyAccess }: ServiceListProps) {
  return (
    <section id="services" className="bg-paper-2">
      <div className="shell band grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 className="text-h2">{services.heading}</h2>
          <p className="mt-5 max-w-80 text-lead text-ink-3">{services.lead}</p>
          <ol className="mt-8 [counter-reset:service] max-lg:hidden">
            {services.items.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex gap-4 rounded-md py-1.5 font-semibold before:w-4 before:text-tally-text before:content-[counter(service)/''] before:[counter-increment:service] hover:text-tally-text"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
        <ul className="grid gap-4 lg:col-span-8">
          {services.items.map((service) => (
            <ServiceCard key={service.id} service={service} labels={services} earlyAccess={earlyAccess} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type ServiceCardProps = {
  service: Service;
  labels: Pick<ServicesContent['services'], 'included' | 'approach'>;
  earlyAccess: ReactNode;
};

function ServiceCard({ service, labels, earlyAccess }: ServiceCardProps) {
  const { to, at, label } = service.action;
  return (
    <li id={service.id} data-after-paint className="rounded-band bg-white p-6 sm:p-8">
      <div className="grid grid-cols-[auto_1fr] gap-x-4 max-sm:items-center sm:grid-rows-[1fr_auto_auto_auto_1fr] sm:gap-x-6">
        <Picture
          place="small"
          picture={service.picture}
          className="aspect-[5/4] w-20 rounded-control sm:row-span-full sm:w-42 sm:self-center"
        />
        {service.note && (
          <p className="mb-3 justify-self-start rounded-pill bg-amber px-3 py-1 text-note font-semibold max-sm:order-first max-sm:col-span-full sm:row-start-2">
            {service.note}
          </p>
        )}
        <h3 className="text-[1.625rem] leading-tight sm:row-start-3">{service.title}</h3>
        <p className="mt-1.5 text-lead text-ink-3 max-sm:col-span-full max-sm:mt-4 sm:row-start-4">
          {service.description}
        </p>
      </div>
      <Fold label={labels.included} about={service.title} className="max-lg:mt-3">
        <div className="grid gap-x-10 gap-y-7 max-lg:pt-2 max-lg:pb-4 md:grid-cols-2 lg:mt-7">
          <CheckList items={service.benefits} />
          <div className="md:border-l md:border-line md:pl-8">
            <p className="text-caption text-mute">{labels.approach}</p>
            <p className="mt-1">{service.approach}</p>
          </div>
        </div>
      </Fold>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
        {to ? (
          <ButtonLink href={hrefOf({ to, at })} variant="outline" size="sm">
            {label}
          </ButtonLink>
        ) : (
          earlyAccess
        )}
        {service.more && (
          <a
            href={routes[service.more.to].path}
            className="rounded-sm py-2 font-semibold underline decoration-[1.5px] underline-offset-4 hover:text-tally-text"
          >
            {service.more.label}
          </a>
        )}
      </div>
    </li>
  );
}
