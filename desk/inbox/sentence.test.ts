import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Opening } from '#desk/time/opening-hours.ts';
import type { Clock } from '#shared/desk/api.ts';
import { countDeadlines, type SentenceInput, sentenceOf } from './sentence.ts';

const hours: Opening = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', timeZone: 'America/Los_Angeles' };
const at = (text: string) => new Date(`2026-11-${text}:00-08:00`).toISOString();
const none: Clock = {
  dueAt: null,
  answeredAt: null,
  answeredBy: null,
  bouncedAt: null,
  byMail: false,
  hours: null,
};
const due = (text: string, more: Partial<Clock> = {}) => ({
  createdAt: at('15T10:00'),
  clock: { ...none, dueAt: at(text), hours: 24, ...more },
  isOpen: true,
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
const counts = (dues: string[], now = '17T14:10') =>
  countDeadlines(
    dues.map((text) => due(text)),
    Date.parse(at(now)),
    hours,
  );
const writeSentence = (input: Partial<SentenceInput>) =>
  sentenceOf({ view: 'open', isNarrowed: false, total: 23, hasMore: false, counts: counts([]), ...input });

test('counts overdue leads and leads due before closing time', () => {
  assert.equal(writeSentence({ counts: counts(inPicture) }), '2 overdue, 3 due before 6:00 PM, 3 more');
  assert.equal(writeSentence({ counts: counts(['17T15:22']) }), '1 due before 6:00 PM');
  assert.equal(writeSentence({ counts: counts(['17T11:32', '19T09:12']) }), '1 overdue, 1 more');
  assert.equal(writeSentence({ counts: counts(['19T09:12']) }), '1 to answer, due Thu 9:12 AM');
  assert.equal(
    writeSentence({ counts: counts(['19T09:12', '18T11:58']) }),
    '2 to answer, next due Wed 11:58 AM',
  );
  assert.equal(writeSentence({}), 'No one is waiting for a reply');
});

test('says “or more” when only the first leads are loaded', () => {
  const cut = (dues: string[]) => writeSentence({ counts: { ...counts(dues), isPartial: true } });
  assert.equal(cut(['17T11:32', '17T15:22']), '1 overdue, 1 or more due before 6:00 PM');
  assert.equal(cut(['17T11:32']), '1 or more overdue');
  assert.equal(cut(['17T15:22', '19T09:12']), '1 due before 6:00 PM, more than 1 others');
});

test('names the next opening time while the desk is closed', () => {
  assert.equal(writeSentence({ counts: counts(['18T08:46'], '17T22:00') }), '1 due before Wed 9:00 AM');
  assert.equal(writeSentence({ counts: counts(['18T08:46'], '18T07:00') }), '1 due before 9:00 AM');
});

test('counts leads that need an action but have no deadline', () => {
  const answered = { createdAt: at('15T10:00'), clock: none, isOpen: false };
  const asked = { ...answered, isOpen: true };
  const writeSentenceFor = (leads: Parameters<typeof countDeadlines>[0]) =>
    writeSentence({ counts: countDeadlines(leads, Date.parse(at('17T14:10')), hours) });
  assert.equal(
    writeSentenceFor([answered, { ...due('17T14:20'), isOpen: false }]),
    'No one is waiting for a reply',
  );
  assert.equal(writeSentenceFor([answered, asked]), '1 to answer');
  assert.equal(writeSentenceFor([asked, due('19T09:12')]), '2 to answer, next due Thu 9:12 AM');
});

test('uses a separate sentence for each view', () => {
  const some = counts(inPicture);
  assert.equal(
    writeSentence({ view: 'mine', counts: some }),
    'Yours: 2 overdue, 3 due before 6:00 PM, 3 more',
  );
  assert.equal(writeSentence({ view: 'creators', counts: counts([]) }), 'No creator is waiting');
  assert.equal(writeSentence({ view: 'new', total: 9, counts: some }), '9 new leads, 2 overdue');
  assert.equal(writeSentence({ view: 'new', total: 1 }), '1 new lead');
  assert.equal(writeSentence({ view: 'new', total: 0 }), 'Nothing new');
  assert.equal(writeSentence({ view: 'overdue', total: 0 }), 'Nothing overdue');
  assert.equal(writeSentence({ view: 'all', total: 26 }), '26 leads');
  assert.equal(writeSentence({ view: 'all', total: 1_000, hasMore: true }), '1,000 or more leads');
});

test('shows no counts before leads are loaded', () => {
  assert.equal(writeSentence({ counts: undefined, total: undefined }), 'Leads');
  assert.equal(writeSentence({ view: 'new', counts: undefined, total: undefined }), 'Leads');
});

test('describes the results of filters and searches', () => {
  assert.equal(writeSentence({ q: 'larch', total: 0 }), 'No lead matches “larch”');
  assert.equal(writeSentence({ q: 'larch', total: 1 }), '1 matches “larch”');
  assert.equal(writeSentence({ q: 'a', total: 50, hasMore: true }), '50 or more match “a”');
  assert.equal(writeSentence({ q: 'larch', total: undefined }), 'Searching for “larch”');
  assert.equal(writeSentence({ isNarrowed: true, total: 0 }), 'No lead matches these filters');
  assert.equal(
    writeSentence({ isNarrowed: true, total: 3, counts: counts(['17T11:32']) }),
    '3 leads, 1 overdue',
  );
});
