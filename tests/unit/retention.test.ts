import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openings, retention } from '#server/leads/retention.ts';
import { privacyPolicySchema } from '#src/content/schemas/page/privacy-policy.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { payloads } from '#tests/support/server/payloads.ts';

test('defines a retention for every table that visitors fill', () => {
  assert.deepEqual([...retention.keys()].toSorted(), Object.keys(payloads).toSorted());
});

test('lists every such table in the privacy policy', () => {
  const { items } = contentOf('pages/privacy-policy', privacyPolicySchema).forms;
  assert.deepEqual(items.map(({ table }) => table).toSorted(), [...retention.keys()].toSorted());
});

test('uses valid dates for the opening days of features', () => {
  for (const day of Object.values(openings)) assert.match(day, /^\d{4}-\d\d-\d\d$/);
});
