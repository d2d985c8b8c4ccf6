import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSearch, readState } from './address-state.ts';

const defaults = { type: 'all', q: '' };

test('reads values from the URL and uses defaults for the rest', () => {
  assert.deepEqual(readState('', defaults), defaults);
  assert.deepEqual(readState('?type=guides&other=1', defaults), { type: 'guides', q: '' });
});

test('leaves defaults out of the URL and keeps other parameters', () => {
  assert.equal(buildSearch('?type=guides', defaults, defaults), '');
  assert.equal(buildSearch('?ref=feed', { type: 'tools', q: '' }, defaults), '?ref=feed&type=tools');
});

test('restores the search text as it was typed', () => {
  const state = { type: 'all', q: 'a&b=c #90 %' };
  assert.deepEqual(readState(buildSearch('', state, defaults), defaults), state);
});
