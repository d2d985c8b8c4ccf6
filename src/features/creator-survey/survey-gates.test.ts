import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyWords } from '#tests/support/form-words.ts';
import { fullAnswers } from '#tests/support/survey-answers.ts';
import { type Answers, blankAnswers, type Field, stepCount } from './survey-answers.ts';
import * as gates from './survey-gates.ts';

const answerErrors = (answers: Answers) => gates.answerErrors(answers, surveyWords);
const failedGate = (step: number, answers: Answers) => gates.failedGate(step, answers, surveyWords);
const failedRecheck = (answers: Answers) => gates.failedRecheck(answers, surveyWords);
const openStep = (answers: Answers) => gates.openStep(answers, surveyWords);

/** The checks of each step in their order, with the title of the toast. */
const checks: [step: number, field: Field, title: string][] = [
  [1, 'full_name', 'Full Name Required'],
  [1, 'email', 'Email Required'],
  [1, 'phone_number', 'Phone Number Required'],
  [1, 'tiktok_handle', 'TikTok Handle Required'],
  [1, 'follower_count', 'Follower Count Required'],
  [1, 'location', 'Location Required'],
  [1, 'time_zone', 'Time Zone Required'],
  [2, 'gone_live_before', 'Live Experience Required'],
  [2, 'currently_with_agency', 'Agency Status Required'],
  [2, 'worked_with_agency_before', 'Agency Experience Required'],
  [2, 'prior_sales_experience', 'Sales Experience Required'],
  [3, 'content_type', 'Content Type Required'],
  [3, 'comfortable_selling_categories', 'Categories Required'],
  [4, 'has_filming_space', 'Filming Space Required'],
  [5, 'hours_per_week', 'Hours Per Week Required'],
  [5, 'available_times', 'Availability Required'],
  [5, 'willing_to_follow_training', 'Training Commitment Required'],
  [6, 'compensation_preferences', 'Compensation Required'],
];

function without(...fields: Field[]): Answers {
  return { ...fullAnswers, ...Object.fromEntries(fields.map((field) => [field, blankAnswers[field]])) };
}

test('every step of a full application lets pass', () => {
  for (let step = 1; step <= stepCount; step++) assert.equal(failedGate(step, fullAnswers), undefined);
  assert.equal(failedRecheck(fullAnswers), undefined);
  assert.equal(openStep(fullAnswers), 7);
});

for (const [step, field, title] of checks) {
  test(`step ${step} without ${field} fails with '${title}', and says so beside the field too`, () => {
    const answers = without(field);
    assert.equal(failedGate(step, answers)?.title, title);
    assert.equal(failedGate(step, answers)?.destructive, true);
    assert.match(failedGate(step, answers)?.description ?? '', /^Please (enter your|select) .*[^.]\.$/);
    assert.ok(answerErrors(answers)[field]);
    assert.equal(openStep(answers), step);
  });
}

test('the first check that fails is the one that is told', () => {
  const missing: Field[] = [];
  for (const [step, field, title] of checks.toReversed()) {
    missing.push(field);
    assert.equal(failedGate(step, without(...missing))?.title, title);
  }
});

test("the first check's words are the specification's", () => {
  assert.equal(failedGate(1, without('full_name'))?.description, 'Please enter your full name.');
  assert.equal(failedGate(1, without('email'))?.description, 'Please enter your email.');
});

test('a follower count of 0 keeps its rule and fails its step', () => {
  const answers = { ...fullAnswers, follower_count: '0' };
  assert.equal(failedGate(1, answers)?.title, 'Follower Count Required');
  assert.deepEqual(answerErrors(answers), { follower_count: 'Must be a positive number' });
  assert.equal(failedGate(1, { ...fullAnswers, follower_count: '1' }), undefined);
});

test('half an hour a week passes the check and breaks the rule, so the step stays open', () => {
  const answers = { ...fullAnswers, hours_per_week: '0.5' };
  assert.equal(failedGate(5, answers), undefined);
  assert.deepEqual(answerErrors(answers), { hours_per_week: 'Must be at least 1 hour' });
  assert.equal(openStep(answers), 5);
});

test('step 7 asks for nothing, and sending checks the three lists once more', () => {
  assert.equal(failedGate(7, blankAnswers), undefined);
  assert.equal(failedRecheck(blankAnswers)?.title, 'Categories Required');
  assert.equal(failedRecheck(without('available_times'))?.title, 'Availability Required');
  assert.equal(failedRecheck(without('compensation_preferences'))?.title, 'Compensation Required');
  assert.equal(failedRecheck(without('full_name')), undefined);
});
