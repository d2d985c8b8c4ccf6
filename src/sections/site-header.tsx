import type { ReactNode } from 'react';
import { site } from '#site.config';
import { Icon } from '#src/components/ui/icon.tsx';
import { Logo } from '#src/components/ui/logo.tsx';
import type { FrameContent } from '#src/content/schemas/frame.ts';
import { type RouteId, routes } from '#src/routes.ts';

type SiteHeaderProps = {
  navigation: FrameContent['navigation'];
  current?: RouteId | undefined;
  getStarted?: ReactNode;
  getStartedWide?: ReactNode;
};

/** Sticky header: inline links at 1024 px and wider, a native popover menu below. */
export function SiteHeader({ navigation, current, getStarted, getStartedWide }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line/70 bg-paper print:hidden">
      <div className="shell flex min-h-18 items-center short:min-h-13 gap-2 lg:gap-6">
        <a
          href={routes.home.path}
          aria-label={`${site.brand}, ${routes.home.name}`}
          className="flex max-w-[calc(100%-9.75rem)] shrink-0 rounded-md py-2 max-[17rem]:max-w-none"
        >
          <Logo className="max-[17rem]:text-[0px]" />
        </a>
        <nav aria-label="Main" className="hidden flex-wrap items-center gap-1 lg:ml-auto lg:flex">
          {navigation.map(({ label, to }) => (
            <HeaderLink
              key={to}
              label={label}
              to={to}
              current={current}
              className="px-3.5 py-2.5 text-caption"
            />
          ))}
        </nav>
        <div className="flex items-center gap-2 max-lg:ml-auto max-lg:-mr-2 lg:gap-0">
          {getStarted}
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-paper-2 lg:hidden"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <nav
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full flex-col border-b border-line bg-paper px-5 pt-3 pb-7 text-ink shadow-float open:flex short:top-13 short:max-h-[calc(100dvh-3.25rem)] short:py-3 lg:hidden!"
      >
        <ul className="-mx-5 overflow-y-auto px-5 py-1.5 short:grid short:grid-cols-2 short:gap-x-5">
          {navigation.map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <HeaderLink
                label={label}
                to={to}
                current={current}
                className="flex min-h-14 items-center text-lead short:min-h-11"
              />
            </li>
          ))}
        </ul>
        <div className="mt-4.5 shrink-0 short:mt-2">{getStartedWide}</div>
      </nav>
    </header>
  );
}

type HeaderLinkProps = { label: string; to: RouteId; current?: RouteId | undefined; className: string };

function HeaderLink({ label, to, current, className }: HeaderLinkProps) {
  return (
    <a
      href={routes[to].path}
      aria-current={to === current ? 'page' : undefined}
      className={`rounded-md font-semibold whitespace-nowrap hover:text-tally-text aria-[current=page]:text-tally-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 ${className}`}
    >
      {label}
    </a>
  );
}
