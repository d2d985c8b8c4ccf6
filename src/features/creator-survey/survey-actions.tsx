import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { useDoubleTapGuard } from '#src/components/ui/second-tap.ts';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { stepCount } from './survey-answers.ts';

type SurveyActionsProps = {
  step: number;
  busy: boolean;
  next: string;
  texts: Application['form'];
  submit: ReactNode;
  onPrevious: () => void;
};

/**
 * Previous and Next. Sticky on upright phones; `data-dock` moves toasts above them. The buttons keep their
 * position between steps, so the second tap of a double tap is ignored.
 */
export function SurveyActions({ step, busy, next, texts, submit, onPrevious }: SurveyActionsProps) {
  const secondTap = useDoubleTapGuard(step);
  return (
    <div
      {...secondTap}
      data-dock
      className="sticky bottom-0 z-10 -mx-5 mt-9 flex gap-3 rounded-b-band border-t border-line bg-white px-5 py-3 sm:-mx-12 sm:px-12 sm:py-5 lg:static short:static"
    >
      <Button
        variant="outline"
        aria-label={texts.previous}
        className="max-sm:px-4"
        disabled={step === 1 || busy}
        onClick={onPrevious}
      >
        <Icon name="back" />
        <span className="max-sm:hidden">{texts.previous}</span>
      </Button>
      {step < stepCount ? (
        <Button type="submit" variant="cta" className="max-sm:grow sm:min-w-40">
          {next}
        </Button>
      ) : (
        submit
      )}
    </div>
  );
}
