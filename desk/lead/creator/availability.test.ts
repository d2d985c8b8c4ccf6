import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoneCity } from '#desk/time/zone.ts';
import { describeHours, formatHour, positionOnBar, selectedDayParts } from './availability.ts';
import { describeOffset, parseTimeZone, utcOffsetMinutes } from './time-zone.ts';

const tuesday = Date.UTC(2026, 10, 17, 22, 10);

test('reads time zones from free text', () => {
  const read: [string, string | null][] = [
    ['America/Chicago', 'America/Chicago'],
    ['america/new_york', 'America/New_York'],
    ['EST', 'America/New_York'],
    ['Eastern Time (US)', 'America/New_York'],
    ['Central', 'America/Chicago'],
    ['pacific standard time', 'America/Los_Angeles'],
    ['UTC+2', '+02:00'],
    ['GMT-5', '-05:00'],
    ['+05:30', '+05:30'],
    ['GMT', 'UTC'],
    ['UTC+99', null],
    ['Mars/Olympus', null],
    ['whenever', null],
    ['constructor', null],
    ['', null],
  ];
  for (const [typed, zone] of read) assert.equal(parseTimeZone(typed), zone, typed);
});

test('computes the difference between zones, including daylight saving time', () => {
  const minutesAheadOfLosAngeles = (zone: string, at: number) =>
    utcOffsetMinutes(zone, at) - utcOffsetMinutes('America/Los_Angeles', at);
  assert.equal(minutesAheadOfLosAngeles('America/Chicago', tuesday), 120);
  assert.equal(minutesAheadOfLosAngeles('Asia/Kolkata', tuesday), 13.5 * 60);
  // Arizona has no daylight saving time: an hour ahead of Los Angeles in winter, the same time in summer.
  assert.equal(minutesAheadOfLosAngeles('America/Phoenix', tuesday), 60);
  assert.equal(minutesAheadOfLosAngeles('America/Phoenix', Date.UTC(2026, 6, 1)), 0);
  assert.equal(utcOffsetMinutes('UTC', tuesday + 59_999), 0);
  assert.equal(describeOffset(120), '2 h ahead');
  assert.equal(describeOffset(-570), '9 h 30 m behind');
  assert.equal(describeOffset(0), 'same as ours');
  assert.equal(zoneCity('America/New_York'), 'New York');
  assert.equal(zoneCity('+05:30'), 'UTC+05:30');
});

test('lists the times of day in order, with their hours in both time zones', () => {
  const parts = selectedDayParts(['late-night', 'evening', 'brunch']);
  assert.deepEqual(
    parts.map((part) => `${part.label} ${describeHours(part)}, ours ${describeHours(part, -120)}`),
    [
      'Evening 5:00 PM to 10:00 PM, ours 3:00 PM to 8:00 PM',
      'Late night 10:00 PM to 2:00 AM, ours 8:00 PM to 12:00 AM',
    ],
  );
});

test('formats hours past midnight and half-hour zones', () => {
  assert.equal(formatHour(26), '2 AM');
  assert.equal(formatHour(8, -9 * 60), '11 PM');
  assert.equal(formatHour(8, 330), '1:30 PM');
});

test('places the current time on the bar, except from 4 to 8 AM', () => {
  assert.equal(positionOnBar(16 * 60 + 10), 16 + 1 / 6);
  assert.equal(positionOnBar(60), 25);
  assert.equal(positionOnBar(4 * 60), 28);
  assert.equal(positionOnBar(5 * 60), null);
});
