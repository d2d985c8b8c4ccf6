import { ButtonLink } from '#src/components/ui/button.tsx';
import type { AboutUsContent } from '#src/content/schemas/about-us.ts';
import { routes } from '#src/routes.ts';

export function AboutUsOnward({ onward }: { onward: AboutUsContent['onward'] }) {
  return (
    <section className="shell band grid items-end gap-x-10 gap-y-7 lg:grid-cols-12">
      <h2 className="text-h2 lg:col-span-6">{onward.heading}</h2>
      <div className="lg:col-span-6">
        <p className="text-lead text-ink-3">{onward.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {onward.links.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              href={routes[to].path}
              variant={index === 0 ? 'default' : 'outline'}
              className="max-sm:w-full"
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}
