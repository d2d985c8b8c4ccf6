import assert from 'node:assert/strict';
import test from 'node:test';
import type { ContentDocument } from '#shared/desk/content.ts';
import { applyPatches, keyOf, type Path, withValue } from '#shared/desk/working-copy.ts';
import {
  applyResponse,
  applyUnsaved,
  diffUnsaved,
  markSent,
  resolveClash,
  type UnsavedChange,
} from './unsaved.ts';

const published = { title: 'Published' };
const path = ['title'];
const key = keyOf(path);

test('keeps unsaved text when a colleague changes the same field', () => {
  const first = applyPatches(published, []);
  const none = new Map<string, UnsavedChange>();
  const typed = diffUnsaved(withValue(first, path, 'Mine'), first, none, () => null);
  const arrived = applyPatches(published, [{ path, value: 'Theirs' }]);
  const typedOn = withValue(applyUnsaved(arrived, typed), path, 'Mine!');
  const unsaved = diffUnsaved(typedOn, arrived, typed, () => 'version of theirs');
  assert.deepEqual(unsaved.get(key), { path, patch: { path, value: 'Mine!' }, was: null });
});

test('deletes a saved change that was undone while it was being saved', () => {
  const stored = applyPatches(published, []);
  const none = new Map<string, UnsavedChange>();
  const sent = diffUnsaved(withValue(stored, path, 'Mine'), stored, none, () => null);
  const undone = diffUnsaved(stored, stored, markSent(sent, sent), () => null);
  const change = { path, value: 'Mine', by: 'me', at: '', version: 'of mine', stale: false };
  const document: ContentDocument = {
    ...{ id: 'home', name: 'Home', group: 'pages', route: '/' },
    ...{ published, changes: [change], problems: [], others: [] },
  };
  const left = applyResponse(undone, sent, { document, clashes: [] });
  assert.deepEqual(left.get(key), { path, patch: null, was: 'of mine' });
});

test('“Keep mine” replaces a colleague’s draft at the same path and deletes drafts at parent or child paths', () => {
  const mine: UnsavedChange = { path, patch: { path, value: 'Mine' }, was: null };
  const resolveWith = (theirPath: Path, whose: 'mine' | 'theirs') => {
    const theirs = { path: theirPath, by: 'Tom', at: '', version: 'of theirs', stale: false };
    const clash = { path, theirs, by: 'Tom', at: '' };
    return [...resolveClash(new Map([[key, mine]]), key, clash, whose).values()];
  };
  assert.deepEqual(resolveWith(path, 'mine'), [{ ...mine, was: 'of theirs' }]);
  const child = ['title', 'text'];
  assert.deepEqual(resolveWith(child, 'mine'), [mine, { path: child, patch: null, was: 'of theirs' }]);
  assert.deepEqual(resolveWith(child, 'theirs'), []);
});
