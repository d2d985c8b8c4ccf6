import assert from 'node:assert/strict';
import test from 'node:test';
import { formatFullDateTime, releaseName } from '#desk/time/format-time.ts';
import { formatDateTimeField, localTimeText, nextMorning, parseDateTimeField } from './schedule-time.ts';

const timeZone = 'America/Los_Angeles';
const tuesday = Date.parse('2026-11-17T22:10:00Z');
const monday = Date.parse('2026-11-23T17:00:00Z');

test("reads a time field in the agency's time zone, not the browser's", () => {
  assert.equal(parseDateTimeField('2026-11-23T09:00', timeZone), monday);
  assert.equal(parseDateTimeField('2026-11-23T09:00', 'Europe/Berlin'), Date.parse('2026-11-23T08:00:00Z'));
  assert.equal(formatDateTimeField(monday, timeZone), '2026-11-23T09:00');
  assert.equal(parseDateTimeField('', timeZone), undefined);
});

test('reads the same wall-clock time before and after the clocks change', () => {
  assert.equal(parseDateTimeField('2026-10-31T09:00', timeZone), Date.parse('2026-10-31T16:00:00Z'));
  assert.equal(parseDateTimeField('2026-11-02T09:00', timeZone), Date.parse('2026-11-02T17:00:00Z'));
});

test('suggests the next working day at nine', () => {
  const suggestTime = (now: string) =>
    formatDateTimeField(nextMorning(Date.parse(`${now}T12:00-08:00`), timeZone), timeZone);
  assert.equal(suggestTime('2026-11-17'), '2026-11-18T09:00');
  assert.equal(suggestTime('2026-11-20'), '2026-11-23T09:00');
  assert.equal(suggestTime('2026-11-21'), '2026-11-23T09:00');
  assert.equal(suggestTime('2026-11-22'), '2026-11-23T09:00');
});

test('adds the time in the member’s own time zone, with the weekday if it differs', () => {
  assert.equal(localTimeText(monday, timeZone, 'America/Tijuana'), '');
  assert.equal(localTimeText(monday, timeZone, 'Europe/Berlin'), '6:00 PM your time');
  assert.equal(localTimeText(monday, timeZone, 'Asia/Tokyo'), 'Tue 2:00 AM your time');
});

test('formats a scheduled time and the name of its release', () => {
  assert.equal(formatFullDateTime(monday, tuesday, timeZone), 'Mon, Nov 23, 9:00 AM');
  assert.equal(releaseName(monday, tuesday, timeZone), 'Monday’s release');
  assert.equal(releaseName(tuesday + 3_600_000, tuesday, timeZone), 'today’s release');
  assert.equal(releaseName(monday + 8 * 86_400_000, tuesday, timeZone), 'the release of Dec 1');
});
