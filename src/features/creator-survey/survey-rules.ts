import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import {
  type EmailErrorTexts,
  findEmailError,
  findTextError,
  maxCharacters,
  type TextFieldTexts,
} from '#src/forms/fields/field-errors.ts';
import { parseNumbers } from '#src/forms/fields/read-number.ts';
import { type NumberQuestion, numberFields, parseAnswer } from './parse-answer.ts';
import { type Answers, type Field, isAsked } from './survey-answers.ts';

export type RuleTexts = Pick<Application, 'empty' | 'missing' | 'numbers'> & TextFieldTexts & EmailErrorTexts;

/** Limit for followers and dollars, above any plausible value. */
const maxNumber = 1e12;

type Rule = (answer: string) => string | undefined;

function createRule(pass: (answer: string) => boolean, message: string): Rule {
  return (answer) => (pass(answer) ? undefined : message);
}

/** Rules of the text fields. Minimum values come from the specification, lengths from the table. */
function buildRules(texts: RuleTexts): Partial<Record<Field, Rule[]>> {
  const { empty, numbers } = texts;
  const createTextRule = (most: number) => (answer: string) => findTextError(answer, most, texts);
  const createRequiredRules = (
    field: keyof typeof empty,
    fits: Rule = createTextRule(maxCharacters.line),
  ): Rule[] => [createRule((answer) => answer.trim() !== '', empty[field]), fits];
  const createNumberRules = (
    field: NumberQuestion,
    ...limits: [passes: (value: number) => boolean, message: string][]
  ): Rule[] => [
    ...createRequiredRules(field),
    createRule((answer) => parseNumbers(answer, numberFields[field]).length > 0, numbers.inDigits),
    createRule((answer) => parseNumbers(answer, numberFields[field]).length < 2, numbers.which),
    ...limits.map(([passes, message]) => createRule((answer) => passes(parseAnswer(field, answer)), message)),
  ];
  const line = [createTextRule(maxCharacters.line)];
  const long = [createTextRule(maxCharacters.text)];
  return {
    full_name: createRequiredRules('full_name'),
    email: createRequiredRules('email', (answer) => findEmailError(answer, texts)),
    phone_number: createRequiredRules('phone_number'),
    tiktok_handle: createRequiredRules('tiktok_handle'),
    follower_count: createNumberRules(
      'follower_count',
      [(value) => value >= 0, numbers.positive],
      [Number.isInteger, numbers.whole],
      [(value) => value <= maxNumber, numbers.tooLarge],
    ),
    other_social_handles: long,
    location: createRequiredRules('location'),
    time_zone: createRequiredRules('time_zone'),
    gone_live_before: createRequiredRules('gone_live_before'),
    highest_gmv: createNumberRules(
      'highest_gmv',
      [(value) => value >= 0, numbers.positive],
      [(value) => value <= maxNumber, numbers.tooLarge],
    ),
    currently_with_agency: createRequiredRules('currently_with_agency'),
    worked_with_agency_before: createRequiredRules('worked_with_agency_before'),
    previous_agency: line,
    prior_sales_experience: createRequiredRules('prior_sales_experience'),
    sales_experience_details: long,
    content_type: createRequiredRules('content_type'),
    niche_expertise: long,
    has_filming_space: createRequiredRules('has_filming_space'),
    internet_speed: line,
    hours_per_week: createNumberRules(
      'hours_per_week',
      [(value) => value >= 1, numbers.hour],
      [(value) => value <= 168, numbers.week],
    ),
    willing_to_follow_training: createRequiredRules('willing_to_follow_training'),
    minimum_rate_expectation: line,
  };
}

export type Errors = Partial<Record<Field, string>>;

/** Errors of all steps, one message per field. Questions that are not asked are valid. */
export function findErrors(answers: Answers, texts: RuleTexts): Errors {
  const rules = buildRules(texts);
  const errorOf = (field: Field, answer: string | string[]): string | undefined => {
    if (Array.isArray(answer))
      return answer.length === 0 ? texts.empty[field as keyof typeof texts.empty] : undefined;
    for (const rule of rules[field] ?? []) {
      const message = rule(answer);
      if (message) return message;
    }
  };
  const errors: Errors = {};
  for (const [name, answer] of Object.entries(answers)) {
    const field = name as Field;
    const message = isAsked(field, answers) ? errorOf(field, answer) : undefined;
    if (message) errors[field] = message;
  }
  return errors;
}
