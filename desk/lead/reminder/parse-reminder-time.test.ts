import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseReminderTime, suggestTimes } from './parse-reminder-time.ts';

const timeZone = 'America/Los_Angeles';
const isoAt = (text: string) => new Date(`2026-${text}:00-08:00`).toISOString();
// This is a Tuesday.
const now = Date.parse(isoAt('11-17T14:10'));
const parse = (typed: string) => {
  const moment = parseReminderTime(typed, now, timeZone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
};

test('reads times as people type them', () => {
  const times: [string, string][] = [
    ['tue 10', '11-24T10:00'],
    ['Wednesday 9:30 am', '11-18T09:30'],
    ['tomorrow', '11-18T09:00'],
    ['today 5 pm', '11-17T17:00'],
    ['in 3 days', '11-20T09:00'],
    ['in 2 hours', '11-17T16:10'],
    ['in 30 minutes', '11-17T14:40'],
    ['in 5 min', '11-17T14:15'],
    ['in 2 weeks 8am', '12-01T08:00'],
    ['dec 1 9am', '12-01T09:00'],
    ['December 1 at 16:30', '12-01T16:30'],
    ['17:00', '11-17T17:00'],
    ['8 am', '11-18T08:00'],
    ['12am', '11-18T00:00'],
    ['tomorrow at 3', '11-18T15:00'],
    ['tomorrow 03:00', '11-18T03:00'],
    ['today at 4:30', '11-17T16:30'],
    ['next monday', '11-23T09:00'],
    ['tomorrow noon', '11-18T12:00'],
    ['12/5 3pm', '12-05T15:00'],
  ];
  for (const [typed, moment] of times) assert.equal(parse(typed), isoAt(moment), typed);
  assert.equal(parse('nov 2 9am'), new Date('2027-11-02T09:00:00-07:00').toISOString());
});

test('returns nothing for text that is not a time', () => {
  for (const typed of [
    '',
    'soon',
    '25:00',
    'tue tea',
    'in many days',
    '13 pm',
    'dec',
    'tue 10:75',
    '13/1',
    '12/32',
  ])
    assert.equal(parse(typed), undefined, typed);
});

test('suggests only future times, including next Tuesday', () => {
  const labelsAt = (moment: string) =>
    suggestTimes(Date.parse(isoAt(moment)), timeZone).map(({ label, at }) => [
      label,
      new Date(at).toISOString(),
    ]);
  assert.deepEqual(labelsAt('11-17T14:10'), [
    ['Later today', isoAt('11-17T17:00')],
    ['Tomorrow', isoAt('11-18T09:00')],
    ['Tuesday', isoAt('11-24T10:00')],
    ['In two weeks', isoAt('12-01T09:00')],
  ]);
  assert.equal(labelsAt('11-17T16:30')[0]?.[0], 'Tomorrow');
});
