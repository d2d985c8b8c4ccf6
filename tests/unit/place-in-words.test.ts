import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeInWords } from '#server/content/change-words.ts';

const page = {
  head: { title: 'Live production' },
  packages: { items: [{ name: 'Studio Lite', price: '$2,299' }] },
};

test('names a place of a page with the names of the form', () => {
  assert.equal(placeInWords(page, ['head', 'title']), 'Search and sharing, title');
  assert.equal(placeInWords(page, ['packages', 'items', 0, 'price']), 'Packages, Studio Lite, price');
  assert.equal(placeInWords(page, ['roi', 'again', 1]), 'ROI, again, number 2');
  assert.equal(placeInWords(page, []), 'Everything');
});
