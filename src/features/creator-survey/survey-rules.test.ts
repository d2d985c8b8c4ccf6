import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surveyWords } from '#tests/support/form-words.ts';
import { fullAnswers } from '#tests/support/survey-answers.ts';
import { type Answers, blankAnswers, type Field } from './survey-answers.ts';
import { fieldErrors } from './survey-rules.ts';

function errorOf(field: Field, answer: string | string[], others: Partial<Answers> = {}) {
  return fieldErrors({ ...fullAnswers, ...others, [field]: answer }, surveyWords)[field];
}

/** What each required field says when it is empty, in the words of the specification. */
const whenEmpty: [Field, string][] = [
  ['full_name', 'Full name is required'],
  ['email', 'Email is required'],
  ['phone_number', 'Phone number is required'],
  ['tiktok_handle', 'TikTok handle is required'],
  ['follower_count', 'Follower count is required'],
  ['location', 'Location is required'],
  ['time_zone', 'Time zone is required'],
  ['gone_live_before', 'Please select an option'],
  ['highest_gmv', 'Please enter your highest GMV'],
  ['currently_with_agency', 'Please select an option'],
  ['worked_with_agency_before', 'Please select an option'],
  ['prior_sales_experience', 'Please select an option'],
  ['content_type', 'Please select content type'],
  ['comfortable_selling_categories', 'Please select at least one category'],
  ['has_filming_space', 'Please select an option'],
  ['hours_per_week', 'Please enter hours per week'],
  ['available_times', 'Please select at least one time'],
  ['willing_to_follow_training', 'Please select an option'],
  ['compensation_preferences', 'Please select at least one option'],
];

test('a full application breaks no rule', () => {
  assert.deepEqual(fieldErrors(fullAnswers, surveyWords), {});
});

test('a blank one names every required field and no optional one', () => {
  const { highest_gmv, ...asked } = Object.fromEntries(whenEmpty);
  assert.deepEqual(fieldErrors(blankAnswers, surveyWords), asked);
});

for (const [field, message] of whenEmpty) {
  test(`${field} left empty says '${message}'`, () => {
    assert.equal(errorOf(field, Array.isArray(fullAnswers[field]) ? [] : ''), message);
  });
}

test('blanks alone do not fill a text', () => {
  assert.equal(errorOf('full_name', ' \t\u00a0'), 'Full name is required');
  assert.equal(errorOf('hours_per_week', '  '), 'Please enter hours per week');
});

test('optional questions may stay empty', () => {
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
  assert.deepEqual(fieldErrors({ ...fullAnswers, ...optional }, surveyWords), {});
});

test('an e-mail is what its input takes for one, and no more is asked', () => {
  for (const wrong of ['ada', 'ada@', '@example.com', 'ada @ example', 'a b@c d', 'a@x.co, b@y.co']) {
    assert.equal(errorOf('email', wrong), 'Please enter a valid email', wrong);
  }
  for (const right of ['a@b', 'ada+live@example.com', 'ada@exämple.com']) {
    assert.equal(errorOf('email', right), undefined, right);
  }
});

test('a follower count is a whole number from 0 on', () => {
  for (const right of ['0', '1', '12,000', '12.000', '12k', '1e5', '1000000000000']) {
    assert.equal(errorOf('follower_count', right), undefined, right);
  }
  assert.equal(errorOf('follower_count', '-1'), 'Must be a positive number');
  assert.equal(errorOf('follower_count', '12.5'), 'Please enter a whole number, for example 12000');
  assert.equal(
    errorOf('follower_count', '99999999999999999999'),
    'Please check this number, it is too large',
  );
  assert.equal(errorOf('follower_count', '1,5'), 'Please enter a whole number, for example 12000');
  assert.equal(errorOf('follower_count', '1.234k'), 'Please say which number you mean');
  for (const unclear of ['12k+', 'many', '1,2,3']) {
    assert.equal(
      errorOf('follower_count', unclear),
      'Please enter the number in digits, for example 12000',
      unclear,
    );
  }
});

test('hours per week go from 1 to the 168 that a week has', () => {
  for (const right of ['1', '7.5', '7,5', '12.500', '168'])
    assert.equal(errorOf('hours_per_week', right), undefined, right);
  for (const few of ['0', '0.5', '-4']) {
    assert.equal(errorOf('hours_per_week', few), 'Must be at least 1 hour', few);
  }
  assert.equal(errorOf('hours_per_week', '169'), 'A week has 168 hours');
  assert.equal(errorOf('hours_per_week', 'ten'), 'Please enter the number in digits, for example 12000');
});

test('the highest GMV is asked for, and checked, only after a yes', () => {
  assert.equal(errorOf('highest_gmv', '0'), undefined);
  assert.equal(errorOf('highest_gmv', '-5'), 'Must be a positive number');
  assert.equal(errorOf('highest_gmv', '1e400'), 'Please enter the number in digits, for example 12000');
  for (const hidden of ['', '-5', 'a lot']) {
    assert.equal(errorOf('highest_gmv', hidden, { gone_live_before: 'no' }), undefined, hidden);
  }
});

test('texts are taken up to what the table holds, in characters', () => {
  const face = '🎥';
  for (const [field, most] of [
    ['full_name', 1_000],
    ['location', 1_000],
    ['internet_speed', 1_000],
    ['sales_experience_details', 20_000],
    ['niche_expertise', 20_000],
    ['other_social_handles', 20_000],
  ] as const) {
    assert.equal(errorOf(field, face.repeat(most)), undefined, field);
    const message = `Please shorten this to ${most.toLocaleString('en-US')} characters`;
    assert.equal(errorOf(field, face.repeat(most + 1)), message, field);
  }
  assert.equal(errorOf('email', `${'a'.repeat(310)}@example.com`), 'Please shorten this to 320 characters');
});

test('NUL, which no database text can hold, is refused in every text', () => {
  for (const field of [
    'full_name',
    'email',
    'time_zone',
    'niche_expertise',
    'minimum_rate_expectation',
  ] as const) {
    assert.match(errorOf(field, 'Sam\0@Host') ?? '', /invisible character/, field);
  }
});

test('markup, SQL, emoji and right-to-left text are texts like any other', () => {
  for (const text of ["<b>Robert'); DROP TABLE leads;--</b>", '🎥👩‍🎤', 'שלום עולם', '  Sam  ']) {
    assert.equal(errorOf('full_name', text), undefined, text);
  }
});
