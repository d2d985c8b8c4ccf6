import type { FormEvent, ReactNode, Ref } from 'react';
import { TrapField } from '#src/components/form/trap-field.tsx';
import type { Application } from '#src/content/schemas/survey.ts';
import { Availability } from './steps/availability.tsx';
import { Basics } from './steps/basics.tsx';
import { Compensation } from './steps/compensation.tsx';
import { Content } from './steps/content.tsx';
import { Experience } from './steps/experience.tsx';
import { Setup } from './steps/setup.tsx';
import { SurveyErrors } from './survey-errors.tsx';

const steps = [Basics, Experience, Content, Setup, Availability, Compensation];

type SurveyFormProps = {
  content: Application;
  step: number;
  heading: Ref<HTMLHeadingElement>;
  busy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the last step shows: its questions and the check of all answers. */
  last: ReactNode;
  /** Why it could not be sent, and the buttons. */
  children: ReactNode;
};

/** The card of one step: heading, what is wrong, its questions, and how to go on. */
export function SurveyForm({ content, step, heading, busy, onSubmit, last, children }: SurveyFormProps) {
  const Step = steps[step - 1];
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={onSubmit}
      className="relative rounded-band bg-white px-5 pt-7 sm:px-12 sm:pt-12"
    >
      <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.5rem+2vw,2.875rem)] leading-none">
        {content.steps[step - 1]?.title}
      </h1>
      <p className="mt-3 text-ink-3">{content.steps[step - 1]?.lead}</p>
      <div key={step} className="mt-8 grid gap-8">
        <SurveyErrors step={step} questions={content.questions} />
        {Step ? <Step questions={content.questions} answers={content.answers} /> : last}
      </div>
      <TrapField />
      {children}
    </form>
  );
}
