import { type ChoiceField, choices } from '#src/content/schemas/survey-choices.ts';

const noChoices: string[] = [];

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
  comfortable_selling_categories: noChoices,
  categories_not_selling: noChoices,
  niche_expertise: '',
};
const setup = { equipment_owned: noChoices, has_filming_space: '', internet_speed: '' };
const availability = { hours_per_week: '', available_times: noChoices, willing_to_follow_training: '' };
const compensation = { compensation_preferences: noChoices, minimum_rate_expectation: '' };
const extras = { languages_spoken: noChoices, age_range: '', gender: '' };

/** An empty application. The keys are column names, the values are texts as typed or option ids. */
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

/** Follow-up questions and the yes/no question that each depends on. */
const followUpConditions = {
  highest_gmv: 'gone_live_before',
  previous_agency: 'worked_with_agency_before',
  sales_experience_details: 'prior_sales_experience',
} as const satisfies Partial<Record<Field, Field>>;

export type FollowUp = keyof typeof followUpConditions;

/** Whether a question is asked, given the other answers. */
export function isAsked(field: Field, answers: Answers): boolean {
  return !(field in followUpConditions) || answers[followUpConditions[field as FollowUp]] === 'yes';
}

/** Categories that an applicant both likes to sell and rules out. */
export function findContradictoryCategories(answers: Answers): string[] {
  return answers.categories_not_selling.filter((one) => answers.comfortable_selling_categories.includes(one));
}

/** Compensation options that are chosen in addition to 'All of the above'. */
export function findRedundantCompensation({ compensation_preferences: chosen }: Answers): string[] {
  return chosen.includes('all-above') ? chosen.filter((one) => one !== 'all-above') : [];
}

export function isBlank(answers: Answers): boolean {
  return Object.values(answers).every((answer) => answer.length === 0);
}

/** Reads answers from a draft. Unknown fields are dropped, unknown values become empty answers. */
export function parseAnswers(source: unknown): Answers {
  const fields = Object(source) as Record<string, unknown>;
  const answers = Object.entries(blankAnswers).map(([field, blank]) => {
    const value = fields[field];
    const allowed: readonly string[] | undefined = choices[field as ChoiceField];
    if (Array.isArray(blank))
      return [field, Array.isArray(value) ? allowed?.filter((one) => value.includes(one)) : []];
    const known = typeof value === 'string' && (!allowed || allowed.includes(value));
    return [field, known ? value : ''];
  });
  return Object.fromEntries(answers);
}
