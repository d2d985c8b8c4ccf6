import { type ReactNode, type Ref, useMemo, useState, useSyncExternalStore } from 'react';
import { site } from '#site.config';
import { ExternalButtonLink } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { StoredFormTexts } from '#src/content/schemas/forms.ts';
import type { Application, Questions } from '#src/content/schemas/page/live-selling-survey.ts';
import { DoneMark } from '#src/forms/done-mark.tsx';
import { describeFailure } from '#src/forms/sending/not-sent.ts';
import { ChoiceAnswer, ListAnswer } from './answer-fields.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { DraftOptions } from './draft-options.tsx';
import { SurveyActions } from './survey-actions.tsx';
import { stepCount } from './survey-answers.ts';
import { SurveyContext } from './survey-context.ts';
import { SurveyForm } from './survey-form.tsx';
import { SurveyIntro } from './survey-intro.tsx';
import { SurveyProgress } from './survey-progress.tsx';
import { useSurvey } from './use-survey.ts';
import { VideoField } from './video-field.tsx';

type CreatorSurveyProps = {
  content: Application;
  texts: StoredFormTexts;
  scene?: ReactNode;
  outline?: ReactNode;
  after?: ReactNode;
};

const subscribeToNothing = () => () => {};

function Survey({ content, texts, scene, outline, after }: CreatorSurveyProps) {
  const allTexts = useMemo(() => ({ ...content, ...texts }), [content, texts]);
  const survey = useSurvey(allTexts);
  const [video, setVideo] = useState<File>();
  // The page was built without a draft, so the draft is read only after hydration.
  const resumeAt = useSyncExternalStore(
    subscribeToNothing,
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

type SurveySentProps = {
  sent: Application['sent'];
  heading: Ref<HTMLHeadingElement>;
  after: ReactNode;
};

function SurveySent({ sent, heading, after }: SurveySentProps) {
  return (
    <section className="shell grid items-center gap-x-10 gap-y-10 pt-14 pb-16 lg:grid-cols-12 lg:pt-20 lg:pb-24">
      <div className="lg:col-span-6">
        <DoneMark className="size-14" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-h1">
          {sent.title}
        </h1>
        <p className="mt-7 max-w-120 text-lead text-ink-3">{sent.lead}</p>
        <p className="mt-5 text-ink-3">
          {sent.email}{' '}
          <a href={`mailto:${site.email}`} className="font-semibold underline underline-offset-4">
            {site.email}
          </a>
        </p>
        <p className="mt-9 font-semibold">{sent.social}</p>
        <ul className="mt-3 flex flex-wrap gap-3">
          {site.links.social.map(({ label, href }) => (
            <li key={label}>
              <ExternalButtonLink href={href} variant="outline" size="sm">
                {label}
              </ExternalButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-6">{after}</div>
    </section>
  );
}

function Extras({ questions, video }: { questions: Questions; video: ReactNode }) {
  return (
    <>
      <ChoiceAnswer
        type="checkbox"
        row="three"
        name="languages_spoken"
        question={questions.languages_spoken}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ListAnswer name="age_range" question={questions.age_range} />
        <ListAnswer name="gender" question={questions.gender} />
      </div>
      {video}
    </>
  );
}
