import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysBetween, timestampOf, wallTimeOf } from './zone.ts';

const timeZone = 'America/Los_Angeles';
const parseUtc = (text: string) => Date.parse(`${text}Z`);

test('converts to local time regardless of the machine’s time zone', () => {
  assert.deepEqual(wallTimeOf(parseUtc('2026-11-18T01:05:09'), timeZone), {
    year: 2026,
    month: 11,
    day: 17,
    weekday: 2,
    hour: 17,
    minute: 5,
    second: 9,
  });
  assert.equal(wallTimeOf(parseUtc('2026-11-18T08:00:00'), timeZone).hour, 0);
});

test('converts local times in winter, in summer and on clock-change days', () => {
  const toTimestamp = (day: number, month: number, hour: number, minute = 0) =>
    timestampOf({ year: 2026, month, day, hour, minute }, timeZone);
  assert.equal(toTimestamp(17, 11, 14, 10), parseUtc('2026-11-17T22:10:00'));
  assert.equal(toTimestamp(17, 7, 14, 10), parseUtc('2026-07-17T21:10:00'));
  assert.equal(toTimestamp(8, 3, 1, 59), parseUtc('2026-03-08T09:59:00'));
  assert.equal(toTimestamp(8, 3, 3, 0), parseUtc('2026-03-08T10:00:00'));
  assert.equal(
    toTimestamp(8, 3, 2, 30),
    parseUtc('2026-03-08T10:30:00'),
    'left out: as long after the change',
  );
  assert.equal(toTimestamp(1, 11, 1, 30), parseUtc('2026-11-01T08:30:00'), 'comes twice: the first');
  assert.equal(toTimestamp(1, 11, 9, 0), parseUtc('2026-11-01T17:00:00'));
  assert.equal(
    toTimestamp(31, 12, 0) + 86_400_000,
    timestampOf({ year: 2026, month: 12, day: 32 }, timeZone),
  );
});

test('counts calendar days, not 24-hour periods', () => {
  assert.equal(daysBetween(parseUtc('2026-11-18T07:59:00'), parseUtc('2026-11-18T08:01:00'), timeZone), 1);
  assert.equal(
    daysBetween(parseUtc('2026-11-01T07:30:00'), parseUtc('2026-11-02T07:45:00'), timeZone),
    0,
    '25 hours',
  );
  assert.equal(daysBetween(parseUtc('2026-11-18T20:00:00'), parseUtc('2026-11-16T20:00:00'), timeZone), -2);
});
