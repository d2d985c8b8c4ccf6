import { any, refine, safeParse, string, type ZodMiniType } from 'zod/mini';
import { looksLikeEmail, mostCharacters, textError } from '#src/components/form/field-errors.ts';
import { numberFrom } from './number-from.ts';
import { type Answers, type Field, isAsked } from './survey-answers.ts';

const inDigits = 'Please enter the number in digits, for example 12000';
const positive = 'Must be a positive number';
const tooLarge = 'Please check this number, it is too large';
/** A million million: more followers or dollars than there are. */
const large = 1e12;

function check(passes: (value: string) => boolean, error: string) {
  return refine<string>(passes, { error, abort: true });
}

function text(most: number) {
  const error = ({ input }: { input?: unknown }) => textError(String(input), most);
  return string().check(refine((value) => !textError(value, most), { error, abort: true }));
}

function filled(message: string, most = mostCharacters.line) {
  return text(most).check(check((value) => value.trim() !== '', message));
}

function number(message: string, ...rules: [passes: (value: number) => boolean, error: string][]) {
  return filled(message).check(
    check((value) => !Number.isNaN(numberFrom(value)), inDigits),
    ...rules.map(([passes, error]) => check((value) => passes(numberFrom(value)), error)),
  );
}

const line = text(mostCharacters.line);
const long = text(mostCharacters.text);
const yesOrNo = filled('Please select an option');
// `any`, for zod's own array would be a kilobyte more for what the answers' type says already.
const someOf = (message: string) => any().check(refine((list: string[]) => list.length > 0, message));

/**
 * The rules of the fields with their words; the loose e-mail pattern and the least values are the specification's.
 * One schema a field: an object schema would compile itself with `new Function`, which the page's policy forbids.
 */
const rules: Partial<Record<Field, ZodMiniType>> = {
  full_name: filled('Full name is required'),
  email: filled('Email is required', mostCharacters.email).check(
    check(looksLikeEmail, 'Please enter a valid email'),
  ),
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
  comfortable_selling_categories: someOf('Please select at least one category'),
  niche_expertise: long,
  has_filming_space: yesOrNo,
  internet_speed: line,
  hours_per_week: number(
    'Please enter hours per week',
    [(value) => value >= 1, 'Must be at least 1 hour'],
    [(value) => value <= 168, 'A week has 168 hours'],
  ),
  available_times: someOf('Please select at least one time'),
  willing_to_follow_training: yesOrNo,
  compensation_preferences: someOf('Please select at least one option'),
  minimum_rate_expectation: line,
};

export type Errors = Partial<Record<Field, string>>;

/** What is wrong with the answers, one message a field, over all steps; a question that is not asked is never wrong. */
export function fieldErrors(answers: Answers): Errors {
  const errors: Errors = {};
  for (const [name, rule] of Object.entries(rules)) {
    const field = name as Field;
    const issue = safeParse(rule, answers[field]).error?.issues[0];
    if (issue && isAsked(field, answers)) errors[field] = issue.message;
  }
  return errors;
}
