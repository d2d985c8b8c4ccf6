import assert from 'node:assert/strict';
import test from 'node:test';
import { filterOptions, nextIndex } from './picker-steps.ts';

const people = [{ label: 'Ada Okafor' }, { label: 'Mei Tran' }, { label: 'Zoë Ortiz' }, { label: 'Nobody' }];
const findLabels = (query: string) => filterOptions(people, query).map(({ label }) => label);

test('finds options by the start of any word', () => {
  assert.deepEqual(findLabels('o'), ['Ada Okafor', 'Zoë Ortiz']);
  assert.deepEqual(findLabels(' mei t '), ['Mei Tran']);
  assert.deepEqual(findLabels('fo'), []);
  assert.equal(findLabels('').length, 4);
});

test('ignores accents and case', () => {
  assert.deepEqual(findLabels('ZOE'), ['Zoë Ortiz']);
});

test('wraps around in a list with one column, and stops at both ends of a list with two', () => {
  const one = { columns: 1, sideways: true };
  assert.equal(nextIndex('ArrowDown', 3, 4, one), 0);
  assert.equal(nextIndex('ArrowUp', 0, 4, one), 3);
  const two = { columns: 2, sideways: true };
  assert.equal(nextIndex('ArrowDown', 1, 6, two), 3);
  assert.equal(nextIndex('ArrowUp', 1, 6, two), 0);
  assert.equal(nextIndex('ArrowRight', 5, 6, two), 5);
  assert.equal(nextIndex('End', 0, 6, two), 5);
});

test('does not handle the caret keys of the search field', () => {
  const typing = { columns: 1, sideways: false };
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
    assert.equal(nextIndex(key, 1, 4, typing), null, key);
});

test('ignores arrow keys in an empty list', () => {
  assert.equal(nextIndex('ArrowDown', 0, 0, { columns: 1, sideways: true }), null);
});
