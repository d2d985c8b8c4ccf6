import { createContext, useContext, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Answers, answersFrom, type Field, isAsked, stepFields } from './survey-answers.ts';
import { answerErrors } from './survey-gates.ts';
import type { RuleWords } from './survey-rules.ts';

type Form = UseFormReturn<Answers> & { words: RuleWords };

/** The form, and what its rules say, that the questions of a step belong to. */
export const SurveyContext = createContext<Form | undefined>(undefined);

export function useSurveyForm(): Form {
  const form = useContext(SurveyContext);
  if (!form) throw new Error('a survey question stands outside of its form');
  return form;
}

// What follows reads one thing each from the form and renders only when that changes: typing into one field renders
// no other, and not even its own.

export function useError(name: Field): string | undefined {
  const form = useSurveyForm();
  return useSyncExternalStore(
    (callback) => form.subscribe({ name, exact: true, formState: { errors: true }, callback }),
    () => form.getFieldState(name).error?.message,
  );
}

/** What follows from the answers, as long as it is one value. */
export function useAnswers<Value extends string | boolean>(read: (answers: Answers) => Value): Value {
  const form = useSurveyForm();
  return useSyncExternalStore(
    (callback) => form.subscribe({ formState: { values: true }, callback }),
    () => read(answersFrom(form.getValues())),
  );
}

/** The step's fields whose messages stand there, in their order. */
export function useWrongFields(step: number): Field[] {
  const form = useSurveyForm();
  const names = useSyncExternalStore(
    (callback) => form.subscribe({ formState: { errors: true, values: true }, callback }),
    () =>
      stepFields[step - 1]
        ?.filter((name) => form.getFieldState(name).error && isAsked(name, form.getValues()))
        .join(),
  );
  return (names?.split(',').filter(Boolean) ?? []) as Field[];
}

/** A message goes as soon as its field is right; a field that was not refused gets none before the next attempt. */
export function recheck(form: Form, name: Field) {
  const before = form.getFieldState(name).error?.message;
  if (!before) return;
  const message = answerErrors(answersFrom(form.getValues()), form.words)[name];
  if (!message) form.clearErrors(name);
  else if (message !== before) form.setError(name, { message });
}
