import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeRow } from '#server/desk/leads/rows.ts';
import { payloads } from '#tests/support/server/payloads.ts';

const { contact_submissions: contact, live_selling_survey_responses: survey } = payloads;
const { roi_calculator_submissions: roi, early_access_signups: early } = payloads;
const describeContact = (changes: Record<string, unknown>) =>
  describeRow('contact_submissions', { ...contact, ...changes });
const describeSurvey = (changes: Record<string, unknown>) =>
  describeRow('live_selling_survey_responses', { ...survey, ...changes }).summary;

test('summarizes a message by its first words on one line', () => {
  assert.deepEqual(describeContact({ company: 'Fern & Cove' }), {
    name: 'Lin Day',
    aside: 'Fern & Cove',
    summary: 'Hello, we sell tea.',
    source: null,
  });
  const long = describeContact({ message: `One\r\n\r\n two\u2028three ${'word '.repeat(100)}` }).summary;
  assert.ok(long.startsWith('One two three word') && long.length <= 160 && long.endsWith('…'), long);
});

test('summarizes a creator by followers, best live show, category and hours', () => {
  const first = { gone_live_before: false, highest_gmv: null, content_type: 'food' };
  assert.equal(
    describeSurvey({ ...first, follower_count: 18_400, hours_per_week: 12 }),
    '18,400 followers, never live, Food, 12 h',
  );
  const known = { gone_live_before: true, highest_gmv: 14_350, follower_count: 86_200, hours_per_week: 15 };
  assert.equal(describeSurvey(known), '86,200 followers, best live $14,350, 15 h');
  assert.equal(
    describeSurvey({ ...known, highest_gmv: null, content_type: 'food' }),
    '86,200 followers, has been live, Food, 15 h',
  );
  assert.equal(
    describeSurvey({ ...first, follower_count: 1, hours_per_week: 7.5 }),
    '1 follower, never live, Food, 7.5 h',
  );
  assert.ok(describeSurvey({ ...known, highest_gmv: 1.79e308, hours_per_week: 1.79e308 }).length < 60);
  assert.equal(describeRow('live_selling_survey_responses', survey).aside, '@samhost');
});

test("summarizes a calculation by its result and the visitor's number of calculations", () => {
  const row = { ...roi, calculated_monthly_revenue: 19_200 };
  const summarizeRepeat = (repeat: number) =>
    describeRow('roi_calculator_submissions', row, { repeat }).summary;
  assert.equal(summarizeRepeat(1), '$19,200 a month');
  assert.equal(summarizeRepeat(3), '$19,200 a month, third calculation');
  assert.equal(summarizeRepeat(12), '$19,200 a month, 12th calculation');
  assert.deepEqual(
    [
      describeRow('roi_calculator_submissions', row).name,
      describeRow('roi_calculator_submissions', row).aside,
    ],
    ['Glow', 'Owner@Example.com'],
  );
});

test('summarizes an early-access signup by the comment, or else by role and feature', () => {
  const describeEarlyAccess = (changes: Record<string, unknown>) =>
    describeRow('early_access_signups', { ...early, ...changes });
  assert.equal(describeEarlyAccess({}).summary, 'Founder or CEO, AI Avatars');
  assert.equal(describeEarlyAccess({ comments: 'When can we test?' }).summary, 'When can we test?');
  assert.equal(
    describeEarlyAccess({ role: '', interested_feature: null, comments: 'Soon?' }).summary,
    'Soon?',
  );
  assert.equal(
    describeEarlyAccess({ role: '', interested_feature: null }).summary,
    'Selected neither a role nor a feature',
  );
  assert.equal(describeEarlyAccess({}).source, 'website modal');
});

test('summarizes a subscriber by confirmation and source', () => {
  const row = { email: 'reader@example.com', source: 'footer' };
  assert.deepEqual(describeRow('newsletter_subscribers', row), {
    name: 'reader@example.com',
    aside: '',
    summary: 'Not confirmed yet, from the footer',
    source: 'footer',
  });
  assert.equal(
    describeRow('newsletter_subscribers', row, { isConfirmed: true }).summary,
    'Confirmed, from the footer',
  );
});

test('summarizes an unknown form by its message, or else by each field', () => {
  const row = {
    id: '1',
    created_at: 'x',
    email: 'a@x.co',
    plan: 'studio',
    seats: 12_000,
    tags: ['a', 'b'],
    is_new: true,
    note: '  ',
    comments: null,
  };
  assert.deepEqual(describeRow('unknown_entries', row), {
    name: 'a@x.co',
    aside: '',
    summary: 'Plan: studio, Seats: 12000, Tags: a, b, Is new: Yes',
    source: null,
  });
  assert.equal(describeRow('unknown_entries', { ...row, comments: 'Please' }).summary, 'Please');
  assert.deepEqual(describeRow('unknown_entries', {}), {
    name: 'No name',
    aside: '',
    summary: '',
    source: null,
  });
});

test('removes control characters, line breaks and bidi overrides, but keeps emoji joiners', () => {
  const { name, summary } = describeContact({
    first_name: 'A\u0007\u202egnp.exe',
    last_name: '\u2066B\n',
    message: '👩‍👩‍👧 \ud800 a\u0000b\u0085c',
  });
  assert.equal(name, 'A gnp.exe B');
  assert.equal(summary, '👩‍👩‍👧 \ufffd a b c');
  const cut = describeContact({ message: `${'a'.repeat(158)}😀😀` }).summary;
  assert.equal(cut, `${'a'.repeat(158)}…`);
});

test('uses the company as the name of a person without a name', () => {
  assert.deepEqual([describeContact({ first_name: ' ', last_name: '\u200b' }).name.length > 0], [true]);
  const company = describeContact({ first_name: ' ', last_name: '\t', company: 'Tafel' });
  assert.deepEqual([company.name, company.aside], ['Tafel', 'Lin@Example.com']);
  const same = describeContact({ first_name: 'Lin@Example.com', last_name: ' ' });
  assert.equal(same.aside, '');
});
