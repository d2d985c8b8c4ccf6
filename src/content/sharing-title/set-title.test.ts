import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitTitle } from './set-title.ts';

const box = { width: 200, height: 120, sizes: [40, 20, 10], lineHeight: 1 };
const measure = (line: string) => line.length / 2;

test('sets a short title in the largest font size', () => {
  assert.deepEqual(fitTitle('Privacy', box, measure), { lines: ['Privacy'], size: 40 });
});

test('breaks a title into lines of similar length', () => {
  const wide = fitTitle('aaaa bbbb cccc dddd', { ...box, sizes: [20] }, measure);
  assert.deepEqual(wide?.lines, ['aaaa bbbb cccc dddd']);
  const narrow = fitTitle('aaaa bbbb cccc dddd', { ...box, width: 160, sizes: [20] }, measure);
  assert.deepEqual(narrow?.lines, ['aaaa bbbb', 'cccc dddd']);
});

test('uses a smaller font size instead of dropping a word', () => {
  assert.deepEqual(fitTitle('a bbbbbbbbbb', box, measure), { lines: ['a bbbbbbbbbb'], size: 20 });
});

test('keeps each line within the width and all lines within the height', () => {
  const title = 'Live host training materials: six modules, 60 lessons';
  const { lines, size } = fitTitle(title, box, measure) ?? assert.fail();
  assert.equal(lines.join(' '), title);
  for (const line of lines) assert.ok(measure(line) * size <= box.width, line);
  assert.ok(lines.length * size <= box.height);
});

test('returns nothing for a title that does not fit at any size', () => {
  assert.equal(fitTitle('a'.repeat(60), box, measure), undefined);
});
