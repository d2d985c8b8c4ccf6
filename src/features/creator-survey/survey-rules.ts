import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import {
  type EmailWords,
  emailError,
  mostCharacters,
  type TextWords,
  textError,
} from '#src/forms/fields/field-errors.ts';
import { readings } from '#src/forms/fields/read-number.ts';
import { type NumberQuestion, numberFields, numberFrom } from './number-from.ts';
import { type Answers, type Field, isAsked } from './survey-answers.ts';

export type RuleWords = Pick<Application, 'empty' | 'missing' | 'numbers'> & TextWords & EmailWords;

/** A million million: more followers or dollars than there are. */
const large = 1e12;

/** What is wrong with an answer as typed, or undefined. */
type Rule = (answer: string) => string | undefined;

function must(pass: (answer: string) => boolean, message: string): Rule {
  return (answer) => (pass(answer) ? undefined : message);
}

/** The rules of each text; the least values are the specification's, the lengths the table's. */
function rulesOf(words: RuleWords): Partial<Record<Field, Rule[]>> {
  const { empty, numbers } = words;
  const text = (most: number) => (answer: string) => textError(answer, most, words);
  const filled = (field: keyof typeof empty, fits: Rule = text(mostCharacters.line)): Rule[] => [
    must((answer) => answer.trim() !== '', empty[field]),
    fits,
  ];
  const number = (
    field: NumberQuestion,
    ...limits: [passes: (value: number) => boolean, message: string][]
  ): Rule[] => [
    ...filled(field),
    must((answer) => readings(answer, numberFields[field]).length > 0, numbers.inDigits),
    must((answer) => readings(answer, numberFields[field]).length < 2, numbers.which),
    ...limits.map(([passes, message]) => must((answer) => passes(numberFrom(field, answer)), message)),
  ];
  const line = [text(mostCharacters.line)];
  const long = [text(mostCharacters.text)];
  return {
    full_name: filled('full_name'),
    email: filled('email', (answer) => emailError(answer, words)),
    phone_number: filled('phone_number'),
    tiktok_handle: filled('tiktok_handle'),
    follower_count: number(
      'follower_count',
      [(value) => value >= 0, numbers.positive],
      [Number.isInteger, numbers.whole],
      [(value) => value <= large, numbers.tooLarge],
    ),
    other_social_handles: long,
    location: filled('location'),
    time_zone: filled('time_zone'),
    gone_live_before: filled('gone_live_before'),
    highest_gmv: number(
      'highest_gmv',
      [(value) => value >= 0, numbers.positive],
      [(value) => value <= large, numbers.tooLarge],
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

/** What is wrong with the answers, one message a field, over all steps; a question that is not asked is never wrong. */
export function fieldErrors(answers: Answers, words: RuleWords): Errors {
  const rules = rulesOf(words);
  const errorOf = (field: Field, answer: string | string[]): string | undefined => {
    if (Array.isArray(answer))
      return answer.length === 0 ? words.empty[field as keyof typeof words.empty] : undefined;
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
