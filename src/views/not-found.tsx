import { Picture } from '#src/art/picture.tsx';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { FrameContent } from '#src/content/schemas/frame.ts';
import type { NotFoundContent } from '#src/content/schemas/page/not-found.ts';
import { routes } from '#src/routes.ts';

type NotFoundProps = { content: NotFoundContent; navigation: FrameContent['navigation'] };

export function NotFound({ content, navigation }: NotFoundProps) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-10 py-14 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-6">
        <h1>
          <span className="block text-h1 text-tally">{content.code}</span>
          <span className="mt-3 block text-h2">{content.message}</span>
        </h1>
        <p className="mt-6 max-w-120 text-lead text-ink-3">{content.lead}</p>
        <ButtonLink href={routes.home.path} variant="cta" className="mt-8">
          {content.home}
        </ButtonLink>
        <p className="mt-10 text-caption text-mute">{content.others}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {[{ label: routes.services.name, to: 'services' } as const, ...navigation]
            .filter(({ to }) => to !== 'home')
            .map(({ label, to }) => (
              <li key={to}>
                <a
                  href={routes[to].path}
                  className="inline-block rounded-sm py-2 font-semibold underline underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </div>
      <Picture isFirst picture={content.picture} className="aspect-[5/4] w-full rounded-band lg:col-span-6" />
    </section>
  );
}
