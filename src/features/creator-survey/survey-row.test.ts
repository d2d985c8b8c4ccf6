import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullAnswers, fullRow } from '#tests/support/forms/survey-answers.ts';
import { blankAnswers } from './survey-answers.ts';
import { buildSurveyRow } from './survey-row.ts';

test('fills every column for a complete application', () => {
  assert.deepEqual(buildSurveyRow(fullAnswers), fullRow);
});

test('sends unanswered questions as null, lists included', () => {
  const row = buildSurveyRow({ ...blankAnswers, niche_expertise: '  ', follower_count: '3' });
  for (const column of [
    'other_social_handles',
    'highest_gmv',
    'previous_agency',
    'sales_experience_details',
    'categories_not_selling',
    'niche_expertise',
    'equipment_owned',
    'internet_speed',
    'minimum_rate_expectation',
    'languages_spoken',
    'age_range',
    'gender',
    'intro_video_url',
  ]) {
    assert.equal(row[column], null, column);
  }
  assert.equal(row.follower_count, 3);
});

test('sends null for a question that is no longer asked', () => {
  const row = buildSurveyRow({
    ...fullAnswers,
    gone_live_before: 'no',
    worked_with_agency_before: 'no',
    prior_sales_experience: 'no',
  });
  assert.equal(row.highest_gmv, null);
  assert.equal(row.previous_agency, null);
  assert.equal(row.sales_experience_details, null);
  assert.equal(row.gone_live_before, false);
});

test('sends text as typed', () => {
  const typed = "  <b>Robert'); DROP TABLE leads;--</b> 🎥 שלום ";
  assert.equal(buildSurveyRow({ ...fullAnswers, full_name: typed }).full_name, typed);
});

test("sends an email address's domain in ASCII", () => {
  assert.equal(buildSurveyRow({ ...fullAnswers, email: 'sam@exämple.com' }).email, 'sam@xn--exmple-cua.com');
});
