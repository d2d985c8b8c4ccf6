import { ButtonLink } from '#src/components/ui/button.tsx';
import type { SuccessStoriesContent } from '#src/content/schemas/success-stories.ts';
import { routes } from '#src/routes.ts';

export function StoriesClosing({ closing }: { closing: SuccessStoriesContent['closing'] }) {
  return (
    <section className="shell band">
      <h2 className="max-w-220 text-h1">{closing.heading}</h2>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-6">
        <p className="max-w-110 text-lead text-ink-3">{closing.lead}</p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {closing.ways.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              href={routes[to].path}
              variant={index === 0 ? 'cta' : 'outline'}
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
