import { site } from '#site.config';
import { ButtonLink, type ButtonStyle, ExternalButtonLink } from '#src/components/ui/button.tsx';
import type { CallBandContent } from '#src/content/schemas/shared.ts';
import { hrefOf } from '#src/routes.ts';

type CallButtonsProps = { call: CallBandContent; variant?: ButtonStyle['variant']; className: string };

export function CallButtons({ call: { action, second }, variant, className }: CallButtonsProps) {
  return (
    <div className={`${className} flex flex-wrap gap-3`}>
      <ExternalButtonLink href={site.links.scheduling} variant={variant} className="max-sm:w-full">
        {action}
      </ExternalButtonLink>
      {second && (
        <ButtonLink href={hrefOf(second)} variant="outline" className="max-sm:w-full">
          {second.label}
        </ButtonLink>
      )}
    </div>
  );
}
