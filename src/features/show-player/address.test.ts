import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMinuteHash, parseMinuteHash } from './address.ts';

const ids = ['palo', 'oko'];

test('writes a minute to the URL hash and reads it back', () => {
  for (const played of [
    { id: 'palo', minute: 12, which: 'tenth' },
    { id: 'oko', minute: 0, which: 'first' },
  ] as const) {
    assert.deepEqual(parseMinuteHash(buildMinuteHash(played), ids), played);
  }
  assert.equal(buildMinuteHash({ id: 'palo', minute: 12, which: 'first' }), '#palo@12-first');
});

test('changes a minute past the end to the last minute', () => {
  assert.equal(parseMinuteHash('#palo@999', ids)?.minute, 89);
});

test('ignores URL hashes that do not name a minute of a known show', () => {
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
