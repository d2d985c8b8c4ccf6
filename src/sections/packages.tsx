import { ButtonLink } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { Package, Packages as PackagesContent } from '#src/content/schemas/service-page.ts';
import { routes } from '#src/routes.ts';
import { CheckList } from './check-list.tsx';
import { PackageTable } from './package-table.tsx';

/** Three package cards and a table that compares them. */
export function Packages({ content, className = '' }: { content: PackagesContent; className?: string }) {
  const { heading, lead, popular, items, compare, rows } = content;
  return (
    <section id="packages" className={className}>
      <div className="shell band">
        <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-12">
          <h2 className="text-h2 lg:col-span-7">{heading}</h2>
          {lead && <p className="text-lead text-ink-3 lg:col-span-5">{lead}</p>}
        </div>
        <ul className="mt-12 grid items-center gap-4 lg:grid-cols-[1fr_1.12fr_1fr]">
          {items.map((item) => (
            <PackageCard key={item.name} item={item} tag={item.popular && popular} />
          ))}
        </ul>
        <details className="group mt-12 border-y-2 border-ink">
          <summary className="flex min-h-18 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h3">{compare}</h3>
            <Icon
              name="plus"
              className="size-6 shrink-0 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <PackageTable caption={compare} names={items.map(({ name }) => name)} rows={rows} />
        </details>
      </div>
    </section>
  );
}

function PackageCard({ item, tag }: { item: Package; tag: string | undefined }) {
  const { id, name, price, terms, features, action } = item;
  return (
    <li
      className={`rounded-band p-7 sm:p-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 ${tag ? 'on-ink lg:px-9 lg:py-12' : 'bg-white'}`}
    >
      <div>
        {tag && (
          <p className="mb-4 inline-block rounded-pill bg-amber px-3 py-1.5 text-note font-semibold text-ink">
            {tag}
          </p>
        )}
        <h3 className={tag ? 'text-[1.625rem] leading-tight' : 'text-h3'}>{name}</h3>
        <p
          className={`display figures mt-4 leading-none ${tag ? 'text-[4rem]' : 'text-[clamp(2rem,1.4rem+2.2vw,3.125rem)]'}`}
        >
          {price}
        </p>
        <p className={`mt-3 text-caption ${tag ? 'text-mute-ink' : 'text-mute'}`}>{terms}</p>
      </div>
      <CheckList
        items={features}
        className="my-7 md:max-lg:row-span-2 md:max-lg:my-0 md:max-lg:content-start"
      />
      <ButtonLink
        href={`${routes.contact.path}?about=${id}`}
        variant={tag ? 'cta' : 'outline'}
        className="self-end justify-self-start md:max-lg:mt-7"
      >
        {action}
      </ButtonLink>
    </li>
  );
}
