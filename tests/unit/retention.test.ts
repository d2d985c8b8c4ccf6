import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openings, retention } from '#server/leads/retention.ts';
import { findTables, siteForms } from '#shared/forms/forms.ts';
import { privacyPolicySchema } from '#src/content/schemas/page/privacy-policy.ts';
import { contentOf } from '#tests/support/pages/content.ts';
import { payloads } from '#tests/support/server/payloads.ts';

const visitorTables = siteForms.map(({ table }) => table).toSorted();

test('defines a retention period for every kind of lead', () => {
  assert.deepEqual(
    [...retention.keys()],
    findTables(() => true),
  );
  assert.deepEqual(visitorTables, Object.keys(payloads).toSorted());
});

test('states a retention period for every form table in the privacy policy', () => {
  const { items } = contentOf('pages/privacy-policy', privacyPolicySchema).forms;
  assert.deepEqual(items.map(({ table }) => table).toSorted(), visitorTables);
});

test('uses valid dates for the launch days of features', () => {
  for (const day of Object.values(openings)) assert.match(day, /^\d{4}-\d\d-\d\d$/);
});
