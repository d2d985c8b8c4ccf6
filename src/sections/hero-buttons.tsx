import { site } from '#site.config';
import { ButtonLink, type ButtonStyle, ExternalButtonLink } from '#src/components/ui/button.tsx';

type HeroButtonsProps = {
  call: string;
  jump: string;
  /** The section that the second button links to. */
  to: `#${string}`;
  variant?: ButtonStyle['variant'];
  className?: string;
};

/** Buttons of a hero: the strategy call and a link to a section of the page. */
export function HeroButtons({ call, jump, to, variant = 'cta', className = 'mt-8' }: HeroButtonsProps) {
  return (
    <div className={`${className} flex flex-wrap gap-3`}>
      <ExternalButtonLink href={site.links.scheduling} variant={variant} className="max-sm:w-full">
        {call}
      </ExternalButtonLink>
      <ButtonLink href={to} variant="outline" className="max-sm:w-full">
        {jump}
      </ButtonLink>
    </div>
  );
}
