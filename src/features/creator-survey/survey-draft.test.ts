import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullAnswers } from '#tests/support/forms/survey-answers.ts';
import { blankAnswers, isBlank, parseAnswers } from './survey-answers.ts';
import { createDraft, draftDays } from './survey-draft.ts';

function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage & { items: Map<string, string> };
}

function createBrowser() {
  const [session, device] = [createStorage(), createStorage()];
  const clock = { now: Date.UTC(2026, 0, 1) };
  const openDraft = (tab = session) =>
    createDraft({ session: () => tab, device: () => device }, () => clock.now);
  return { session, device, clock, openDraft };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

test('keeps answers in the tab, and on the device only if asked', () => {
  const { device, openDraft } = createBrowser();
  const draft = openDraft();
  draft.write(fullAnswers);
  assert.deepEqual(openDraft().read(), fullAnswers);
  assert.equal(device.items.size, 0);
  assert.deepEqual(openDraft(createStorage()).read(), blankAnswers);

  draft.keepOnDevice(true, fullAnswers);
  assert.ok(draft.isOnDevice());
  assert.deepEqual(openDraft(createStorage()).read(), fullAnswers);
  draft.keepOnDevice(false, fullAnswers);
  assert.equal(device.items.size, 0);
});

test('saves each draft change on the device and deletes the draft when it expires', () => {
  const { device, clock, openDraft } = createBrowser();
  const draft = openDraft();
  draft.keepOnDevice(true, blankAnswers);
  clock.now += (draftDays - 1) * dayMilliseconds;
  draft.write(fullAnswers);
  clock.now += (draftDays - 1) * dayMilliseconds;
  assert.deepEqual(openDraft(createStorage()).read(), fullAnswers);
  clock.now += dayMilliseconds;
  assert.deepEqual(openDraft(createStorage()).read(), blankAnswers);
  assert.equal(device.items.size, 0);
});

test('clears every copy of a draft', () => {
  const { session, device, openDraft } = createBrowser();
  const draft = openDraft();
  draft.keepOnDevice(true, fullAnswers);
  draft.write(fullAnswers);
  draft.clear();
  assert.equal(session.items.size + device.items.size, 0);
  assert.ok(isBlank(openDraft().read()));
});

test('measures the time since the first answer across visits', () => {
  const { clock, openDraft } = createBrowser();
  assert.equal(openDraft().age(), 0);
  openDraft().write(fullAnswers);
  clock.now += 5_000;
  const later = openDraft();
  later.read();
  later.write(fullAnswers);
  assert.equal(later.age(), 5_000);
  later.clear();
  assert.equal(later.age(), 0);
});

test('starts blank without an error when storage is blocked or corrupt', () => {
  const refused = createDraft({
    session: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    device: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  refused.write(fullAnswers);
  refused.keepOnDevice(true, fullAnswers);
  refused.clear();
  assert.deepEqual(refused.read(), blankAnswers);
  assert.equal(refused.isOnDevice(), false);

  const { session, device, openDraft } = createBrowser();
  session.items.set('creator-survey', '{"full_name":');
  device.items.set('creator-survey', '[1]');
  assert.deepEqual(openDraft().read(), blankAnswers);
});

test('keeps the fields of an older draft that are still valid', () => {
  assert.deepEqual(
    parseAnswers({
      full_name: 'Sam',
      email: 7,
      content_type: 'cars',
      gender: 'female',
      available_times: ['evening', 'noon'],
      languages_spoken: 'English',
      nickname: 'S',
    }),
    { ...blankAnswers, full_name: 'Sam', gender: 'female', available_times: ['evening'] },
  );
  for (const nothing of [undefined, null, 'text', 4, []])
    assert.deepEqual(parseAnswers(nothing), blankAnswers);
});
