import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import type { RouteLink } from '#src/content/schemas/shared.ts';
import { hrefOf } from '#src/routes.ts';

type BrandOrGroupProps = {
  doors: BusinessServicesContent['doors'];
  prices: Record<string, string>;
};

/** Entry points for a single brand and for a group of brands. */
export function BrandOrGroup({ doors: { label, one, group }, prices }: BrandOrGroupProps) {
  return (
    <section aria-label={label} className="on-ink">
      <div className="bg-ink-2">
        <div className="shell grid lg:grid-cols-2">
          <EntryCard title={one.title} link={one.link}>
            {one.text.split(/\{(\w+)\}/).map((part, index) =>
              index % 2 === 1 ? (
                <strong key={part} className="font-semibold one-line text-white">
                  {prices[part]}
                </strong>
              ) : (
                part
              ),
            )}
          </EntryCard>
          <EntryCard title={group.title} link={group.link}>
            {group.text}{' '}
            {group.figures.map(({ value, label: caption }, index) => (
              <span key={caption}>
                <strong className="font-semibold text-white">{value}</strong> {caption}
                {index === group.figures.length - 1 ? '.' : '. '}
              </span>
            ))}
          </EntryCard>
        </div>
      </div>
    </section>
  );
}

function EntryCard({ title, link, children }: { title: string; link: RouteLink; children: ReactNode }) {
  return (
    <div className="border-ink-3 py-7 not-first:max-lg:border-t lg:first:pr-12 lg:not-first:border-l lg:not-first:pl-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-[1.5rem] leading-tight">{title}</h2>
        <a
          href={hrefOf(link)}
          className="group inline-flex items-center gap-2 rounded-sm py-2 font-semibold underline decoration-[1.5px] underline-offset-4"
        >
          {link.label}
          <Icon
            name="forward"
            className="size-4 transition-transform duration-200 group-hover:translate-x-1"
          />
        </a>
      </div>
      <p className="mt-2 text-mute-ink">{children}</p>
    </div>
  );
}
