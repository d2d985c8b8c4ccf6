import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { openings, quarantineDays, retention } from '#server/leads/retention.ts';
import { payloads } from '#tests/support/server-payloads.ts';

const policy = parse(readFileSync('src/content/pages/privacy-policy.yaml', 'utf8'));

const forms: Record<string, string> = {
  newsletter_subscribers: 'Newsletter',
  contact_submissions: 'Contact form',
  roi_calculator_submissions: 'ROI calculator',
  early_access_signups: 'Early-access list',
  live_selling_survey_responses: 'Creator application',
};

/** What the policy has to say for rows to be deleted so. */
function promiseOf(table: string): RegExp {
  const kept = retention[table];
  if (kept === undefined) return /no period/;
  if (kept === 'erased') return /^Until you unsubscribe\.$/;
  const ends = {
    row: '(, or as long as you are a member)?',
    address: ' after the last message',
    opening: ' after it has opened',
  };
  return new RegExp(`^${kept.months} months${ends[kept.from]}\\.$`);
}

test('what is kept how long is what the privacy policy promises, form by form', () => {
  assert.deepEqual(Object.keys(retention).toSorted(), Object.keys(payloads).toSorted());
  const promises = Object.fromEntries(
    policy.forms.items.map(({ name, kept }: Record<string, string>) => [name, kept]),
  );
  assert.equal(Object.keys(promises).length, Object.keys(retention).length);
  for (const table of Object.keys(retention)) {
    assert.match(promises[forms[table] ?? ''] ?? '', promiseOf(table), table);
  }
});

test('robots’ forms are kept apart for as long as the policy says', () => {
  assert.match(JSON.stringify(policy.sections), new RegExp(`kept apart for ${quarantineDays} days`));
});

test('the days on which features opened are days', () => {
  for (const day of Object.values(openings)) assert.match(day, /^\d{4}-\d\d-\d\d$/);
});
