import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { quarantineDays, retention } from '#server/leads/retention.ts';
import { bookedCall } from '#shared/forms/booked-call.ts';
import { siteForms } from '#shared/forms/forms.ts';
import { payloads } from '#tests/support/server/payloads.ts';

const text = readFileSync('src/content/pages/privacy-policy.yaml', 'utf8');
const policy = parse(text);

function findRetentionText(table: string): RegExp {
  const kept = retention.get(table);
  if (kept === undefined) return /no period/;
  if (kept === 'until erased') return /^Until you unsubscribe\.$/;
  const ends = {
    row: '(, or as long as you are a member)?',
    address: ' after the last message',
    opening: ' after it has opened',
  };
  return new RegExp(`^${kept.months} months${ends[kept.from]}\\.$`);
}

test('stores the rows of each form for as long as the privacy policy says', () => {
  const tables = siteForms.map(({ table }) => table);
  assert.deepEqual(tables.toSorted(), Object.keys(payloads).toSorted());
  const promises = new Map<string, string>(
    policy.forms.items.map(({ table, kept }: Record<string, string>) => [table, kept]),
  );
  for (const table of tables) {
    const kept = promises.get(table);
    assert.ok(kept, `no item with "table: ${table}" under forms in src/content/pages/privacy-policy.yaml`);
    assert.match(kept, findRetentionText(table), table);
  }
  assert.equal(promises.size, tables.length);
});

test('stores booked calls for as long as the privacy policy says', () => {
  const kept = retention.get(bookedCall.table);
  assert.ok(typeof kept === 'object' && kept.from === 'address');
  assert.match(JSON.stringify(policy.sections), new RegExp(`${kept.months} months after your last call`));
});

test('states the actual number of forms in the privacy policy and its illustration', () => {
  const number = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  const counts = [...text.matchAll(/\b(\w+) (?:forms|drawers)\b/gi)].map(([, word = '']) =>
    word.toLowerCase(),
  );
  const named = counts.filter((word) => number.includes(word));
  assert.ok(named.length >= 4, text);
  assert.deepEqual(new Set(named), new Set([number[policy.forms.items.length]]));
});

test('uses the same date throughout the privacy policy', () => {
  const days = text.match(/\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/g) ?? [];
  assert.ok(days.length >= 3, text);
  assert.deepEqual(new Set(days), new Set([policy.hero.updated.replace('Last updated ', '')]));
});

test('stores quarantined forms for as long as the privacy policy says', () => {
  assert.match(JSON.stringify(policy.sections), new RegExp(`kept apart for ${quarantineDays} days`));
});
