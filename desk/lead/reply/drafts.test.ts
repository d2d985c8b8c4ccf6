import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrafts, createTabStore, type DraftStore } from './drafts.ts';

function createMemoryStore(): DraftStore {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const draftText = 'Studio B is free\n“from 11:00” 🎬';

test('keeps drafts across a reload, separately for each lead and kind', () => {
  const store = createMemoryStore();
  createDrafts(store, 'ada').write('note', 'm-1', { id: 'a', text: draftText });
  const reloaded = createDrafts(store, 'ada');
  assert.deepEqual(reloaded.read('note', 'm-1'), { id: 'a', text: draftText });
  assert.equal(reloaded.read('note', 'm-12'), null);
  assert.equal(reloaded.read('reply', 'm-1'), null);
  reloaded.drop('note', 'm-1');
  assert.equal(createDrafts(store, 'ada').read('note', 'm-1'), null);
});

test('hides drafts from the next member who signs in from the same tab', () => {
  const store = createMemoryStore();
  createDrafts(store, 'ada').write('note', 'm-1', { id: 'a', text: draftText });
  createDrafts(store, 'ada').addUnsentNote('m-1', { id: 'b', text: draftText });
  assert.equal(createDrafts(store, 'ruben').read('note', 'm-1'), null);
  assert.deepEqual(createDrafts(store, 'ruben').readUnsentNotes(), []);
});

test('lists the unsent notes of all leads and removes them one by one', () => {
  const drafts = createDrafts(createMemoryStore(), 'ada');
  drafts.addUnsentNote('m-1', { id: 'b', text: 'first' });
  drafts.addUnsentNote('m-1', { id: 'c', text: 'second' });
  drafts.addUnsentNote('c-2', { id: 'd', text: 'third' });
  drafts.write('note', 'm-1', { id: 'e', text: 'still writing' });
  assert.deepEqual(
    drafts.readUnsentNotes().map(({ ref, text }) => `${ref} ${text}`),
    ['c-2 third', 'm-1 first', 'm-1 second'],
  );
  drafts.dropUnsentNote('m-1', 'b');
  assert.deepEqual(
    drafts.readUnsentNotes().map(({ id }) => id),
    ['d', 'c'],
  );
});

test("ignores invalid data stored under a draft's key", () => {
  const store = createMemoryStore();
  for (const left of ['', '{', 'null', '7', '{"id":1,"text":"x"}', '{"id":"x"}']) {
    store.setItem('desk-draft ada note m-1 ', left);
    assert.equal(createDrafts(store, 'ada').read('note', 'm-1'), null, left);
  }
});

test('falls back to memory when storage is blocked or full', () => {
  const refusing = createDrafts(
    createTabStore(() => {
      throw new DOMException('no storage', 'SecurityError');
    }),
    'ada',
  );
  refusing.write('note', 'm-1', { id: 'a', text: draftText });
  refusing.addUnsentNote('m-2', { id: 'b', text: draftText });
  assert.equal(refusing.read('note', 'm-1')?.text, draftText);
  assert.equal(refusing.readUnsentNotes().length, 1);

  const session = createMemoryStore();
  const store = createTabStore(() => session);
  const drafts = createDrafts(store, 'ada');
  drafts.write('note', 'm-1', { id: 'a', text: 'short' });
  session.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  drafts.write('note', 'm-1', { id: 'a', text: 'short and then much longer' });
  assert.equal(drafts.read('note', 'm-1')?.text, 'short and then much longer');
  drafts.drop('note', 'm-1');
  assert.equal(drafts.read('note', 'm-1'), null);
});
