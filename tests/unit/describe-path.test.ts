import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describePath } from '#server/content/describe-change.ts';

const page = {
  head: { title: 'Live production' },
  packages: { items: [{ name: 'Studio Lite', price: '$2,299' }] },
};

test('describes a path with the field labels that the editor shows', () => {
  assert.equal(describePath(page, ['head', 'title']), 'Search and sharing, title');
  assert.equal(describePath(page, ['packages', 'items', 0, 'price']), 'Packages, Studio Lite, price');
  assert.equal(describePath(page, ['roi', 'again', 1]), 'ROI, again, number 2');
  assert.equal(describePath(page, []), 'Everything');
});
