import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minuteHash, parseMinuteHash } from './address.ts';

const ids = ['palo', 'oko'];

test('writes a minute into an address, and reads it back', () => {
  for (const played of [
    { id: 'palo', minute: 12, which: 'tenth' },
    { id: 'oko', minute: 0, which: 'first' },
  ] as const) {
    assert.deepEqual(parseMinuteHash(minuteHash(played), ids), played);
  }
  assert.equal(minuteHash({ id: 'palo', minute: 12, which: 'first' }), '#palo@12-first');
});

test('moves a minute past the end to the last one', () => {
  assert.equal(parseMinuteHash('#palo@999', ids)?.minute, 89);
});

test('ignores addresses that name no minute of these brands', () => {
  for (const hash of [
    '',
    '#show',
    '#x@1',
    '#palo',
    '#palo@',
    '#palo@-3',
    '#palo@12-tenth',
    '#palo@1e3',
    '#palo@12 ',
  ]) {
    assert.equal(parseMinuteHash(hash, ids), undefined, hash);
  }
});
