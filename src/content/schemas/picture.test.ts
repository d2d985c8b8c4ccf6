import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decorationOf, pictureOf } from './picture.ts';

test('requires alt text, except for a decoration', () => {
  const isValid = (schema: ReturnType<typeof pictureOf>, alt: string) =>
    schema.safeParse({ file: 'uploads/0123456789abcdef.jpg', alt }).success;
  for (const alt of ['', ' ']) {
    assert.equal(isValid(pictureOf('pages'), alt), false);
    assert.equal(isValid(decorationOf('pages'), alt), true);
  }
  assert.equal(isValid(pictureOf('pages'), 'A host in front of a window'), true);
});
