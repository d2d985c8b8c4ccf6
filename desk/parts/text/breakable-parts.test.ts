import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakableParts } from './breakable-parts.ts';

test('splits an email address after the at sign and before dots', () => {
  assert.deepEqual(breakableParts('a.reader@mail.example.com'), [
    'a',
    '.reader@',
    'mail',
    '.example',
    '.com',
  ]);
});

test('does not split names and other text', () => {
  for (const text of ['', 'J. R. Larch', 'Fern & Cove @ home', '@larch.live', 'no address'])
    assert.deepEqual(breakableParts(text), [text]);
});
