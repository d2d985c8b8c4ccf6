import { type ChoiceField, choices } from '#src/content/schemas/survey-choices.ts';

const none: string[] = [];

const basics = {
  full_name: '',
  email: '',
  phone_number: '',
  tiktok_handle: '',
  follower_count: '',
  other_social_handles: '',
  location: '',
  time_zone: '',
};
const experience = {
  gone_live_before: '',
  highest_gmv: '',
  currently_with_agency: '',
  worked_with_agency_before: '',
  previous_agency: '',
  prior_sales_experience: '',
  sales_experience_details: '',
};
const content = {
  content_type: '',
  comfortable_selling_categories: none,
  categories_not_selling: none,
  niche_expertise: '',
};
const setup = { equipment_owned: none, has_filming_space: '', internet_speed: '' };
const availability = { hours_per_week: '', available_times: none, willing_to_follow_training: '' };
const compensation = { compensation_preferences: none, minimum_rate_expectation: '' };
const extras = { languages_spoken: none, age_range: '', gender: '' };

/** An application before anything is answered: what is typed and chosen, as text, under the table's columns. */
export const blankAnswers = {
  ...basics,
  ...experience,
  ...content,
  ...setup,
  ...availability,
  ...compensation,
  ...extras,
};

export type Answers = typeof blankAnswers;
export type Field = keyof Answers;

export const stepFields = [basics, experience, content, setup, availability, compensation, extras].map(
  (step) => Object.keys(step) as Field[],
);
export const stepCount = stepFields.length;

/** A follow-up question and the yes/no question that opens it. */
export const askedIf = {
  highest_gmv: 'gone_live_before',
  previous_agency: 'worked_with_agency_before',
  sales_experience_details: 'prior_sales_experience',
} as const satisfies Partial<Record<Field, Field>>;

export type FollowUp = keyof typeof askedIf;

/** Whether the question stands in its step, given the other answers. */
export function isAsked(field: Field, answers: Answers): boolean {
  return !(field in askedIf) || answers[askedIf[field as FollowUp]] === 'yes';
}

/** The categories that are ruled out although they were chosen. */
export function categoriesInBoth(answers: Answers): string[] {
  return answers.categories_not_selling.filter((one) => answers.comfortable_selling_categories.includes(one));
}

/** The single ways of pay that are chosen beside 'All of the above'. */
export function coveredByAllAbove({ compensation_preferences: chosen }: Answers): string[] {
  return chosen.includes('all-above') ? chosen.filter((one) => one !== 'all-above') : [];
}

/** Whether nothing at all has been answered. */
export function isBlank(answers: Answers): boolean {
  return Object.values(answers).every((answer) => answer.length === 0);
}

/** Answers from a draft or a form, whatever it holds: unknown fields go, unknown values become no answer. */
export function answersFrom(source: unknown): Answers {
  const given = Object(source) as Record<string, unknown>;
  const answers = Object.entries(blankAnswers).map(([field, blank]) => {
    const value = given[field];
    const allowed: readonly string[] | undefined = choices[field as ChoiceField];
    if (Array.isArray(blank))
      return [field, Array.isArray(value) ? allowed?.filter((one) => value.includes(one)) : []];
    const known = typeof value === 'string' && (!allowed || allowed.includes(value));
    return [field, known ? value : ''];
  });
  return Object.fromEntries(answers);
}
