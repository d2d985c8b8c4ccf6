import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDollars, parseDollars } from './dollars.ts';

test('reads amounts in common notations and rejects anything else', () => {
  assert.equal(parseDollars('12500'), 12_500);
  assert.equal(parseDollars(' $12,500.50 '), 12_500.5);
  assert.equal(parseDollars('US$ 0'), 0);
  assert.equal(parseDollars('  '), null);
  for (const typed of ['12.500', '12,50', '-5', '1e5', 'ten', '1 000', '99999999999'])
    assert.equal(parseDollars(typed), undefined, typed);
});

test('formats amounts with thousands separators', () => {
  assert.equal(formatDollars(12_500), '$12,500');
  assert.equal(formatDollars(12_500.5), '$12,500.50');
  assert.equal(formatDollars(null), 'nothing');
});
