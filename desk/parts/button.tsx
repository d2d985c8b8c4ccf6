import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { BusyRing } from './busy-ring.tsx';
import { KeyHint } from './key-cap.tsx';
import { Link } from './link.tsx';

const buttonClasses = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] text-center leading-tight font-semibold no-underline transition-colors duration-150 disabled:border-disabled disabled:bg-disabled disabled:text-mute not-aria-busy:aria-disabled:border-disabled not-aria-busy:aria-disabled:bg-disabled not-aria-busy:aria-disabled:text-mute forced-colors:border-current forced-colors:disabled:text-[GrayText] forced-colors:not-aria-busy:aria-disabled:border-[GrayText] forced-colors:not-aria-busy:aria-disabled:text-[GrayText]',
  {
    variants: {
      tone: {
        primary: 'border-ink bg-ink text-white hover:border-ink-3 hover:bg-ink-3',
        outline: 'border-ink text-ink hover:bg-ink/6',
        line: 'border-line-2 text-ink hover:border-ink-3 hover:bg-ink/4',
        quiet: 'border-transparent text-ink hover:bg-ink/6',
      },
      size: {
        bar: 'min-h-8.5 py-1 text-caption pointer-coarse:min-h-11',
        form: 'min-h-10 py-1.5 pointer-coarse:min-h-11',
        page: 'min-h-13 w-full px-6 py-2 text-letter',
      },
    },
    compoundVariants: [
      { tone: ['primary', 'outline', 'line'], size: 'bar', class: 'px-3.5' },
      { tone: ['primary', 'outline', 'line'], size: 'form', class: 'px-4.5' },
      { tone: 'quiet', class: 'px-2.5' },
    ],
    defaultVariants: { tone: 'outline', size: 'form' },
  },
);

type ButtonLook = {
  tone?: 'primary' | 'outline' | 'line' | 'quiet';
  /** `bar` is 34 px high, `form` 40 px, `page` 52 px and full width. */
  size?: 'bar' | 'form' | 'page';
  hint?: string;
  className?: string;
  children: ReactNode;
};

type ButtonProps = ButtonLook & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className' | 'children'>;

/** While `busy`, the button keeps the focus and ignores clicks. */
export function Button({ tone, size, busy, hint, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || rest['aria-disabled']) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      className={buttonClasses({ tone, size, className })}
      onClick={press}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      {...(hint && { 'aria-keyshortcuts': hint })}
      {...rest}
    >
      {busy && <BusyRing />}
      {children}
      {hint && <KeyHint isOnInk={tone === 'primary'}>{hint}</KeyHint>}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & { href: string } & Omit<
    ComponentProps<'a'>,
    'className' | 'children' | 'href' | 'ref'
  >;

export function ButtonLink({ tone, size, hint, className, href, children, ...rest }: ButtonLinkProps) {
  const classes = buttonClasses({ tone, size, className });
  const inside = (
    <>
      {children}
      {hint && <KeyHint isOnInk={tone === 'primary'}>{hint}</KeyHint>}
    </>
  );
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={classes} {...rest}>
        {inside}
      </Link>
    );
  }
  const elsewhere = /^https?:/.test(href);
  return (
    <a
      href={href}
      className={classes}
      rel="noopener noreferrer"
      {...(elsewhere && { target: '_blank' })}
      {...rest}
    >
      {inside}
      {elsewhere && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}
