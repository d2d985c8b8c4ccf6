import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyTexts } from '#tests/support/forms/form-texts.ts';
import { fullAnswers } from '#tests/support/forms/survey-answers.ts';
import { type Answers, blankAnswers, type Field, stepCount } from './survey-answers.ts';
import * as gates from './survey-gates.ts';

const { missing, numbers } = surveyTexts;
const validateAnswers = (answers: Answers) => gates.validateAnswers(answers, surveyTexts);
const findFailedGate = (step: number, answers: Answers) => gates.findFailedGate(step, answers, surveyTexts);
const findEmptyList = (answers: Answers) => gates.findEmptyList(answers, surveyTexts);
const findIncompleteStep = (answers: Answers) => gates.findIncompleteStep(answers, surveyTexts);

const checks: [step: number, field: keyof typeof missing][] = [
  [1, 'full_name'],
  [1, 'email'],
  [1, 'phone_number'],
  [1, 'tiktok_handle'],
  [1, 'follower_count'],
  [1, 'location'],
  [1, 'time_zone'],
  [2, 'gone_live_before'],
  [2, 'currently_with_agency'],
  [2, 'worked_with_agency_before'],
  [2, 'prior_sales_experience'],
  [3, 'content_type'],
  [3, 'comfortable_selling_categories'],
  [4, 'has_filming_space'],
  [5, 'hours_per_week'],
  [5, 'available_times'],
  [5, 'willing_to_follow_training'],
  [6, 'compensation_preferences'],
];

function answersWithout(...fields: Field[]): Answers {
  return { ...fullAnswers, ...Object.fromEntries(fields.map((field) => [field, blankAnswers[field]])) };
}

test('lets a complete application pass every step', () => {
  for (let step = 1; step <= stepCount; step++) assert.equal(findFailedGate(step, fullAnswers), undefined);
  assert.equal(findEmptyList(fullAnswers), undefined);
  assert.equal(findIncompleteStep(fullAnswers), 7);
});

for (const [step, field] of checks) {
  test(`stops at step ${step} without ${field} and shows that field's message`, () => {
    const answers = answersWithout(field);
    assert.deepEqual(findFailedGate(step, answers), { ...missing[field], destructive: true });
    assert.ok(validateAnswers(answers)[field]);
    assert.equal(findIncompleteStep(answers), step);
  });
}

test('reports the first check that fails', () => {
  const left: Field[] = [];
  for (const [step, field] of checks.toReversed()) {
    left.push(field);
    assert.equal(findFailedGate(step, answersWithout(...left))?.title, missing[field].title);
  }
});

test('stops at a follower count of 0', () => {
  const answers = { ...fullAnswers, follower_count: '0' };
  assert.equal(findFailedGate(1, answers)?.title, missing.follower_count.title);
  assert.deepEqual(validateAnswers(answers), { follower_count: numbers.positive });
  assert.equal(findFailedGate(1, { ...fullAnswers, follower_count: '1' }), undefined);
});

test('allows Next for half an hour a week but marks the field as invalid', () => {
  const answers = { ...fullAnswers, hours_per_week: '0.5' };
  assert.equal(findFailedGate(5, answers), undefined);
  assert.deepEqual(validateAnswers(answers), { hours_per_week: numbers.hour });
  assert.equal(findIncompleteStep(answers), 5);
});

test('requires nothing in step 7 and checks the three lists again before sending', () => {
  assert.equal(findFailedGate(7, blankAnswers), undefined);
  assert.equal(findEmptyList(blankAnswers)?.title, missing.comfortable_selling_categories.title);
  assert.equal(findEmptyList(answersWithout('available_times'))?.title, missing.available_times.title);
  assert.equal(
    findEmptyList(answersWithout('compensation_preferences'))?.title,
    missing.compensation_preferences.title,
  );
  assert.equal(findEmptyList(answersWithout('full_name')), undefined);
});
