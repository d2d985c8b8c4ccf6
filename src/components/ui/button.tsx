import { cva, type VariantProps } from 'class-variance-authority';
import type { AnchorHTMLAttributes, ComponentProps } from 'react';

/** The ten variants and four sizes of the specification. `outline`, `ghost` and `link` inherit the text color. */
export const button = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-pill text-center font-semibold no-underline transition-[background-color,color,border-color,transform,opacity] duration-200 ease-out active:scale-[0.98] disabled:opacity-60 aria-disabled:opacity-60 forced-colors:border print:border print:border-current',
  {
    variants: {
      variant: {
        default: 'bg-ink text-white hover:bg-ink-3 [.on-ink_&]:bg-ink-3 [.on-ink_&]:hover:bg-ink-2',
        destructive: 'bg-tally-text text-white hover:bg-tally-deep',
        outline: 'border-[1.5px] border-current text-current hover:bg-ink/6 [.on-ink_&]:hover:bg-white/12',
        secondary: 'bg-paper-2 text-ink hover:bg-line',
        ghost: 'text-current hover:bg-ink/6 [.on-ink_&]:hover:bg-white/12',
        link: 'rounded-md text-tally-text underline decoration-[1.5px] underline-offset-4 hover:text-ink [.on-ink_&]:text-white',
        tiktok:
          'bg-ink text-white shadow-[-3px_0_0_var(--color-key),3px_0_0_var(--color-tally-hot)] hover:bg-ink-2',
        cta: 'bg-tally text-white hover:bg-tally-deep',
        premium: 'bg-amber text-ink hover:bg-[color-mix(in_oklab,var(--color-amber),var(--color-ink)_10%)]',
        accent: 'bg-white text-ink hover:bg-paper-2',
      },
      size: {
        default: 'min-h-13 px-6.5 py-2.5 text-base',
        sm: 'min-h-10.5 px-4.5 py-1.5 text-caption one-line',
        lg: 'min-h-15 px-8 py-3 text-lead',
        icon: 'size-11 text-base',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-1' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonStyle = VariantProps<typeof button>;

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={button({ variant, size, className })} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  className,
  href,
  children,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a href={href} className={button({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}

export function ExternalButtonLink({
  children,
  ...rest
}: ButtonStyle & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <ButtonLink target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  );
}
