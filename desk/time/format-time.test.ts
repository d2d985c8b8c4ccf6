import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAge, formatDuration, formatElapsed, spokenDuration } from './durations.ts';
import { formatDate, formatDateTime, formatShortDateTime, formatTimeOfDay } from './format-time.ts';

const timeZone = 'America/Los_Angeles';
const now = Date.parse('2026-11-17T22:10:00Z');
const timestampAt = (text: string) => Date.parse(`${text}-08:00`);

test('formats a duration in its two largest units, rounded down', () => {
  const cases: [seconds: number, text: string][] = [
    [0, '0 s'],
    [4.9, '4 s'],
    [59.9, '59 s'],
    [60, '1 m'],
    [249, '4 m 09 s'],
    [300, '5 m'],
    [2_280, '38 m'],
    [4_379, '1 h 12 m'],
    [54_000, '15 h'],
    [154_920, '43 h 02 m'],
    [359_999, '99 h 59 m'],
    [360_000, '4 d 4 h'],
    [432_000, '5 d'],
    [86_400 * 1_200, '1,200 d'],
    [-5, '0 s'],
  ];
  for (const [seconds, text] of cases) assert.equal(formatDuration(seconds), text);
});

test('formats an elapsed time without seconds', () => {
  const cases: [seconds: number, text: string][] = [
    [0, 'under 1 m'],
    [59.9, 'under 1 m'],
    [139, '2 m'],
    [300, '5 m'],
    [4_379, '1 h 12 m'],
  ];
  for (const [seconds, text] of cases) assert.equal(formatElapsed(seconds), text);
});

test('formats an age in one unit', () => {
  const cases: [number, string][] = [
    [0, 'now'],
    [59, 'now'],
    [60, '1 m'],
    [3_599, '59 m'],
    [3_600, '1 h'],
    [151_500, '42 h'],
    [172_800, '2 d'],
    [86_400 * 400, '400 d'],
  ];
  for (const [seconds, text] of cases) assert.equal(formatAge(seconds), text);
});

test('writes out units for screen readers, in the singular for one', () => {
  assert.equal(spokenDuration('1 h 12 m'), '1 hour 12 minutes');
  assert.equal(spokenDuration('43 h 02 m'), '43 hours 2 minutes');
  assert.equal(spokenDuration('1 m 01 s'), '1 minute 1 second');
  assert.equal(spokenDuration('1,200 d late'), '1200 days late');
});

test('shows weekdays within two days, dates beyond, and the year if it differs', () => {
  const cases: [string, string][] = [
    ['2026-11-17T15:22:00', 'today 3:22 PM'],
    ['2026-11-17T00:00:00', 'today 12:00 AM'],
    ['2026-11-16T23:59:00', 'Mon 11:59 PM'],
    ['2026-11-15T08:00:00', 'Sun 8:00 AM'],
    ['2026-11-14T23:59:59', 'Nov 14, 11:59 PM'],
    ['2026-11-19T09:12:00', 'Thu 9:12 AM'],
    ['2026-11-20T00:00:00', 'Nov 20, 12:00 AM'],
    ['2025-11-17T10:00:00', 'Nov 17, 2025, 10:00 AM'],
  ];
  for (const [moment, text] of cases) assert.equal(formatDateTime(timestampAt(moment), now, timeZone), text);
  assert.equal(
    formatDateTime(timestampAt('2026-11-18T08:46:00'), now, timeZone, { long: true }),
    'Wednesday 8:46 AM',
  );
  assert.equal(formatShortDateTime(timestampAt('2026-11-17T11:32:00'), now, timeZone), '11:32 AM');
  assert.equal(
    formatTimeOfDay(timestampAt('2026-11-17T15:22:09'), timeZone, { seconds: true }),
    '3:22:09 PM',
  );
  assert.equal(formatDate(timestampAt('2026-11-02T09:40:00'), now, timeZone, { long: true }), 'November 2');
});

test('determines the day by the time zone', () => {
  const late = Date.parse('2026-11-18T07:30:00Z');
  assert.equal(formatDateTime(late, now, timeZone), 'today 11:30 PM');
  assert.equal(formatDateTime(late, now, 'Europe/Berlin'), 'Wed 8:30 AM');
  assert.equal(formatDateTime(Date.parse('2026-11-17T22:50:00Z'), now, 'Europe/Berlin'), 'today 11:50 PM');
});
