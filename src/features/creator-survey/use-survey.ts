import { type FormEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { runAfterPaint } from '#src/components/ui/after-paint.ts';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { readFieldValue } from '#src/forms/fields/field-errors.ts';
import { honeypotName } from '#src/forms/fields/honeypot-name.ts';
import { toErrorToast } from '#src/forms/form-texts.ts';
import { dataClient } from '#src/forms/sending/data.ts';
import { createFailureToasts } from '#src/forms/sending/failure-toasts.ts';
import type { Sending } from '#src/forms/sending/sending.ts';
import { useSubmission } from '#src/forms/use-submission.ts';
import { showToast } from '#src/frame/toast.ts';
import { findControlId } from './answer-fields.tsx';
import { type Answers, type Field, isBlank, stepCount } from './survey-answers.ts';
import { draft } from './survey-draft.ts';
import {
  findEmptyList,
  findFailedGate,
  findIncompleteStep,
  findInvalidFields,
  validateAnswers,
} from './survey-gates.ts';
import { buildSurveyRow } from './survey-row.ts';
import type { RuleTexts } from './survey-rules.ts';
import { createSurveyState } from './survey-state.ts';
import { createSteps } from './survey-steps.ts';

const table = 'live_selling_survey_responses';
const applicationForm: Omit<Sending<'store'>, 'row'> = {
  kind: 'store',
  table,
  keepsDraft: true,
  insert: (row, attempt) =>
    dataClient.insert(table, row, {
      ...attempt,
      milliseconds: Math.max(attempt.milliseconds, draft.age()),
    }),
};

export function useSurvey(texts: RuleTexts & Application) {
  const [state] = useState(() => createSurveyState(draft.read(), draft.write));
  const context = useMemo(() => ({ state, texts }), [state, texts]);
  const { answers } = state;
  const { status, error, submit, reset } = useSubmission(applicationForm);
  const [failures] = useState(createFailureToasts);
  const sent = useRef(false);
  const [steps] = useState(() =>
    createSteps({
      // After success, the back button leads to the introduction only.
      lastReachableStep: () => (sent.current ? 0 : findIncompleteStep(answers(), texts)),
      onBlocked: (step) => showErrors(step),
    }),
  );
  const step = useSyncExternalStore(steps.subscribe, steps.current, () => 0);
  const [checking, setChecking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const view = status === 'success' ? 'sent' : step;
  const shown = useRef<typeof view>(0);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    if (view === stepCount) setChecking(false);
  }, [view]);

  const handleNext = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    // A step is validated after the pressed button is painted. The application itself is sent at once.
    if (step < stepCount) runAfterPaint(() => leaveStep(currentTarget));
    else leaveStep(currentTarget);
  };

  const showErrors = (step: number): boolean => {
    const errors = validateAnswers(answers(), texts);
    const wrong = findInvalidFields(step, errors);
    flushSync(() => state.setErrors(Object.fromEntries(wrong.map((field) => [field, errors[field]]))));
    if (wrong[0]) focusField(wrong[0]);
    return wrong.length > 0;
  };

  const leaveStep = (filledIn: HTMLFormElement) => {
    // The visitor has navigated back in the meantime.
    if (step !== steps.current()) return;
    const currentAnswers = answers();
    const gate =
      findFailedGate(step, currentAnswers, texts) ??
      (step === stepCount ? findEmptyList(currentAnswers, texts) : undefined);
    if (gate) showToast(gate);
    if (showErrors(step)) return;

    const open = findIncompleteStep(currentAnswers, texts);
    if (open < step) steps.go(open);
    else if (step < stepCount) steps.go(checking ? open : step + 1);
    else send(currentAnswers, readFieldValue(new FormData(filledIn), honeypotName));
  };

  const go = (to: number) => {
    if (status !== 'submitting') steps.go(to);
  };

  const editStep = (to: number) => {
    if (status !== 'submitting') setChecking(true);
    go(to);
  };

  const send = async (currentAnswers: Answers, honeypot: string) => {
    const row = buildSurveyRow(currentAnswers);
    const outcome = await submit(row, honeypot);
    if (outcome.status === 'success') {
      sent.current = true;
      draft.clear();
      steps.leave();
      failures.close();
      showToast(texts.form.success);
    } else if (outcome.status === 'error') {
      failures.show(toErrorToast(texts.form.failed));
    }
  };

  return {
    context,
    answers,
    status,
    error,
    step,
    heading,
    checking,
    proceed: handleNext,
    go,
    back: () => steps.back(step - 1),
    /** The step at which a draft continues, for the introduction. */
    resumeAt: step > 0 || isBlank(answers()) ? undefined : findIncompleteStep(answers(), texts),
    change: editStep,
    clear() {
      draft.clear();
      reset();
      state.reset();
      setChecking(false);
    },
    leave: steps.leave,
  };
}

function focusField(field: Field) {
  document.getElementById(findControlId(field))?.focus();
}
