import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { CreatorServicesContent } from '#src/content/schemas/page/creator-services.ts';

export function CreatorCommunity({ community }: { community: CreatorServicesContent['community'] }) {
  return (
    <section className="shell band">
      <div className="grid overflow-hidden rounded-band bg-key-deep text-white [--focus:var(--color-white)] lg:grid-cols-12">
        <div className="p-7 sm:p-12 lg:col-span-6 lg:py-18">
          <h2 className="text-h2">{community.heading}</h2>
          <p className="mt-5 max-w-120 text-lead">{community.lead}</p>
          <ExternalButtonLink href={site.links.community} variant="accent" className="mt-8 w-full sm:w-auto">
            {community.join}
          </ExternalButtonLink>
        </div>
        <div className="bg-ink/30 p-7 sm:p-12 lg:col-span-6">
          <h3 className="text-h3">{community.week}</h3>
          <ul className="mt-4">
            {community.events.map(({ day, hour, title, text }) => (
              <li key={day} className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-white/25 py-4">
                <p className="text-caption">
                  <strong className="display block text-h3">{day}</strong>
                  {hour}
                </p>
                <div>
                  <p className="font-semibold">{title}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
