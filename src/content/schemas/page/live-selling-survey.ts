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

const question = z.strictObject({ label: text, hint: text.optional() });

function choice(field: ChoiceField) {
  return question.extend({ options: z.record(z.enum(choices[field]), text) });
}

function overlapping(field: ChoiceField) {
  return choice(field).extend({ overlap: z.strictObject({ before: text, after: text }) });
}

function list(field: ChoiceField) {
  return choice(field).extend({ placeholder: text });
}

const questions = z.strictObject({
  full_name: question,
  email: question,
  phone_number: question,
  tiktok_handle: question,
  follower_count: question,
  other_social_handles: question,
  location: question,
  time_zone: question.extend({ offer: text }),
  gone_live_before: question,
  highest_gmv: question,
  currently_with_agency: question,
  worked_with_agency_before: question,
  previous_agency: question,
  prior_sales_experience: question,
  sales_experience_details: question,
  content_type: choice('content_type'),
  comfortable_selling_categories: choice('comfortable_selling_categories'),
  categories_not_selling: overlapping('categories_not_selling'),
  niche_expertise: question,
  equipment_owned: choice('equipment_owned'),
  has_filming_space: question,
  internet_speed: question,
  hours_per_week: question,
  available_times: choice('available_times'),
  willing_to_follow_training: question,
  compensation_preferences: overlapping('compensation_preferences'),
  minimum_rate_expectation: question,
  languages_spoken: choice('languages_spoken'),
  age_range: list('age_range'),
  gender: list('gender'),
});

const toasted = [
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
  intro: z.strictObject(texts('title lead duration start kept resume restart withoutScript')),
  steps: z.array(z.strictObject({ name: text, title: text, lead: text })).length(7),
  questions,
  empty: z.record(z.enum([...toasted, 'highest_gmv']), text),
  missing: z.record(z.enum(toasted), toastSchema),
  numbers: z.strictObject(texts('inDigits which positive tooLarge whole hour week')),
  form: z.strictObject({
    ...texts('next previous action busy'),
    failed: toastSchema,
    success: toastSchema,
    oneWrong: text,
    manyWrong: withPlaceholder('count'),
  }),
  answers: z.strictObject({ yes: text, no: text, none: text }),
  video: question.extend({ kept: text, remove: text, refused: withPlaceholder('file') }),
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
