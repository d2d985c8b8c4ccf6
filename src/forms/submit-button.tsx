import type { ReactNode } from 'react';
import { Button, type ButtonStyle } from '#src/components/ui/button.tsx';

type SubmitButtonProps = ButtonStyle & {
  busy: boolean;
  busyLabel: ReactNode;
  pressable?: boolean;
  losesFocus?: boolean;
  className?: string;
  children: ReactNode;
};

/** A submit button with a busy label. While busy, it ignores clicks (unless `pressable`) and keeps the focus. */
export function SubmitButton({
  busy,
  busyLabel,
  pressable = false,
  losesFocus = false,
  children,
  className = 'mt-8 w-full sm:w-auto',
  ...style
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="cta"
      {...style}
      className={`scroll-mb-36 in-[[data-dock]]:scroll-mb-0 ${className}`}
      disabled={busy && losesFocus}
      aria-disabled={busy && !pressable && !losesFocus}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
