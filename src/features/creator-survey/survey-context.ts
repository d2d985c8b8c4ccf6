import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Answers, type Field, isAsked, stepFields } from './survey-answers.ts';
import { answerErrors } from './survey-gates.ts';
import type { RuleWords } from './survey-rules.ts';
import type { SurveyState } from './survey-state.ts';

type Survey = { state: SurveyState; words: RuleWords };

/** The survey that the questions of a step belong to, and the words of its rules. */
export const SurveyContext = createContext<Survey | undefined>(undefined);

export function useSurveyContext(): Survey {
  const survey = useContext(SurveyContext);
  if (!survey) throw new Error('a survey question outside of the survey');
  return survey;
}

function useSurveyValue<Value extends string | boolean | undefined | readonly string[]>(
  read: (state: SurveyState) => Value,
): Value {
  const { state } = useSurveyContext();
  return useSyncExternalStore(state.subscribe, () => read(state));
}

export function useError(name: Field): string | undefined {
  return useSurveyValue((state) => state.error(name));
}

export function useAnswers<Value extends string | boolean | readonly string[]>(
  read: (answers: Answers) => Value,
): Value {
  return useSurveyValue((state) => read(state.answers()));
}

/** Answers a question and removes its message once it is right. */
export function useAnswering() {
  const { state, words } = useSurveyContext();
  return <Name extends Field>(name: Name, answer: Answers[Name]) => {
    state.answer(name, answer);
    // A field that was not refused gets no message before the next attempt.
    if (state.error(name)) state.setError(name, answerErrors(state.answers(), words)[name]);
  };
}

/** The step's refused fields in their order. */
export function useWrongFields(step: number): Field[] {
  const names = useSurveyValue((state) =>
    (stepFields[step - 1] ?? []).filter((name) => state.error(name) && isAsked(name, state.answers())).join(),
  );
  return names.split(',').filter(Boolean) as Field[];
}
