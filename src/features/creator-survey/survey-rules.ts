import { looksLikeEmail, mostCharacters, textError } from '#src/components/form/field-errors.ts';
import { numberFrom } from './number-from.ts';
import { type Answers, type Field, isAsked } from './survey-answers.ts';

const inDigits = 'Please enter the number in digits, for example 12000';
const positive = 'Must be a positive number';
const tooLarge = 'Please check this number, it is too large';
/** A million million: more followers or dollars than there are. */
const large = 1e12;

/** What is wrong with an answer as typed, or undefined. */
type Rule = (answer: string) => string | undefined;

function must(pass: (answer: string) => boolean, message: string): Rule {
  return (answer) => (pass(answer) ? undefined : message);
}

function text(most: number): Rule {
  return (answer) => textError(answer, most);
}

function filled(message: string, most = mostCharacters.line): Rule[] {
  return [text(most), must((answer) => answer.trim() !== '', message)];
}

function number(message: string, ...limits: [passes: (value: number) => boolean, message: string][]): Rule[] {
  return [
    ...filled(message),
    must((answer) => !Number.isNaN(numberFrom(answer)), inDigits),
    ...limits.map(([passes, words]) => must((answer) => passes(numberFrom(answer)), words)),
  ];
}

const line = [text(mostCharacters.line)];
const long = [text(mostCharacters.text)];
const yesOrNo = filled('Please select an option');

/** The rules of each text; the loose e-mail pattern and the least values are the specification's. */
const rules: Partial<Record<Field, Rule[]>> = {
  full_name: filled('Full name is required'),
  email: [
    ...filled('Email is required', mostCharacters.email),
    must(looksLikeEmail, 'Please enter a valid email'),
  ],
  phone_number: filled('Phone number is required'),
  tiktok_handle: filled('TikTok handle is required'),
  follower_count: number(
    'Follower count is required',
    [(value) => value >= 0, positive],
    [Number.isInteger, 'Please enter a whole number, for example 12000'],
    [(value) => value <= large, tooLarge],
  ),
  other_social_handles: long,
  location: filled('Location is required'),
  time_zone: filled('Time zone is required'),
  gone_live_before: yesOrNo,
  highest_gmv: number(
    'Please enter your highest GMV',
    [(value) => value >= 0, positive],
    [(value) => value <= large, tooLarge],
  ),
  currently_with_agency: yesOrNo,
  worked_with_agency_before: yesOrNo,
  previous_agency: line,
  prior_sales_experience: yesOrNo,
  sales_experience_details: long,
  content_type: filled('Please select content type'),
  niche_expertise: long,
  has_filming_space: yesOrNo,
  internet_speed: line,
  hours_per_week: number(
    'Please enter hours per week',
    [(value) => value >= 1, 'Must be at least 1 hour'],
    [(value) => value <= 168, 'A week has 168 hours'],
  ),
  willing_to_follow_training: yesOrNo,
  minimum_rate_expectation: line,
};

/** What a list says that may not be empty. */
const whenNothingChosen: Partial<Record<Field, string>> = {
  comfortable_selling_categories: 'Please select at least one category',
  available_times: 'Please select at least one time',
  compensation_preferences: 'Please select at least one option',
};

export type Errors = Partial<Record<Field, string>>;

/** What is wrong with the answers, one message a field, over all steps; a question that is not asked is never wrong. */
export function fieldErrors(answers: Answers): Errors {
  const errors: Errors = {};
  for (const [name, answer] of Object.entries(answers)) {
    const field = name as Field;
    const message = isAsked(field, answers) ? errorOf(field, answer) : undefined;
    if (message) errors[field] = message;
  }
  return errors;
}

function errorOf(field: Field, answer: string | string[]): string | undefined {
  if (Array.isArray(answer)) return answer.length === 0 ? whenNothingChosen[field] : undefined;
  for (const rule of rules[field] ?? []) {
    const message = rule(answer);
    if (message) return message;
  }
}
