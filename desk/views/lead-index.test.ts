import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLead } from './lead-index.ts';

const list = (refs: string) => [...refs].map((ref) => ({ ref }));
const find = (leads: string, before: string, ref = 'b') => findLead(list(leads), ref, list(before));

test('finds a lead in the same place, also below new leads and in a longer list', () => {
  assert.deepEqual(find('abcd', 'abcd'), { index: 1, vacated: -1 });
  assert.deepEqual(find('xabycdz', 'abcd'), { index: 2, vacated: -1 });
  assert.deepEqual(findLead(list('abcd'), 'b', undefined), { index: 1, vacated: -1 });
  assert.deepEqual(find('abcd', 'cd'), { index: 1, vacated: -1 });
});

test('finds the next lead after the open lead has left the list', () => {
  assert.deepEqual(find('acd', 'abcd'), { index: -1, vacated: 1 });
  assert.deepEqual(find('ad', 'abcd'), { index: -1, vacated: 1 }, 'together with the next one');
  assert.deepEqual(find('ac', 'acb'), { index: -1, vacated: 2 }, 'the last one');
  assert.deepEqual(find('', 'b'), { index: -1, vacated: 0 });
});

test('finds the next lead after the open lead has moved within the list', () => {
  assert.deepEqual(find('acdb', 'abcd'), { index: 3, vacated: 1 }, 'down');
  assert.deepEqual(find('bcda', 'abcd', 'a'), { index: 3, vacated: 0 }, 'from the top');
  assert.deepEqual(find('dabc', 'abcd', 'd'), { index: 0, vacated: 4 }, 'up, from the end');
  assert.deepEqual(find('bac', 'abc'), { index: 0, vacated: 2 }, 'up');
});
