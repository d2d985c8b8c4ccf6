import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openings, retention } from '#server/leads/retention.ts';
import { privacyPolicySchema } from '#src/content/schemas/page/privacy-policy.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { payloads } from '#tests/support/server/payloads.ts';

test('every table that visitors fill says for how long it keeps a row', () => {
  assert.deepEqual([...retention.keys()].toSorted(), Object.keys(payloads).toSorted());
});

test('every such table has its item in the privacy policy', () => {
  const { items } = contentOf('pages/privacy-policy', privacyPolicySchema).forms;
  assert.deepEqual(items.map(({ table }) => table).toSorted(), [...retention.keys()].toSorted());
});

test('the days on which features opened are days', () => {
  for (const day of Object.values(openings)) assert.match(day, /^\d{4}-\d\d-\d\d$/);
});
