import assert from 'node:assert/strict';
import test from 'node:test';
import type { Settings } from '#shared/desk/api.ts';
import { changesBetween, draftOf, mergeSettings, readDraft, readFigure, readTime } from './settings-draft.ts';

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
const draft = draftOf(saved);

test('returns the saved value when nothing is typed', () => {
  assert.deepEqual(readDraft(draft, saved), { settings: saved });
});

test('reads numbers and times in common notations', () => {
  assert.equal(readFigure(' $10,000 '), 10_000);
  assert.equal(readFigure('62.50'), 62.5);
  assert.equal(readFigure(''), null);
  assert.equal(readFigure('10k'), undefined);
  assert.equal(readFigure('-1'), undefined);
  assert.equal(readTime('9'), '09:00');
  assert.equal(readTime('0930'), '09:30');
  assert.equal(readTime('9.30'), '09:30');
  assert.equal(readTime('9 AM'), '09:00');
  assert.equal(readTime('12:30 am'), '00:30');
  assert.equal(readTime('6:15pm'), '18:15');
  assert.equal(readTime('13 PM'), undefined);
  assert.equal(readTime('24:00'), undefined);
  assert.equal(readTime('noon'), undefined);
});

test('reports every invalid field and no other', () => {
  const read = readDraft(
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
  const read = readDraft(
    {
      ...draft,
      hours: { ...draft.hours, contact_submissions: '12' },
      days: [0, 6],
      fit: { ...draft.fit, rate: '' },
    },
    saved,
  );
  assert.ok('settings' in read);
  const changes = changesBetween(saved, read.settings);
  assert.deepEqual(
    changes.map(({ name, from, to }) => [name, from, to]),
    [
      ['Contact form', '24 h', '12 h'],
      ['Open days', 'Mon, Tue, Wed, Thu, Fri', 'Sat, Sun'],
      ['Rate', '$60 an hour at most', 'not asked'],
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
  assert.deepEqual(changesBetween(saved, turned), []);
});

test('lists and merges a change to whether booked calls count as replies', () => {
  const read = readDraft({ ...draft, isBookingAnswer: false }, saved);
  const mine = 'settings' in read ? read.settings : assert.fail();
  assert.deepEqual(
    changesBetween(saved, mine).map(({ name, to }) => [name, to]),
    [['A booked call', 'does not count as a reply']],
  );
  assert.deepEqual(mergeSettings(saved, mine, saved).bookings, { isAnswer: false });
});
