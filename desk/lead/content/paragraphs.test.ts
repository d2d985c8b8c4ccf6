import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paragraphsOf } from './paragraphs.ts';

const splitTexts = (text: string) => paragraphsOf(text).map(({ text }) => text);

test('splits paragraphs at blank lines and keeps single line breaks', () => {
  assert.deepEqual(splitTexts('Hello\nthere\n\nSecond\r\n \r\nThird\n\n\n\nFourth\n\n'), [
    'Hello\nthere',
    'Second',
    'Third',
    'Fourth',
  ]);
  assert.deepEqual(splitTexts(' \n\n  '), []);
});

test('keeps leading spaces', () => {
  assert.deepEqual(splitTexts('List:\n\n  - one\n  - two'), ['List:', '  - one\n  - two']);
});

test('splits any 20,000 characters quickly', () => {
  for (const text of [
    '\n '.repeat(10_000),
    'a '.repeat(10_000),
    `${' '.repeat(19_999)}a`,
    'a\n\n'.repeat(6_600),
  ]) {
    const before = performance.now();
    splitTexts(text);
    assert.ok(performance.now() - before < 100, `${text.slice(0, 4)} took ${performance.now() - before} ms`);
  }
});
