import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { afterPaint } from '#src/client/after-paint.ts';
import { data } from '#src/client/data.ts';
import type { DataClient } from '#src/client/data-client.ts';
import { toast } from '#src/client/toast.ts';
import { useSubmission } from '#src/client/use-submission.ts';
import { typed } from '#src/components/form/field-errors.ts';
import { trapName } from '#src/components/form/trap-field.tsx';
import { controlId } from './answer-fields.tsx';
import {
  type Answers,
  answersFrom,
  blankAnswers,
  type Field,
  isBlank,
  stepCount,
  stepFields,
} from './survey-answers.ts';
import { draft } from './survey-draft.ts';
import { answerErrors, failedGate, failedRecheck, openStep, wrongFields } from './survey-gates.ts';
import { surveyRow, tooLong } from './survey-row.ts';
import { useStep } from './use-step.ts';

export const failed = 'There was a problem submitting your application. Please try again.';

/** A draft may be sent a moment after its page has loaded: the fill is as old as its first answer. */
const client: DataClient = {
  insert: (table, row, fill) =>
    data.insert(table, row, { ...fill, milliseconds: Math.max(fill.milliseconds, draft.age()) }),
};

/** The application's state: its answers and their draft, the step in the address, and the submission. */
export function useSurvey() {
  const [before] = useState(() => draft.read());
  const form = useForm<Answers>({ defaultValues: before });
  const answers = () => answersFrom(form.getValues());
  const { status, submit } = useSubmission('live_selling_survey_responses', client);
  const { step, go, back, leave } = useStep(() => openStep(answers()));
  const [checking, setChecking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const wrongField = useRef<Field>(undefined);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write(answersFrom(values)),
      }),
    [form],
  );

  const view = status === 'success' ? 'sent' : step;
  const shown = useRef<typeof view>(0);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    if (wrongField.current) focusOn(wrongField.current);
    else heading.current?.focus({ preventScroll: true });
    wrongField.current = undefined;
    if (view === stepCount) setChecking(false);
  }, [view]);

  /** Next, or on the last step Submit Application. */
  const proceed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // A step shows the press before it is checked; the application is sent at once.
    if (step < stepCount) afterPaint(() => leaveStep(currentTarget));
    else leaveStep(currentTarget);
  };

  const leaveStep = (filledIn: HTMLFormElement) => {
    const given = answers();
    const errors = answerErrors(given);
    const gate = failedGate(step, given) ?? (step === stepCount ? failedRecheck(given) : undefined);
    if (gate) toast({ title: gate.title, description: gate.description, destructive: true });

    const wrong = wrongFields(step, errors);
    flushSync(() => {
      form.clearErrors();
      for (const field of wrong) form.setError(field, { message: errors[field] ?? '' });
    });
    if (wrong[0]) return focusOn(wrong[0]);

    const open = openStep(given);
    if (open < step) go(open);
    else if (step < stepCount) go(checking ? open : step + 1);
    else send(given, typed(new FormData(filledIn), trapName));
  };

  /** Leaves the check of all answers for one of its steps; Next leads back. */
  const change = (to: number) => {
    setChecking(true);
    go(to);
  };

  const send = async (given: Answers, trap: string) => {
    const row = surveyRow(given);
    const long = tooLong(row);
    if (long) {
      form.setError(long, { message: 'Please shorten this: all answers together are too long to send' });
      wrongField.current = long;
      return change(stepFields.findIndex((fields) => fields.includes(long)) + 1);
    }
    const outcome = await submit(row, trap);
    if (outcome.status === 'success') {
      draft.clear();
      leave();
      toast({
        title: 'Application Submitted!',
        description: "Thank you for your interest. We'll review your application and get back to you soon.",
      });
    } else if (outcome.status === 'error') {
      toast({ title: 'Error', description: failed, destructive: true });
    }
  };

  return {
    form,
    answers,
    status,
    step,
    heading,
    checking,
    proceed,
    go,
    back,
    /** The step at which a draft goes on, for the introduction; undefined without one. */
    resumeAt: step > 0 || isBlank(answers()) ? undefined : openStep(answers()),
    change,
    clear() {
      draft.clear();
      form.reset(blankAnswers);
    },
    leave,
  };
}

function focusOn(field: Field) {
  document.getElementById(controlId(field))?.focus();
}
