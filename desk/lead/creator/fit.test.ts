import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Settings } from '#shared/desk/api.ts';
import { checkFitRules } from './fit.ts';
import { describeTypedRate, parseHourlyRate } from './rate.ts';
import { findUnanswered, readSurvey } from './survey.ts';

const fitSettings: Settings['fit'] = {
  followers: 10_000,
  gmv: 5_000,
  noAgency: true,
  categories: ['Skincare', 'Beauty', 'Tech', 'Home'],
  filmingSpace: true,
  training: true,
  rate: 60,
};
const row = {
  follower_count: 86_200,
  gone_live_before: true,
  highest_gmv: '14350',
  currently_with_agency: false,
  comfortable_selling_categories: ['Skincare', 'Beauty', 'Wellness'],
  has_filming_space: true,
  willing_to_follow_training: true,
  minimum_rate_expectation: '$65 an hour',
};
const statesWith = (changed: object, rules = fitSettings) =>
  Object.fromEntries(
    checkFitRules(readSurvey({ ...row, ...changed }), rules).map((rule) => [rule.name, rule.state]),
  );

test('shows the answer and the requirement for each rule', () => {
  const rules = checkFitRules(readSurvey(row), fitSettings);
  assert.deepEqual(
    rules.map((rule) => `${rule.name}: ${rule.answer} (${rule.requirement}) ${rule.state}`),
    [
      'Audience: 86,200 followers (10,000 or more) met',
      'Best live sales: Best show $14,350 ($5,000 or more) met',
      'No other agency: With no agency now (no agency) met',
      'Categories: Skincare, Beauty (one of four) met',
      'Filming space: Quiet room (a quiet room) met',
      'Training: Will follow it (yes) met',
      'Rate: $65 an hour ($60 an hour at most) missed',
    ],
  );
});

test('accepts a value equal to the limit', () => {
  const at = statesWith({
    follower_count: 10_000,
    highest_gmv: 5_000,
    minimum_rate_expectation: '60 per hour',
  });
  assert.deepEqual([at.Audience, at['Best live sales'], at.Rate], ['met', 'met', 'met']);
  const past = statesWith({
    follower_count: 9_999,
    highest_gmv: 4_999.99,
    minimum_rate_expectation: '$60.01/hr',
  });
  assert.deepEqual([past.Audience, past['Best live sales'], past.Rate], ['missed', 'missed', 'missed']);
});

test('leaves out disabled rules', () => {
  const nothing = { ...fitSettings, followers: null, gmv: null, noAgency: false, categories: [], rate: null };
  assert.deepEqual(statesWith({}, nothing), { 'Filming space': 'met', Training: 'met' });
});

test('treats “never live” as an answer, and a missing sales figure as unanswered', () => {
  assert.equal(statesWith({ gone_live_before: false, highest_gmv: null })['Best live sales'], 'missed');
  assert.equal(statesWith({ highest_gmv: null })['Best live sales'], 'open');
});

test('leaves the rule open for a rate that is not hourly, and shows the rate as typed', () => {
  const [rule] = checkFitRules(readSurvey({ ...row, minimum_rate_expectation: '$150 a show' }), {
    ...fitSettings,
    followers: null,
    gmv: null,
    noAgency: false,
    categories: [],
    filmingSpace: false,
    training: false,
  });
  assert.deepEqual([rule?.state, rule?.answer], ['open', '$150 a show']);
  assert.equal(statesWith({ minimum_rate_expectation: null }).Rate, 'open');
});

test('marks a rate without a unit', () => {
  assert.equal(describeTypedRate(' 30 '), '30 (unit not given)');
  assert.equal(describeTypedRate('$1,500'), '$1,500 (unit not given)');
  assert.equal(describeTypedRate('$150 a show'), '$150 a show');
});

test('reads hourly rates from free text', () => {
  const read: [string, number | null][] = [
    ['$40 an hour', 40],
    ['40/hr', 40],
    ['$40-60 per hour', 40],
    ['USD 1,200.50 per hour', 1200.5],
    ['35 dollars an hour', 35],
    ['around $25 / hour plus commission', 25],
    ['12% of sales', null],
    ['$150 a show', null],
    ['£40 an hour', null],
    ['40 euros an hour', null],
    ['by the hour', null],
    ['', null],
  ];
  for (const [typed, dollars] of read) assert.equal(parseHourlyRate(typed), dollars, typed);
});

test('lists a question as unanswered only if it was asked', () => {
  const never = readSurvey({
    ...row,
    gone_live_before: false,
    highest_gmv: null,
    languages_spoken: ['English'],
  });
  assert.ok(!findUnanswered(never).includes('best live'));
  assert.ok(!findUnanswered(never).includes('languages'));
  assert.ok(findUnanswered(never).includes('gender'));
  assert.ok(findUnanswered(readSurvey({ ...row, highest_gmv: null })).includes('best live'));
});
