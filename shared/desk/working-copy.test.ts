import assert from 'node:assert/strict';
import test from 'node:test';
import {
  applyPatches,
  documentOf,
  membersAt,
  toCopyPath,
  toDocumentPath,
  valueAt,
  type WorkingCopy,
  withMembers,
  withValue,
} from './working-copy.ts';

const published = {
  head: { title: 'Live production' },
  packages: [
    { name: 'Lite', price: '$2,499', features: ['one', 'two', 'three'] },
    { name: 'Pro', price: '$4,999', features: ['four', 'five', 'six'] },
    { name: 'Enterprise', price: 'Custom', features: ['seven', 'eight', 'nine'] },
  ],
};
const unchangedCopy = applyPatches(published, []);
const listPatches = (copy: WorkingCopy) => [...copy.patches.values()];

test('returns the published document from an unchanged copy', () => {
  assert.deepEqual(documentOf(unchangedCopy), published);
});

test('removes a patch when the published value is restored', () => {
  const typed = withValue(unchangedCopy, ['packages', 1, 'price'], '$5,499');
  assert.deepEqual(listPatches(typed), [{ path: ['packages', 1, 'price'], value: '$5,499' }]);
  assert.deepEqual(listPatches(withValue(typed, ['packages', 1, 'price'], '$4,999')), []);
});

test('keeps changes to list items when the list is reordered', () => {
  const renamed = withValue(unchangedCopy, ['packages', 1, 'name'], 'Studio Pro');
  const moved = withMembers(renamed, ['packages'], [1, 0, 2]);
  const names = (documentOf(moved) as typeof published).packages.map(({ name }) => name);
  assert.deepEqual(names, ['Studio Pro', 'Lite', 'Enterprise']);
  assert.deepEqual(toCopyPath(moved, ['packages', 0, 'name']), ['packages', 1, 'name']);
  assert.deepEqual(toDocumentPath(moved, ['packages', 1, 'name']), ['packages', 0, 'name']);
  assert.deepEqual(listPatches(withMembers(moved, ['packages'], [0, 1, 2])), listPatches(renamed));
});

test('includes the text of a new item in the patch of its list', () => {
  const added = withMembers(unchangedCopy, ['packages'], [0, '+a', 1, 2], {
    '+a': { name: '', features: ['x', 'y'] },
  });
  const named = withValue(added, ['packages', '+a', 'name'], 'Studio Plus');
  const turned = withMembers(named, ['packages', '+a', 'features'], [1, 0]);
  assert.deepEqual(listPatches(turned), [
    {
      path: ['packages'],
      order: [0, '+a', 1, 2],
      added: { '+a': { name: 'Studio Plus', features: ['y', 'x'] } },
    },
  ]);
  assert.deepEqual(valueAt(turned, ['packages', '+a', 'features', 0]), 'y');
  assert.deepEqual(membersAt(turned, ['packages', '+a', 'features']), [0, 1]);
});

test('drops changes to a removed list item', () => {
  const typed = withValue(unchangedCopy, ['packages', 1, 'features', 2], '6');
  const taken = withMembers(typed, ['packages'], [0, 2]);
  assert.deepEqual(listPatches(taken), [{ path: ['packages'], order: [0, 2], added: {} }]);
  assert.equal(toDocumentPath(taken, ['packages', 1, 'name']), undefined);
});

test('adds, fills and removes an optional group of fields', () => {
  const put = withValue(unchangedCopy, ['head', 'second'], { label: '', to: '' });
  const filled = withValue(put, ['head', 'second', 'label'], 'Read on');
  assert.deepEqual(listPatches(filled), [{ path: ['head', 'second'], value: { label: 'Read on', to: '' } }]);
  assert.deepEqual((documentOf(filled) as { head: object }).head, {
    title: 'Live production',
    second: { label: 'Read on', to: '' },
  });
  assert.deepEqual(listPatches(withValue(filled, ['head', 'second'], undefined)), []);
  const emptied = withValue(unchangedCopy, ['head', 'title'], undefined);
  assert.deepEqual((documentOf(emptied) as { head: object }).head, {});
});
