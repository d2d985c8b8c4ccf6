import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Opening } from '#desk/time/opening-hours.ts';
import type { Clock } from '#shared/desk/api.ts';
import { type Said, sentenceOf, standingOf } from './sentence.ts';

const hours: Opening = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', timeZone: 'America/Los_Angeles' };
const at = (text: string) => new Date(`2026-11-${text}:00-08:00`).toISOString();
const none: Clock = { dueAt: null, keptAt: null, keptBy: null, bouncedAt: null, byMail: false, hours: null };
const due = (text: string, more: Partial<Clock> = {}) => ({
  createdAt: at('15T10:00'),
  clock: { ...none, dueAt: at(text), hours: 24, ...more },
});
const inPicture = [
  '17T11:32',
  '17T12:47',
  '17T15:22',
  '17T20:05',
  '18T08:46',
  '18T11:58',
  '18T16:40',
  '19T09:12',
];
const standing = (dues: string[], now = '17T14:10') =>
  standingOf(
    dues.map((text) => due(text)),
    Date.parse(at(now)),
    hours,
  );
const say = (said: Partial<Said>) =>
  sentenceOf({ view: 'open', isNarrowed: false, total: 23, hasMore: false, standing: standing([]), ...said });

test('the sentence says who waits: overdue ones, and those to keep until the desk opens again', () => {
  assert.equal(say({ standing: standing(inPicture) }), 'Two overdue, three to keep before 18:00');
  assert.equal(say({ standing: standing(['17T15:22']) }), 'One to keep before 18:00');
  assert.equal(say({ standing: standing(['17T11:32', '19T09:12']) }), 'One overdue');
  assert.equal(say({ standing: standing(['19T09:12']) }), 'One to keep, by Thu 09:12');
  assert.equal(say({ standing: standing(['19T09:12', '18T11:58']) }), 'Two to keep, the first by Wed 11:58');
  assert.equal(say({}), 'Nobody is waiting');
});

test('it does not pretend to know how many wait when only the first promises are known', () => {
  const cut = (dues: string[]) => say({ standing: { ...standing(dues), isCut: true } });
  assert.equal(cut(['17T11:32', '17T15:22']), 'One overdue, one or more to keep before 18:00');
  assert.equal(cut(['17T11:32']), 'One or more overdue');
  assert.equal(cut(['17T15:22', '19T09:12']), 'One to keep before 18:00');
});

test('while the desk is closed it says until when', () => {
  assert.equal(say({ standing: standing(['18T08:46'], '17T22:00') }), 'One to keep before Wed 09:00');
  assert.equal(say({ standing: standing(['18T08:46'], '18T07:00') }), 'One to keep before 09:00');
});

test('mails of the machine that are on their way are nobody who waits', () => {
  const mail = { ...due('17T14:20'), clock: { ...due('17T14:20').clock, byMail: true, hours: null } };
  assert.equal(say({ standing: standingOf([mail], Date.parse(at('17T14:10')), hours) }), 'Nobody is waiting');
});

test('each view has its own sentence', () => {
  const some = standing(inPicture);
  assert.equal(say({ view: 'mine', standing: some }), 'Yours: two overdue, three to keep before 18:00');
  assert.equal(say({ view: 'creators', standing: standing([]) }), 'No creator is waiting');
  assert.equal(say({ view: 'new', total: 9, standing: some }), 'Nine new leads, two overdue');
  assert.equal(say({ view: 'new', total: 1 }), 'One new lead');
  assert.equal(say({ view: 'new', total: 0 }), 'Nothing new');
  assert.equal(say({ view: 'overdue', total: 0 }), 'Nothing overdue');
  assert.equal(say({ view: 'all', total: 26 }), '26 leads');
  assert.equal(say({ view: 'all', total: 1_000, hasMore: true }), '1,000 or more leads');
});

test('before anything is known, it says nothing about who waits', () => {
  assert.equal(say({ standing: undefined, total: undefined }), 'Leads');
  assert.equal(say({ view: 'new', standing: undefined, total: undefined }), 'Leads');
});

test('filters and searches are said as what they found', () => {
  assert.equal(say({ q: 'larch', total: 0 }), 'Nobody matches “larch”');
  assert.equal(say({ q: 'larch', total: 1 }), 'One matches “larch”');
  assert.equal(say({ q: 'a', total: 50, hasMore: true }), '50 or more match “a”');
  assert.equal(say({ q: 'larch', total: undefined }), 'Looking for “larch”');
  assert.equal(say({ isNarrowed: true, total: 0 }), 'Nobody matches these filters');
  assert.equal(
    say({ isNarrowed: true, total: 3, standing: standing(['17T11:32']) }),
    'Three leads, one overdue',
  );
});
