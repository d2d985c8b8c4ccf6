import { useEffect, useRef } from 'react';
import { DoneMark } from '#src/components/form/done-mark.tsx';

/** Stands in the form's place and takes the focus that its button had. */
export function Subscribed() {
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), []);

  return (
    <p ref={thanks} tabIndex={-1} className="flex min-h-13 items-center gap-4 font-semibold">
      <DoneMark className="size-11" />
      Thanks for subscribing!
    </p>
  );
}
