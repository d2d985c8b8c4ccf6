import { toErrorToast } from '#src/forms/form-texts.ts';
import type { ToastMessage } from '#src/frame/toast.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Answers, type Field, stepCount, stepFields } from './survey-answers.ts';
import { type Errors, findErrors, type RuleTexts } from './survey-rules.ts';

type Gate = keyof RuleTexts['missing'];

function isPassed(field: Gate, answers: Answers): boolean {
  const answer = answers[field];
  if (Array.isArray(answer)) return answer.length > 0;
  if (field === 'follower_count' || field === 'hours_per_week') return parseAnswer(field, answer) > 0;
  return answer.trim() !== '';
}

/** Toast for the first unanswered required question of a step. */
export function findFailedGate(step: number, answers: Answers, texts: RuleTexts): ToastMessage | undefined {
  return findFirstFailed(stepFields[step - 1] ?? [], answers, texts);
}

/** Toast for a list that is still empty when the application is sent. */
export function findEmptyList(answers: Answers, texts: RuleTexts): ToastMessage | undefined {
  const lists = ['comfortable_selling_categories', 'available_times', 'compensation_preferences'] as const;
  return findFirstFailed(lists, answers, texts);
}

function findFirstFailed(fields: readonly Field[], answers: Answers, { missing }: RuleTexts) {
  const gate = fields.find((field) => field in missing && !isPassed(field as Gate, answers)) as
    | Gate
    | undefined;
  return gate && toErrorToast(missing[gate]);
}

/**
 * Errors that prevent sending: all field errors, and a follower count of 0, which the field's rule accepts but its step
 * does not.
 */
export function validateAnswers(answers: Answers, texts: RuleTexts): Errors {
  const errors = findErrors(answers, texts);
  if (parseAnswer('follower_count', answers.follower_count) === 0)
    errors.follower_count ??= texts.numbers.positive;
  return errors;
}

/** Invalid fields of a step, in order. */
export function findInvalidFields(step: number, errors: Errors): Field[] {
  return stepFields[step - 1]?.filter((field) => errors[field]) ?? [];
}

/** The first incomplete step, or the last step. */
export function findIncompleteStep(answers: Answers, texts: RuleTexts): number {
  const errors = validateAnswers(answers, texts);
  const open = stepFields.findIndex((_, index) => findInvalidFields(index + 1, errors).length > 0);
  return open === -1 ? stepCount : open + 1;
}
