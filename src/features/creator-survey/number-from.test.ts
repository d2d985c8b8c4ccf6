import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberFrom } from './number-from.ts';

test('a number is read as people type and paste it', () => {
  const typed = {
    '12000': 12000,
    ' 12,000 ': 12000,
    '12 000': 12000,
    '1\u202f234\u202f567': 1234567,
    '$1,250.50': 1250.5,
    '7.5': 7.5,
    '.5': 0.5,
    '0': 0,
    '-3': -3,
    '+4': 4,
  };
  for (const [text, value] of Object.entries(typed)) assert.equal(numberFrom(text), value, text);
});

test('what is no plain number is none, rather than a guess', () => {
  for (const text of ['', ' ', '12k', '1e5', '0x10', '1,5', '12,00', '1.2.3', 'Infinity', 'NaN', '٣', '−3']) {
    assert.ok(Number.isNaN(numberFrom(text)), text);
  }
});
