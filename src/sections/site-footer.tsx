import type { ReactNode } from 'react';
import { site } from '#site.config';
import { Logo } from '#src/components/ui/logo.tsx';
import type { FrameContent } from '#src/content/schemas/frame.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { type RouteId, routes } from '#src/routes.ts';

type SiteFooterProps = {
  footer: FrameContent['footer'];
  current?: RouteId | undefined;
  newsletter?: ReactNode;
};

export function SiteFooter({ footer, current, newsletter }: SiteFooterProps) {
  return (
    <footer className="on-ink [--lamp-case:var(--color-ink-2)] print:hidden">
      <div className="shell grid gap-14 pt-18 pb-10 lg:grid-cols-12 lg:pt-24">
        <div className="lg:col-span-4">
          <Logo isOnDark />
          <p className="mt-5 max-w-80 text-mute-ink">{footer.promise}</p>
          <h2 id="newsletter" className="mt-11 text-h3">
            {footer.newsletter.title}
          </h2>
          <p className="mt-1.5 mb-5 max-w-90 text-caption text-mute-ink">{footer.newsletter.lead}</p>
          {newsletter}
          <WithoutScript className="text-caption">{footer.newsletter.withoutScript}</WithoutScript>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-11 md:grid-cols-4 lg:col-span-8">
          {footer.groups.map(({ title, links }) => (
            <div key={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-3">
                {links.map((id) => (
                  <li key={id}>
                    <a
                      href={routes[id].path}
                      aria-current={id === current ? 'page' : undefined}
                      className="inline-block rounded-sm py-1.5 text-caption text-mute-ink hover:text-white aria-[current=page]:text-white aria-[current=page]:underline"
                    >
                      {routes[id].name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-ink-3 pt-6 text-caption text-mute-ink lg:col-span-12">
          <p>
            © {site.copyrightYear} {site.legalName}
          </p>
          <p>{footer.loads}</p>
          <p>{site.location}</p>
        </div>
      </div>
    </footer>
  );
}
