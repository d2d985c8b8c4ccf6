import { toAsciiEmailAddress } from '#shared/email-address.ts';
import type { Row } from '#src/forms/sending/data-client.ts';
import { isNumberQuestion, parseAnswer } from './parse-answer.ts';
import { type Answers, blankAnswers, type Field, isAsked } from './survey-answers.ts';

const fields = Object.keys(blankAnswers) as Field[];
const yesNoFields: readonly Field[] = [
  'gone_live_before',
  'currently_with_agency',
  'worked_with_agency_before',
  'prior_sales_experience',
  'has_filming_space',
  'willing_to_follow_training',
];

/**
 * The row for live_selling_survey_responses: texts as typed, null for empty answers and questions that were
 * not asked.
 */
export function buildSurveyRow(answers: Answers): Row {
  const toColumn = (field: Field) => {
    const answer = answers[field];
    if (Array.isArray(answer)) return answer.length > 0 ? answer : null;
    if (answer.trim() === '' || !isAsked(field, answers)) return null;
    if (field === 'email') return toAsciiEmailAddress(answer);
    if (yesNoFields.includes(field)) return answer === 'yes';
    return isNumberQuestion(field) ? parseAnswer(field, answer) : answer;
  };
  return {
    ...Object.fromEntries(fields.map((field) => [field, toColumn(field)])),
    // The video is never uploaded.
    intro_video_url: null,
  };
}
