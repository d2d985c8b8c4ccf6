import { refusal } from '#src/forms/form-words.ts';
import type { ToastMessage } from '#src/frame/toast.ts';
import { numberFrom } from './number-from.ts';
import { type Answers, type Field, stepCount, stepFields } from './survey-answers.ts';
import { type Errors, fieldErrors, type RuleWords } from './survey-rules.ts';

type Gate = keyof RuleWords['missing'];

function passes(field: Gate, answers: Answers): boolean {
  const answer = answers[field];
  if (Array.isArray(answer)) return answer.length > 0;
  if (field === 'follower_count' || field === 'hours_per_week') return numberFrom(field, answer) > 0;
  return answer.trim() !== '';
}

/** The toast of a step's first question without an answer, in the order of its questions. */
export function failedGate(step: number, answers: Answers, words: RuleWords): ToastMessage | undefined {
  return firstFailed(stepFields[step - 1] ?? [], answers, words);
}

/** The lists that are checked once more when the application is sent. */
export function failedRecheck(answers: Answers, words: RuleWords): ToastMessage | undefined {
  const lists = ['comfortable_selling_categories', 'available_times', 'compensation_preferences'] as const;
  return firstFailed(lists, answers, words);
}

function firstFailed(fields: readonly Field[], answers: Answers, { missing }: RuleWords) {
  const gate = fields.find((field) => field in missing && !passes(field as Gate, answers)) as
    | Gate
    | undefined;
  return gate && refusal(missing[gate]);
}

/**
 * All that keeps the answers from being sent: broken rules, and a follower count of 0, which its rule lets pass and
 * its step does not.
 */
export function answerErrors(answers: Answers, words: RuleWords): Errors {
  const errors = fieldErrors(answers, words);
  if (numberFrom('follower_count', answers.follower_count) === 0)
    errors.follower_count ??= words.numbers.positive;
  return errors;
}

/** The wrong fields of a step, in the order of its questions. */
export function wrongFields(step: number, errors: Errors): Field[] {
  return stepFields[step - 1]?.filter((field) => errors[field]) ?? [];
}

/** The first step whose answers are not complete yet, or the last step. */
export function openStep(answers: Answers, words: RuleWords): number {
  const errors = answerErrors(answers, words);
  const open = stepFields.findIndex((_, index) => wrongFields(index + 1, errors).length > 0);
  return open === -1 ? stepCount : open + 1;
}
