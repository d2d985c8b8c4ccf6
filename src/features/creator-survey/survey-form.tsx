import type { ReactNode, Ref } from 'react';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { Form } from '#src/forms/form.tsx';
import type { FormState } from '#src/forms/use-form.ts';
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
  form: FormState<'store'>;
  actions: (button: ReactNode) => ReactNode;
  last: ReactNode;
};

export function SurveyForm({ content, step, heading, form, actions, last }: SurveyFormProps) {
  const Step = steps[step - 1];
  return (
    <Form
      form={form}
      // CreatorSurvey replaces the whole form after success.
      sent={() => null}
      className="relative rounded-band bg-white px-5 pt-7 sm:px-12 sm:pt-12"
      noteClassName="mt-3"
      button={{ className: 'max-sm:grow sm:min-w-40' }}
      actions={actions}
      before={
        <>
          <h1 ref={heading} tabIndex={-1} className="text-[clamp(2rem,1.5rem+2vw,2.875rem)] leading-none">
            {content.steps[step - 1]?.title}
          </h1>
          <p className="mt-3 text-ink-3">{content.steps[step - 1]?.lead}</p>
        </>
      }
    >
      <div key={step} className="mt-8 grid gap-8">
        <SurveyErrors step={step} content={content} />
        {Step ? <Step questions={content.questions} answers={content.answers} /> : last}
      </div>
    </Form>
  );
}
