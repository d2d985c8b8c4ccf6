import { useEffect, useRef } from 'react';
import { DoneMark } from '#src/components/form/done-mark.tsx';
import { Button } from '#src/components/ui/button.tsx';

/** Stands in the form's place; its heading takes the focus that the form's button had. */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="flex flex-col items-start py-6">
      <DoneMark className="size-14" />
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-[1.75rem] leading-tight">
        Message Sent Successfully!
      </h3>
      <p className="mt-3 text-lead text-ink-3">We'll get back to you within 24 hours.</p>
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        Send Another Message
      </Button>
    </div>
  );
}
