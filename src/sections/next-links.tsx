import { Icon } from '#src/components/ui/icon.tsx';
import type { RouteLink } from '#src/content/schemas/shared.ts';
import { hrefOf } from '#src/routes.ts';

export function NextLinks({ links }: { links: RouteLink[] }) {
  return (
    <ul className="grid lg:grid-cols-3">
      {links.map(({ label, note, ...target }, index) => (
        <li key={label}>
          <a
            href={hrefOf(target)}
            className={`group flex h-full items-center justify-between gap-6 px-[clamp(1.25rem,4vw,3.5rem)] py-10 -outline-offset-4 forced-colors:border lg:py-14 ${cardColors[index]}`}
          >
            <span>
              <span className="display block text-[1.75rem] leading-tight">{label}</span>
              <span className="mt-1.5 block">{note}</span>
            </span>
            <Icon
              name="forward"
              className="size-8 shrink-0 transition-transform duration-200 group-hover:translate-x-1.5"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const cardColors = [
  'bg-amber text-ink',
  'bg-tally text-white [--focus:var(--color-white)]',
  'bg-key-deep text-white [--focus:var(--color-white)]',
];
