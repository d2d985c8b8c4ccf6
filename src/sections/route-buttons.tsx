import { ButtonLink, type ButtonStyle } from '#src/components/ui/button.tsx';
import type { RouteLink } from '#src/content/schemas/shared.ts';
import { hrefOf } from '#src/routes.ts';

type RouteButtonsProps = { links: RouteLink[]; first?: ButtonStyle['variant']; className: string };

export function RouteButtons({ links, first = 'default', className }: RouteButtonsProps) {
  return (
    <div className={`${className} flex flex-wrap gap-3`}>
      {links.map(({ label, ...target }, index) => (
        <ButtonLink
          key={label}
          href={hrefOf(target)}
          variant={index === 0 ? first : 'outline'}
          className="max-sm:w-full"
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
