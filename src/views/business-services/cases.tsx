import { Picture } from '#src/art/picture.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { BusinessServicesContent } from '#src/content/schemas/page/business-services.ts';
import { hrefOf } from '#src/routes.ts';

/** The first and tenth shows of three clients compared, with links to their best minutes. */
export function EnterpriseCases({ cases }: { cases: BusinessServicesContent['cases'] }) {
  return (
    <section className="shell grid items-center gap-x-6 gap-y-6 py-10 lg:grid-cols-[14rem_1fr] lg:py-6">
      <h2 className="text-[1.625rem] leading-[1.06]">{cases.heading}</h2>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-6">
        {cases.items.map(({ picture, name, first, tenth, play, at }) => (
          <li key={name}>
            <a
              href={hrefOf({ to: cases.to, at })}
              className="group flex items-center gap-3.5 rounded-card bg-white p-2.5 pr-4"
            >
              <Picture place="small" picture={picture} className="size-16 shrink-0 rounded-control" />
              <span className="min-w-0 text-caption leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="display figures flex items-center gap-1.5 text-[1.1875rem] leading-tight one-line">
                  <span className="text-mute">{first}</span>
                  <Icon name="forward" className="size-3.5" />
                  {tenth}
                </span>
                <span className="block font-semibold text-tally-text group-hover:underline">{play}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
