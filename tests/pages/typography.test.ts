import assert from 'node:assert/strict';
import { test } from 'node:test';
import { application, forms } from '#tests/support/forms/form-texts.ts';
import { textsOnAllPages } from '#tests/support/pages/page-document.ts';

/** Texts that keep straight quotes: those in forms, and those with straight quotes in the specification. */
const straightQuoteTexts = [
  "I'm a Brand",
  "I'm a Creator",
  "Do's and don'ts",
  "Children's Privacy",
  ...findTexts([forms, application]),
]
  .filter((text) => /['"]/.test(text))
  .toSorted((a, b) => b.length - a.length);

function findTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(findTexts) : [];
}

test('uses typographic apostrophes and quotation marks, except in forms and where specified', () => {
  const straight = textsOnAllPages('body').flatMap(({ path, words }) => {
    const own = straightQuoteTexts.reduce((rest, text) => rest.replaceAll(text, ''), words);
    return Array.from(own.matchAll(/.{0,30}['"].{0,30}/g), ([found]) => `${path}: ${found}`);
  });
  assert.deepEqual(straight, []);
});
