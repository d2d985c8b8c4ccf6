import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyTexts, tooLongText } from '#tests/support/forms/form-texts.ts';
import { fullAnswers } from '#tests/support/forms/survey-answers.ts';
import { type Answers, blankAnswers, type Field } from './survey-answers.ts';
import { findErrors } from './survey-rules.ts';

function findError(field: Field, answer: string | string[], others: Partial<Answers> = {}) {
  return findErrors({ ...fullAnswers, ...others, [field]: answer }, surveyTexts)[field];
}

const { highest_gmv, ...empty } = surveyTexts.empty;
const emptyFieldMessages = Object.entries(surveyTexts.empty) as [Field, string][];
const { numbers } = surveyTexts;

test('accepts a complete application', () => {
  assert.deepEqual(findErrors(fullAnswers, surveyTexts), {});
});

test('reports every required field of a blank application and no optional one', () => {
  assert.deepEqual(findErrors(blankAnswers, surveyTexts), empty);
});

for (const [field, message] of emptyFieldMessages) {
  test(`reports an empty ${field} with its own message`, () => {
    assert.equal(findError(field, Array.isArray(fullAnswers[field]) ? [] : ''), message);
  });
}

test('treats whitespace as empty', () => {
  assert.equal(findError('full_name', ' \t\u00a0'), empty.full_name);
  assert.equal(findError('hours_per_week', '  '), empty.hours_per_week);
});

test('accepts empty optional questions', () => {
  const optional: Partial<Answers> = {
    other_social_handles: '',
    previous_agency: '',
    sales_experience_details: '',
    categories_not_selling: [],
    niche_expertise: '',
    equipment_owned: [],
    internet_speed: '',
    minimum_rate_expectation: '',
    languages_spoken: [],
    age_range: '',
    gender: '',
  };
  assert.deepEqual(findErrors({ ...fullAnswers, ...optional }, surveyTexts), {});
});

test('accepts the same email addresses as the browser', () => {
  for (const wrong of ['ada', 'ada@', '@example.com', 'ada @ example', 'a b@c d', 'a@x.co, b@y.co']) {
    assert.equal(findError('email', wrong), surveyTexts.email, wrong);
  }
  for (const right of ['a@b', 'ada+live@example.com', 'ada@exämple.com']) {
    assert.equal(findError('email', right), undefined, right);
  }
});

test('accepts whole numbers from 0 as a follower count', () => {
  for (const right of ['0', '1', '12,000', '12.000', '12k', '1e5', '1000000000000']) {
    assert.equal(findError('follower_count', right), undefined, right);
  }
  assert.equal(findError('follower_count', '-1'), numbers.positive);
  assert.equal(findError('follower_count', '12.5'), numbers.whole);
  assert.equal(findError('follower_count', '99999999999999999999'), numbers.tooLarge);
  assert.equal(findError('follower_count', '1,5'), numbers.whole);
  assert.equal(findError('follower_count', '1.234k'), numbers.which);
  for (const unclear of ['12k+', 'many', '1,2,3']) {
    assert.equal(findError('follower_count', unclear), numbers.inDigits, unclear);
  }
});

test('accepts 1 to 168 hours per week', () => {
  for (const right of ['1', '7.5', '7,5', '12.500', '168'])
    assert.equal(findError('hours_per_week', right), undefined, right);
  for (const few of ['0', '0.5', '-4']) {
    assert.equal(findError('hours_per_week', few), numbers.hour, few);
  }
  assert.equal(findError('hours_per_week', '169'), numbers.week);
  assert.equal(findError('hours_per_week', 'ten'), numbers.inDigits);
});

test('requires the highest GMV only from applicants who have gone live', () => {
  assert.equal(findError('highest_gmv', '0'), undefined);
  assert.equal(findError('highest_gmv', '-5'), numbers.positive);
  assert.equal(findError('highest_gmv', '1e400'), numbers.inDigits);
  for (const hidden of ['', '-5', 'a lot']) {
    assert.equal(findError('highest_gmv', hidden, { gone_live_before: 'no' }), undefined, hidden);
  }
});

test('limits text to the length of its column, in characters', () => {
  const face = '🎥';
  for (const [field, most] of [
    ['full_name', 1_000],
    ['location', 1_000],
    ['internet_speed', 1_000],
    ['sales_experience_details', 20_000],
    ['niche_expertise', 20_000],
    ['other_social_handles', 20_000],
  ] as const) {
    assert.equal(findError(field, face.repeat(most)), undefined, field);
    const message = tooLongText(most.toLocaleString('en-US'));
    assert.equal(findError(field, face.repeat(most + 1)), message, field);
  }
  assert.equal(findError('email', `${'a'.repeat(310)}@example.com`), tooLongText('320'));
});

test('rejects NUL characters, which PostgreSQL cannot store', () => {
  for (const field of [
    'full_name',
    'email',
    'time_zone',
    'niche_expertise',
    'minimum_rate_expectation',
  ] as const) {
    assert.equal(findError(field, 'Sam\0@Host'), surveyTexts.invisible, field);
  }
});

test('accepts markup, SQL, emoji and right-to-left text', () => {
  for (const text of ["<b>Robert'); DROP TABLE leads;--</b>", '🎥👩‍🎤', 'שלום עולם', '  Sam  ']) {
    assert.equal(findError('full_name', text), undefined, text);
  }
});
