import type { Row } from '#src/client/data-client.ts';
import { numberFrom } from './number-from.ts';
import { type Answers, blankAnswers, type Field, isAsked } from './survey-answers.ts';

/** The largest request that the data service takes, in bytes (BODY_LIMIT_BYTES in .env.example). */
const bodyLimit = 32 * 1024;

const fields = Object.keys(blankAnswers) as Field[];
const numbers: readonly Field[] = ['follower_count', 'highest_gmv', 'hours_per_week'];
const yesOrNo: readonly Field[] = [
  'gone_live_before',
  'currently_with_agency',
  'worked_with_agency_before',
  'prior_sales_experience',
  'has_filming_space',
  'willing_to_follow_training',
];

/** The row for live_selling_survey_responses: texts as typed, no answer and what was not asked as null. */
export function surveyRow(answers: Answers): Row {
  const column = (field: Field) => {
    const answer = answers[field];
    if (Array.isArray(answer)) return answer.length > 0 ? answer : null;
    if (answer.trim() === '' || !isAsked(field, answers)) return null;
    if (yesOrNo.includes(field)) return answer === 'yes';
    return numbers.includes(field) ? numberFrom(answer) : answer;
  };
  return {
    ...Object.fromEntries(fields.map((field) => [field, column(field)])),
    // The video is never uploaded.
    intro_video_url: null,
  };
}

/** The longest text of a row that is too large to be received, undefined when the row fits. */
export function tooLong(row: Row): Field | undefined {
  if (new TextEncoder().encode(JSON.stringify(row)).length <= bodyLimit) return undefined;
  const length = (field: Field) => (typeof row[field] === 'string' ? row[field].length : 0);
  return fields.reduce((longest, field) => (length(field) > length(longest) ? field : longest));
}
