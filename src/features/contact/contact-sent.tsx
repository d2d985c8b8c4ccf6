import type { Ref } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';

type ContactSentProps = {
  texts: FormsContent['contact']['sent'];
  takeFocus: Ref<HTMLHeadingElement>;
  onAgain: () => void;
};

export function ContactSent({ texts, takeFocus, onAgain }: ContactSentProps) {
  return (
    <div className="flex flex-col items-start py-6">
      <DoneMark className="size-14" />
      <h3 ref={takeFocus} tabIndex={-1} className="mt-6 text-[1.75rem] leading-tight">
        {texts.title}
      </h3>
      <p className="mt-3 text-lead text-ink-3">{texts.text}</p>
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}
