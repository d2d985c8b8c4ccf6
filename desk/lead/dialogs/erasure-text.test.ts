import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFormEntries, describeParts } from './erasure-text.ts';

const parts = [
  { name: 'contact_submissions', rows: 2 },
  { name: 'a_table_of_later', rows: 1 },
  { name: 'lead', rows: 3 },
  { name: 'event', rows: 1 },
  { name: 'job', rows: 1_200 },
  { name: 'mail_links', rows: 0 },
];

test('counts the form entries of all tables and names any other data', () => {
  assert.equal(describeParts(parts), '3 form entries, 1 activity entry, 1,200 records of emails and notices');
  assert.equal(countFormEntries(parts), 3);
});

test('returns “nothing” when there is no data', () => {
  assert.equal(describeParts([]), 'nothing');
});
