import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeText } from './size-text.ts';

test('writes sizes in the largest unit that fits', () => {
  for (const [bytes, text] of [
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 KB'],
    [212_400, '212 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [15_728_640, '15.7 MB'],
  ] as const)
    assert.equal(sizeText(bytes), text);
});
