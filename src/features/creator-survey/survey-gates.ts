import { numberFrom } from './number-from.ts';
import { type Answers, type Field, stepCount, stepFields } from './survey-answers.ts';
import { type Errors, fieldErrors } from './survey-rules.ts';

/** A check of the Next button and the toast that says it failed. */
export type Gate = { field: Field; title: string; description: string };

const gates: readonly Gate[] = [
  gate('full_name', 'Full Name', 'enter your full name'),
  gate('email', 'Email', 'enter your email'),
  gate('phone_number', 'Phone Number', 'enter your phone number'),
  gate('tiktok_handle', 'TikTok Handle', 'enter your TikTok handle'),
  gate('follower_count', 'Follower Count', 'enter your follower count'),
  gate('location', 'Location', 'enter your location'),
  gate('time_zone', 'Time Zone', 'enter your time zone'),
  gate('gone_live_before', 'Live Experience', 'tell us whether you have gone live before'),
  gate('currently_with_agency', 'Agency Status', 'tell us whether you are with an agency now'),
  gate(
    'worked_with_agency_before',
    'Agency Experience',
    'tell us whether you have worked with an agency before',
  ),
  gate('prior_sales_experience', 'Sales Experience', 'tell us whether you have sales experience'),
  gate('content_type', 'Content Type', 'select your content type'),
  gate('comfortable_selling_categories', 'Categories', 'select the categories you are comfortable selling'),
  gate('has_filming_space', 'Filming Space', 'tell us whether you have a filming space'),
  gate('hours_per_week', 'Hours Per Week', 'enter your hours per week'),
  gate('available_times', 'Availability', 'select the times you are available'),
  gate('willing_to_follow_training', 'Training Commitment', 'tell us whether you will follow our training'),
  gate('compensation_preferences', 'Compensation', 'select your compensation preferences'),
];

function gate(field: Field, subject: string, request: string): Gate {
  return { field, title: `${subject} Required`, description: `Please ${request}.` };
}

function passes({ field }: Gate, answers: Answers): boolean {
  const answer = answers[field];
  if (Array.isArray(answer)) return answer.length > 0;
  if (field === 'follower_count' || field === 'hours_per_week') return numberFrom(answer) > 0;
  return answer.trim() !== '';
}

/** The first check of a step that fails, in the order of its questions. */
export function failedGate(step: number, answers: Answers): Gate | undefined {
  return gates.find((one) => stepFields[step - 1]?.includes(one.field) && !passes(one, answers));
}

const rechecked: readonly Field[] = [
  'comfortable_selling_categories',
  'available_times',
  'compensation_preferences',
];

/** The lists that are checked once more when the application is sent. */
export function failedRecheck(answers: Answers): Gate | undefined {
  return gates.find((one) => rechecked.includes(one.field) && !passes(one, answers));
}

/**
 * All that keeps the answers from being sent: broken rules, and a follower count of 0, which its rule lets pass and
 * its step does not.
 */
export function answerErrors(answers: Answers): Errors {
  const errors = fieldErrors(answers);
  if (numberFrom(answers.follower_count) === 0) errors.follower_count ??= 'Must be a positive number';
  return errors;
}

/** The wrong fields of a step, in the order of its questions. */
export function wrongFields(step: number, errors: Errors): Field[] {
  return stepFields[step - 1]?.filter((field) => errors[field]) ?? [];
}

/** The first step whose answers are not complete yet, or the last step. */
export function openStep(answers: Answers): number {
  const errors = answerErrors(answers);
  const open = stepFields.findIndex((_, index) => wrongFields(index + 1, errors).length > 0);
  return open === -1 ? stepCount : open + 1;
}
