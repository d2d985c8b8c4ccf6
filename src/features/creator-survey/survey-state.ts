import { type Answers, blankAnswers, type Field } from './survey-answers.ts';

type Errors = Partial<Record<Field, string | undefined>>;

export type SurveyState = {
  /** @returns a function that unsubscribes */
  subscribe: (onChange: () => void) => () => void;
  answers: () => Answers;
  error: (field: Field) => string | undefined;
  answer: <Name extends Field>(field: Name, answer: Answers[Name]) => void;
  setError: (field: Field, message: string | undefined) => void;
  setErrors: (errors: Errors) => void;
  reset: () => void;
};

/** @param onAnswer receives all answers after each change */
export function createSurveyState(before: Answers, onAnswer: (answers: Answers) => void): SurveyState {
  let answers = before;
  let errors: Errors = {};
  const subscribers = new Set<() => void>();
  const publish = () => {
    for (const subscriber of subscribers) subscriber();
  };
  return {
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    answers: () => answers,
    error: (field) => errors[field],
    answer(field, answer) {
      answers = { ...answers, [field]: answer };
      onAnswer(answers);
      publish();
    },
    setError(field, message) {
      errors = { ...errors, [field]: message };
      publish();
    },
    setErrors(next) {
      errors = next;
      publish();
    },
    reset() {
      answers = blankAnswers;
      errors = {};
      publish();
    },
  };
}
