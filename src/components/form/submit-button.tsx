import type { ReactNode } from 'react';
import { Button, type ButtonStyle } from '../ui/button.tsx';

type SubmitButtonProps = ButtonStyle & {
  busy: boolean;
  busyLabel: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Says what it does while it does it; a second press then does nothing, and the focus stays on it. */
export function SubmitButton({
  busy,
  busyLabel,
  children,
  className = 'mt-8 w-full sm:w-auto',
  ...style
}: SubmitButtonProps) {
  return (
    <Button type="submit" variant="cta" {...style} className={className} aria-disabled={busy}>
      {busy ? busyLabel : children}
    </Button>
  );
}
