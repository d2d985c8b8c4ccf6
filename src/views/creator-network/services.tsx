import type { ReactNode } from 'react';
import { Picture } from '#src/art/picture.tsx';
import type { CreatorNetworkContent } from '#src/content/schemas/page/creator-network.ts';
import { routes } from '#src/routes.ts';
import { SectionHead } from '#src/sections/section-head.tsx';

type Services = CreatorNetworkContent['services'];

const linkIconClasses =
  'icon-after icon-forward after:mt-auto after:transition-transform after:duration-200 group-hover:after:translate-x-1.5';

/** A card that has a page is one large link. The card without a page has the early-access button. */
export function NetworkServices({ services, earlyAccess }: { services: Services; earlyAccess: ReactNode }) {
  return (
    <section className="on-ink">
      <div className="shell band">
        <SectionHead heading={services.heading} lead={services.lead} />
        <ul id="services" className="mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {services.items.map(({ title, text, picture, to }) => (
            <li
              key={title}
              className="group relative flex flex-col overflow-hidden rounded-card bg-ink-2 transition-colors duration-200 has-[a:hover]:bg-ink-3"
            >
              <Picture place="third" picture={picture} className="h-44 w-full object-cover" />
              <div className={`flex flex-1 flex-col items-start p-6 ${to ? linkIconClasses : ''}`}>
                {!to && (
                  <p className="mb-2.5 rounded-pill bg-amber px-3 py-0.5 text-note font-semibold text-ink">
                    {services.soon}
                  </p>
                )}
                <h3 className="text-h3">
                  {to ? (
                    <a
                      href={routes[to].path}
                      className="rounded-sm after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-white"
                    >
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </h3>
                <p className="mt-1.5 mb-5 text-mute-ink">{text}</p>
                {!to && <div className="mt-auto">{earlyAccess}</div>}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
