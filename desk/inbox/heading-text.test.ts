import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OpeningHours } from '#desk/time/opening-hours.ts';
import type { DeadlineState } from '#shared/desk/api.ts';
import { countDeadlines, type HeadingInput, headingText } from './heading-text.ts';

const hours: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  timeZone: 'America/Los_Angeles',
};
const isoAt = (text: string) => new Date(`2026-11-${text}:00-08:00`).toISOString();
const noDeadline: DeadlineState = {
  dueAt: null,
  answeredAt: null,
  answeredBy: null,
  bouncedAt: null,
  byMail: false,
  hours: null,
};
const withDueTime = (text: string, more: Partial<DeadlineState> = {}) => ({
  createdAt: isoAt('15T10:00'),
  clock: { ...noDeadline, dueAt: isoAt(text), hours: 24, ...more },
  isOpen: true,
});
const exampleDueTimes = [
  '17T11:32',
  '17T12:47',
  '17T15:22',
  '17T20:05',
  '18T08:46',
  '18T11:58',
  '18T16:40',
  '19T09:12',
];
const countDueTimes = (dueTimes: string[], now = '17T14:10') =>
  countDeadlines(
    dueTimes.map((text) => withDueTime(text)),
    Date.parse(isoAt(now)),
    hours,
  );
const headingFor = (input: Partial<HeadingInput>) =>
  headingText({
    view: 'open',
    isNarrowed: false,
    total: 23,
    hasMore: false,
    counts: countDueTimes([]),
    ...input,
  });

test('counts overdue leads and leads due before closing time', () => {
  assert.equal(
    headingFor({ counts: countDueTimes(exampleDueTimes) }),
    '2 overdue, 3 due before 6:00 PM, 3 more',
  );
  assert.equal(headingFor({ counts: countDueTimes(['17T15:22']) }), '1 due before 6:00 PM');
  assert.equal(headingFor({ counts: countDueTimes(['17T11:32', '19T09:12']) }), '1 overdue, 1 more');
  assert.equal(headingFor({ counts: countDueTimes(['19T09:12']) }), '1 to answer, due Thu 9:12 AM');
  assert.equal(
    headingFor({ counts: countDueTimes(['19T09:12', '18T11:58']) }),
    '2 to answer, next due Wed 11:58 AM',
  );
  assert.equal(headingFor({}), 'No one is waiting for a reply');
});

test('says “or more” when only the first leads are loaded', () => {
  const partialHeading = (dues: string[]) =>
    headingFor({ counts: { ...countDueTimes(dues), isPartial: true } });
  assert.equal(partialHeading(['17T11:32', '17T15:22']), '1 overdue, 1 or more due before 6:00 PM');
  assert.equal(partialHeading(['17T11:32']), '1 or more overdue');
  assert.equal(partialHeading(['17T15:22', '19T09:12']), '1 due before 6:00 PM, more than 1 others');
});

test('names the next opening time while the desk is closed', () => {
  assert.equal(headingFor({ counts: countDueTimes(['18T08:46'], '17T22:00') }), '1 due before Wed 9:00 AM');
  assert.equal(headingFor({ counts: countDueTimes(['18T08:46'], '18T07:00') }), '1 due before 9:00 AM');
});

test('counts leads that need an action but have no deadline', () => {
  const answered = { createdAt: isoAt('15T10:00'), clock: noDeadline, isOpen: false };
  const asked = { ...answered, isOpen: true };
  const headingForLeads = (leads: Parameters<typeof countDeadlines>[0]) =>
    headingFor({ counts: countDeadlines(leads, Date.parse(isoAt('17T14:10')), hours) });
  assert.equal(
    headingForLeads([answered, { ...withDueTime('17T14:20'), isOpen: false }]),
    'No one is waiting for a reply',
  );
  assert.equal(headingForLeads([answered, asked]), '1 to answer');
  assert.equal(headingForLeads([asked, withDueTime('19T09:12')]), '2 to answer, next due Thu 9:12 AM');
});

test('uses a separate sentence for each view', () => {
  const some = countDueTimes(exampleDueTimes);
  assert.equal(headingFor({ view: 'mine', counts: some }), 'Yours: 2 overdue, 3 due before 6:00 PM, 3 more');
  assert.equal(headingFor({ view: 'creators', counts: countDueTimes([]) }), 'No creator is waiting');
  assert.equal(headingFor({ view: 'new', total: 9, counts: some }), '9 new leads, 2 overdue');
  assert.equal(headingFor({ view: 'new', total: 1 }), '1 new lead');
  assert.equal(headingFor({ view: 'new', total: 0 }), 'Nothing new');
  assert.equal(headingFor({ view: 'overdue', total: 0 }), 'Nothing overdue');
  assert.equal(headingFor({ view: 'all', total: 26 }), '26 leads');
  assert.equal(headingFor({ view: 'all', total: 1_000, hasMore: true }), '1,000 or more leads');
});

test('shows no counts before leads are loaded', () => {
  assert.equal(headingFor({ counts: undefined, total: undefined }), 'Leads');
  assert.equal(headingFor({ view: 'new', counts: undefined, total: undefined }), 'Leads');
});

test('describes the results of filters and searches', () => {
  assert.equal(headingFor({ q: 'larch', total: 0 }), 'No lead matches “larch”');
  assert.equal(headingFor({ q: 'larch', total: 1 }), '1 matches “larch”');
  assert.equal(headingFor({ q: 'a', total: 50, hasMore: true }), '50 or more match “a”');
  assert.equal(headingFor({ q: 'larch', total: undefined }), 'Searching for “larch”');
  assert.equal(headingFor({ isNarrowed: true, total: 0 }), 'No lead matches these filters');
  assert.equal(
    headingFor({ isNarrowed: true, total: 3, counts: countDueTimes(['17T11:32']) }),
    '3 leads, 1 overdue',
  );
});
