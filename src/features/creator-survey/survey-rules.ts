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
  const text = (most: number) => (answer: string) => findTextError(answer, most, texts);
  const filled = (field: keyof typeof empty, fits: Rule = text(maxCharacters.line)): Rule[] => [
    createRule((answer) => answer.trim() !== '', empty[field]),
    fits,
  ];
  const number = (
    field: NumberQuestion,
    ...limits: [passes: (value: number) => boolean, message: string][]
  ): Rule[] => [
    ...filled(field),
    createRule((answer) => parseNumbers(answer, numberFields[field]).length > 0, numbers.inDigits),
    createRule((answer) => parseNumbers(answer, numberFields[field]).length < 2, numbers.which),
    ...limits.map(([passes, message]) => createRule((answer) => passes(parseAnswer(field, answer)), message)),
  ];
  const line = [text(maxCharacters.line)];
  const long = [text(maxCharacters.text)];
  return {
    full_name: filled('full_name'),
    email: filled('email', (answer) => findEmailError(answer, texts)),
    phone_number: filled('phone_number'),
    tiktok_handle: filled('tiktok_handle'),
    follower_count: number(
      'follower_count',
      [(value) => value >= 0, numbers.positive],
      [Number.isInteger, numbers.whole],
      [(value) => value <= maxNumber, numbers.tooLarge],
    ),
    other_social_handles: long,
    location: filled('location'),
    time_zone: filled('time_zone'),
    gone_live_before: filled('gone_live_before'),
    highest_gmv: number(
      'highest_gmv',
      [(value) => value >= 0, numbers.positive],
      [(value) => value <= maxNumber, numbers.tooLarge],
    ),
    currently_with_agency: filled('currently_with_agency'),
    worked_with_agency_before: filled('worked_with_agency_before'),
    previous_agency: line,
    prior_sales_experience: filled('prior_sales_experience'),
    sales_experience_details: long,
    content_type: filled('content_type'),
    niche_expertise: long,
    has_filming_space: filled('has_filming_space'),
    internet_speed: line,
    hours_per_week: number(
      'hours_per_week',
      [(value) => value >= 1, numbers.hour],
      [(value) => value <= 168, numbers.week],
    ),
    willing_to_follow_training: filled('willing_to_follow_training'),
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
