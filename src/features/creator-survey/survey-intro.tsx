import type { ReactNode, Ref } from 'react';
import { Button, button } from '#src/components/ui/button.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { ClearAnswers } from './clear-answers.tsx';

type SurveyIntroProps = {
  intro: Application['intro'];
  draft: Application['draft'];
  heading: Ref<HTMLHeadingElement>;
  /** The step at which a draft continues. */
  resumeAt: number | undefined;
  onStart: (step: number) => void;
  onRestart: () => void;
  scene: ReactNode;
  outline: ReactNode;
};

/** Step 0. The form navigates to `?step=1`, so that a submit works before hydration. */
export function SurveyIntro({ intro, draft, resumeAt, onStart, onRestart, ...rest }: SurveyIntroProps) {
  return (
    <>
      <section className="shell grid items-center gap-x-10 gap-y-10 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
        <div className="lg:col-span-6">
          <h1 ref={rest.heading} tabIndex={-1} className="text-h1 lg:text-h1-half">
            {intro.title}
          </h1>
          <p className="mt-7 max-w-120 text-lead text-ink-3">{intro.lead}</p>
          <form
            className="needs-script mt-8 flex flex-wrap items-start gap-x-6 gap-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              onStart(resumeAt ?? 1);
            }}
          >
            <Button type="submit" name="step" value="1" variant="cta" size="lg" className="max-sm:w-full">
              {resumeAt ? `${intro.resume} ${resumeAt}` : intro.start}
            </Button>
            {resumeAt ? (
              <ClearAnswers
                content={draft}
                label={intro.restart}
                look={`${button({ variant: 'outline', size: 'lg' })} max-sm:w-full`}
                className="max-sm:w-full"
                onClear={onRestart}
              />
            ) : null}
            <p className={`text-caption text-mute ${resumeAt ? 'basis-full' : 'self-center'}`}>
              {resumeAt ? intro.kept : intro.duration}
            </p>
          </form>
          <WithoutScript className="mt-8 max-w-120 font-semibold">{intro.withoutScript}</WithoutScript>
        </div>
        <div className="lg:col-span-6">{rest.scene}</div>
      </section>
      {rest.outline}
    </>
  );
}
