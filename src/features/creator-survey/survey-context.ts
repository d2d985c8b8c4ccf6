import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Answers, type Field, isAsked, stepFields } from './survey-answers.ts';
import { validateAnswers } from './survey-gates.ts';
import type { RuleTexts } from './survey-rules.ts';
import type { SurveyState } from './survey-state.ts';

type Survey = { state: SurveyState; texts: RuleTexts };

export const SurveyContext = createContext<Survey | undefined>(undefined);

export function useSurveyContext(): Survey {
  const survey = useContext(SurveyContext);
  if (!survey) throw new Error('survey questions must be inside SurveyContext');
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

/** Records an answer and removes its error once it is valid. */
export function useAnswerSetter() {
  const { state, texts } = useSurveyContext();
  return <Name extends Field>(name: Name, answer: Answers[Name]) => {
    state.answer(name, answer);
    // A field without an error gets no new error before the next submit.
    if (state.error(name)) state.setError(name, validateAnswers(state.answers(), texts)[name]);
  };
}

/** The fields of a step that have an error, in order. */
export function useInvalidFields(step: number): Field[] {
  const names = useSurveyValue((state) =>
    (stepFields[step - 1] ?? []).filter((name) => state.error(name) && isAsked(name, state.answers())).join(),
  );
  return names.split(',').filter(Boolean) as Field[];
}
