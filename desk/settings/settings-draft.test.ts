import assert from 'node:assert/strict';
import test from 'node:test';
import type { Settings } from '#shared/desk/api.ts';
import { listChanges, mergeSettings, parseDraft, parseFigure, parseTime, toDraft } from './settings-draft.ts';

const saved: Settings = {
  promises: [
    { form: 'contact_submissions', hours: 24, byMail: false },
    { form: 'roi_calculator_submissions', hours: null, byMail: true },
    { form: 'early_access_signups', hours: null, byMail: false },
  ],
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  bookings: { isAnswer: true },
  fit: {
    followers: 10_000,
    gmv: null,
    noAgency: true,
    categories: ['Skincare', 'Beauty'],
    filmingSpace: true,
    training: true,
    rate: 60,
  },
};
const draft = toDraft(saved);

test('returns the saved settings if nothing was changed', () => {
  assert.deepEqual(parseDraft(draft, saved), { settings: saved });
});

test('reads numbers and times in common notations', () => {
  assert.equal(parseFigure(' $10,000 '), 10_000);
  assert.equal(parseFigure('62.50'), 62.5);
  assert.equal(parseFigure(''), null);
  assert.equal(parseFigure('10k'), undefined);
  assert.equal(parseFigure('-1'), undefined);
  assert.equal(parseTime('9'), '09:00');
  assert.equal(parseTime('0930'), '09:30');
  assert.equal(parseTime('9.30'), '09:30');
  assert.equal(parseTime('9 AM'), '09:00');
  assert.equal(parseTime('12:30 am'), '00:30');
  assert.equal(parseTime('6:15pm'), '18:15');
  assert.equal(parseTime('13 PM'), undefined);
  assert.equal(parseTime('24:00'), undefined);
  assert.equal(parseTime('noon'), undefined);
});

test('reports every invalid field and no valid one', () => {
  const read = parseDraft(
    {
      ...draft,
      hours: { ...draft.hours, contact_submissions: '200', early_access_signups: '0.5' },
      to: '08:00',
      fit: { ...draft.fit, followers: '1.5' },
    },
    saved,
  );
  assert.ok('problems' in read);
  assert.deepEqual(Object.keys(read.problems).toSorted(), [
    'followers',
    'hours-contact_submissions',
    'hours-early_access_signups',
    'to',
  ]);
});

test('describes changes in words and says when they take effect', () => {
  const read = parseDraft(
    {
      ...draft,
      hours: { ...draft.hours, contact_submissions: '12' },
      days: [0, 6],
      fit: { ...draft.fit, rate: '' },
    },
    saved,
  );
  assert.ok('settings' in read);
  const changes = listChanges(saved, read.settings);
  assert.deepEqual(
    changes.map(({ name, from, to }) => [name, from, to]),
    [
      ['Contact form', '24 h', '12 h'],
      ['Open days', 'Mon, Tue, Wed, Thu, Fri', 'Sat, Sun'],
      ['Rate', '$60 an hour at most', 'not required'],
    ],
  );
  assert.match(changes[0]?.when ?? '', /for new leads/);
});

test("merges changes to different fields and keeps the member's own change to the same field", () => {
  const mine = {
    ...saved,
    promises: saved.promises.map((promise) =>
      promise.form === 'contact_submissions' ? { ...promise, hours: 12 } : promise,
    ),
    hours: { ...saved.hours, from: '08:00' },
  };
  const theirs = {
    ...saved,
    hours: { ...saved.hours, from: '10:00', to: '17:00' },
    fit: { ...saved.fit, rate: 80 },
  };
  const merged = mergeSettings(saved, mine, theirs);
  assert.equal(merged.promises[0]?.hours, 12);
  assert.deepEqual(merged.hours, { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' });
  assert.equal(merged.fit.rate, 80);
});

test('ignores the order of categories', () => {
  const turned = { ...saved, fit: { ...saved.fit, categories: saved.fit.categories.toReversed() } };
  assert.deepEqual(listChanges(saved, turned), []);
});

test('lists and merges a change of the setting “A booked call counts as a reply”', () => {
  const read = parseDraft({ ...draft, isBookingAnswer: false }, saved);
  const mine = 'settings' in read ? read.settings : assert.fail();
  assert.deepEqual(
    listChanges(saved, mine).map(({ name, to }) => [name, to]),
    [['A booked call', 'does not count as a reply']],
  );
  assert.deepEqual(mergeSettings(saved, mine, saved).bookings, { isAnswer: false });
});
