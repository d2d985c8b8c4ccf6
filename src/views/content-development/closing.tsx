import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { ContentDevelopmentContent } from '#src/content/schemas/page/content-development.ts';
import { routes } from '#src/routes.ts';

export function ContentDevelopmentClosing({ closing }: { closing: ContentDevelopmentContent['closing'] }) {
  const { heading, lead, action, reading } = closing;
  return (
    <section className="bg-paper-2">
      <div className="shell band grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-h2">{heading}</h2>
          <p className="mt-5 max-w-140 text-lead text-ink-3">{lead}</p>
          <ExternalButtonLink href={site.links.scheduling} variant="cta" className="mt-8 max-sm:w-full">
            {action}
          </ExternalButtonLink>
        </div>
        <div className="lg:col-span-5 lg:self-end">
          <h3 className="text-h3">{reading.heading}</h3>
          <ul className="mt-4 border-b-2 border-ink">
            {reading.links.map(({ label, note, to }) => (
              <li key={to} className="border-t-2 border-ink">
                <a
                  href={routes[to].path}
                  className="flex items-center justify-between gap-6 rounded-md py-5 hover:text-tally-text"
                >
                  <span>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-caption text-mute">{note}</span>
                  </span>
                  <Icon name="forward" className="size-6 shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
