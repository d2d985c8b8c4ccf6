import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { StoredFormTexts } from '#src/content/schemas/forms.ts';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { describeFailure } from '#src/forms/sending/not-sent.ts';
import { CheckAnswers } from './check-answers.tsx';
import { DraftOptions } from './draft-options.tsx';
import { Extras } from './steps/extras.tsx';
import { SurveyActions } from './survey-actions.tsx';
import { stepCount } from './survey-answers.ts';
import { SurveyContext } from './survey-context.ts';
import { SurveyForm } from './survey-form.tsx';
import { SurveyIntro } from './survey-intro.tsx';
import { SurveyProgress } from './survey-progress.tsx';
import { SurveySent } from './survey-sent.tsx';
import { useSurvey } from './use-survey.ts';
import { VideoField } from './video-field.tsx';

type CreatorSurveyProps = {
  content: Application;
  texts: StoredFormTexts;
  scene?: ReactNode;
  outline?: ReactNode;
  after?: ReactNode;
};

const noSubscription = () => () => {};

function Survey({ content, texts, scene, outline, after }: CreatorSurveyProps) {
  const allTexts = useMemo(() => ({ ...content, ...texts }), [content, texts]);
  const survey = useSurvey(allTexts);
  const [video, setVideo] = useState<File>();
  // The page was built without a draft, so the draft is read only after hydration.
  const resumeAt = useSyncExternalStore(
    noSubscription,
    () => survey.resumeAt,
    () => undefined,
  );
  const { step, heading, status } = survey;
  const busy = status === 'submitting';

  if (status === 'success') return <SurveySent sent={content.sent} heading={heading} after={after} />;
  if (step === 0) {
    return (
      <SurveyIntro
        intro={content.intro}
        draft={content.draft}
        heading={heading}
        resumeAt={resumeAt}
        onStart={survey.go}
        onRestart={() => {
          survey.clear();
          survey.go(1);
        }}
        scene={scene}
        outline={outline}
      />
    );
  }
  return (
    <div className="shell grid gap-x-10 gap-y-6 pt-6 pb-16 lg:grid-cols-12 lg:pt-14 lg:pb-24">
      <div className="lg:col-span-4 xl:col-span-3">
        <SurveyProgress content={content} step={step} busy={busy} onGo={survey.go} />
      </div>
      <div className="min-w-0 lg:col-span-8 xl:col-start-5 xl:col-span-7">
        <SurveyContext value={survey.context}>
          <SurveyForm
            content={content}
            step={step}
            heading={heading}
            form={{
              kind: 'store',
              texts: { ...texts, ...content.form },
              status,
              isRequired: step < stepCount,
              failure: survey.error && {
                message: describeFailure(survey.error, { ...texts, ...content.form }),
                isAnswer: false,
              },
              onSubmit: survey.proceed,
            }}
            actions={(button) => (
              <SurveyActions
                step={step}
                busy={busy}
                texts={content.form}
                next={survey.checking ? content.check.back : content.form.next}
                submit={button}
                onPrevious={survey.back}
              />
            )}
            last={
              <>
                <Extras
                  questions={content.questions}
                  video={<VideoField content={content.video} video={video} onPick={setVideo} />}
                />
                <CheckAnswers
                  content={content}
                  answers={survey.answers()}
                  busy={busy}
                  onChange={survey.change}
                />
              </>
            }
          />
        </SurveyContext>
        <DraftOptions
          content={content.draft}
          answers={survey.answers}
          busy={busy}
          onClear={() => {
            survey.clear();
            setVideo(undefined);
            survey.leave();
          }}
        />
      </div>
    </div>
  );
}

export const CreatorSurvey = withErrorBoundary(Survey);
