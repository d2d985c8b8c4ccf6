import assert from 'node:assert/strict';
import test from 'node:test';
import { copyOf, keyOf, withValue } from '#shared/desk/working-copy.ts';
import { overlaid, type Unsaved, unsavedOf } from './unsaved.ts';

const published = { title: 'Published' };
const path = ['title'];
const key = keyOf(path);

test('what was typed where no draft was stays over none, whatever arrives meanwhile', () => {
  const first = copyOf(published, []);
  const none = new Map<string, Unsaved>();
  const typed = unsavedOf(withValue(first, path, 'Mine'), first, none, () => null);
  const arrived = copyOf(published, [{ path, value: 'Theirs' }]);
  const typedOn = withValue(overlaid(arrived, typed), path, 'Mine!');
  const unsaved = unsavedOf(typedOn, arrived, typed, () => 'version of theirs');
  assert.deepEqual(unsaved.get(key), { path, patch: { path, value: 'Mine!' }, was: null });
});
