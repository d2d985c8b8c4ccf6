import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLead } from './lead-index.ts';

const createList = (refs: string) => [...refs].map((ref) => ({ ref }));
const findInLists = (leads: string, before: string, ref = 'b') =>
  findLead(createList(leads), ref, createList(before));

test('finds a lead that did not move, even below new leads or in a list that has grown', () => {
  assert.deepEqual(findInLists('abcd', 'abcd'), { index: 1, vacated: -1 });
  assert.deepEqual(findInLists('xabycdz', 'abcd'), { index: 2, vacated: -1 });
  assert.deepEqual(findLead(createList('abcd'), 'b', undefined), { index: 1, vacated: -1 });
  assert.deepEqual(findInLists('abcd', 'cd'), { index: 1, vacated: -1 });
});

test('finds the next lead after the open lead has left the list', () => {
  assert.deepEqual(findInLists('acd', 'abcd'), { index: -1, vacated: 1 });
  assert.deepEqual(findInLists('ad', 'abcd'), { index: -1, vacated: 1 }, 'together with the next one');
  assert.deepEqual(findInLists('ac', 'acb'), { index: -1, vacated: 2 }, 'the last one');
  assert.deepEqual(findInLists('', 'b'), { index: -1, vacated: 0 });
});

test('finds the next lead after the open lead has moved within the list', () => {
  assert.deepEqual(findInLists('acdb', 'abcd'), { index: 3, vacated: 1 }, 'down');
  assert.deepEqual(findInLists('bcda', 'abcd', 'a'), { index: 3, vacated: 0 }, 'from the top');
  assert.deepEqual(findInLists('dabc', 'abcd', 'd'), { index: 0, vacated: 4 }, 'up, from the end');
  assert.deepEqual(findInLists('bac', 'abc'), { index: 0, vacated: 2 }, 'up');
});
