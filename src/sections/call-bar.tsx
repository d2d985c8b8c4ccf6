import { site } from '#site.config';
import { ButtonLink, ExternalButtonLink } from '#src/components/ui/button.tsx';
import { Mark } from '#src/components/ui/logo.tsx';
import type { FrameContent } from '#src/content/schemas/frame.ts';
import { hrefOf, type RouteId } from '#src/routes.ts';

/**
 * Fixed bar on phones with the page's main link and a second one. The survey page has no bar, because it is the
 * application itself.
 */
export function CallBar({ bars, route }: { bars: FrameContent['callBar']; route: RouteId | undefined }) {
  if (route === 'live-selling-survey') return null;
  const isForCreators = bars.creator.pages.some((page) => page === route);
  const { second } = isForCreators ? bars.creator : bars.brand;
  return (
    <aside
      id="call-bar"
      aria-label={bars.label}
      className="on-ink fixed inset-x-0 bottom-0 z-20 flex min-h-14 items-center gap-2.5 border-t border-ink-3 px-3.5 py-1 *:shrink *:whitespace-normal [--lamp-case:var(--color-ink-3)] max-[16rem]:hidden lg:hidden short:hidden print:hidden"
    >
      <Mark className="size-7 shrink-0 max-[21rem]:hidden" />
      {isForCreators ? (
        <ButtonLink href={hrefOf(bars.creator.apply)} variant="cta" size="sm" className="min-h-11 flex-1">
          {bars.creator.apply.label}
        </ButtonLink>
      ) : (
        <ExternalButtonLink href={site.links.scheduling} variant="cta" size="sm" className="min-h-11 flex-1">
          {bars.brand.call}
        </ExternalButtonLink>
      )}
      <ButtonLink
        href={hrefOf(second)}
        data-bar-total={isForCreators ? undefined : ''}
        variant="ghost"
        size="sm"
        className="min-h-11"
      >
        {second.label}
      </ButtonLink>
    </aside>
  );
}
