import { z } from 'zod';
import { pictureOf } from '#src/content/schemas/picture.ts';
import {
  headSchema,
  routeLinkSchema,
  text,
  texts,
  toastSchema,
  withPlaceholder,
} from '#src/content/schemas/shared.ts';
import { type ChoiceField, choices } from '#src/content/schemas/survey-choices.ts';

const questionSchema = z.strictObject({ label: text, hint: text.optional() });

function createChoiceSchema(field: ChoiceField) {
  return questionSchema.extend({ options: z.record(z.enum(choices[field]), text) });
}

function createOverlapSchema(field: ChoiceField) {
  return createChoiceSchema(field).extend({ overlap: z.strictObject({ before: text, after: text }) });
}

function createListSchema(field: ChoiceField) {
  return createChoiceSchema(field).extend({ placeholder: text });
}

const questionsSchema = z.strictObject({
  full_name: questionSchema,
  email: questionSchema,
  phone_number: questionSchema,
  tiktok_handle: questionSchema,
  follower_count: questionSchema,
  other_social_handles: questionSchema,
  location: questionSchema,
  time_zone: questionSchema.extend({ offer: text }),
  gone_live_before: questionSchema,
  highest_gmv: questionSchema,
  currently_with_agency: questionSchema,
  worked_with_agency_before: questionSchema,
  previous_agency: questionSchema,
  prior_sales_experience: questionSchema,
  sales_experience_details: questionSchema,
  content_type: createChoiceSchema('content_type'),
  comfortable_selling_categories: createChoiceSchema('comfortable_selling_categories'),
  categories_not_selling: createOverlapSchema('categories_not_selling'),
  niche_expertise: questionSchema,
  equipment_owned: createChoiceSchema('equipment_owned'),
  has_filming_space: questionSchema,
  internet_speed: questionSchema,
  hours_per_week: questionSchema,
  available_times: createChoiceSchema('available_times'),
  willing_to_follow_training: questionSchema,
  compensation_preferences: createOverlapSchema('compensation_preferences'),
  minimum_rate_expectation: questionSchema,
  languages_spoken: createChoiceSchema('languages_spoken'),
  age_range: createListSchema('age_range'),
  gender: createListSchema('gender'),
});

const fieldsWithToast = [
  'full_name',
  'email',
  'phone_number',
  'tiktok_handle',
  'follower_count',
  'location',
  'time_zone',
  'gone_live_before',
  'currently_with_agency',
  'worked_with_agency_before',
  'prior_sales_experience',
  'content_type',
  'comfortable_selling_categories',
  'has_filming_space',
  'hours_per_week',
  'available_times',
  'willing_to_follow_training',
  'compensation_preferences',
] as const;

const applicationSchema = z.strictObject({
  title: text,
  note: text,
  intro: z.strictObject(
    texts('title', 'lead', 'duration', 'start', 'kept', 'resume', 'restart', 'withoutScript'),
  ),
  steps: z.array(z.strictObject({ name: text, title: text, lead: text })).length(7),
  questions: questionsSchema,
  empty: z.record(z.enum([...fieldsWithToast, 'highest_gmv']), text),
  missing: z.record(z.enum(fieldsWithToast), toastSchema),
  numbers: z.strictObject(texts('inDigits', 'which', 'positive', 'tooLarge', 'whole', 'hour', 'week')),
  form: z.strictObject({
    ...texts('next', 'previous', 'action', 'busy'),
    failed: toastSchema,
    success: toastSchema,
    oneWrong: text,
    manyWrong: withPlaceholder('count'),
  }),
  answers: z.strictObject({ yes: text, no: text, none: text }),
  video: questionSchema.extend({ kept: text, remove: text, refused: withPlaceholder('file') }),
  check: z.strictObject({ heading: text, lead: text, change: text, back: text }),
  draft: z.strictObject({ keep: text, note: text, clear: text, confirm: text, confirmed: text }),
  sent: z.strictObject({ title: text, lead: text, social: text, email: text }),
});

export const surveySchema = z.strictObject({
  head: headSchema,
  picture: pictureOf('pages'),
  application: applicationSchema,
  outline: z.strictObject({
    heading: text,
    lead: text,
    steps: z.array(z.strictObject({ name: text, text: text })).length(7),
    ready: z.strictObject({ heading: text, items: z.array(text).min(3) }),
  }),
  after: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ title: text, text: text })).length(3),
    links: z.array(routeLinkSchema).min(1),
  }),
});

export type SurveyContent = z.infer<typeof surveySchema>;
export type Application = z.infer<typeof applicationSchema>;
export type Questions = Application['questions'];
