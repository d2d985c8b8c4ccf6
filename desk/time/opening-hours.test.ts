import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpenAt, nextOpening, type OpeningHours, openSpanFrom, openSpans } from './opening-hours.ts';

const weekdays: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  timeZone: 'America/Los_Angeles',
};
const timestampAt = (text: string, zone = '-08:00') => Date.parse(`${text}${zone}`);

test('includes the opening minute and excludes the closing minute', () => {
  assert.equal(isOpenAt(timestampAt('2026-11-17T09:00:00'), weekdays), true);
  assert.equal(isOpenAt(timestampAt('2026-11-17T17:59:59'), weekdays), true);
  assert.equal(isOpenAt(timestampAt('2026-11-17T18:00:00'), weekdays), false);
  assert.equal(isOpenAt(timestampAt('2026-11-17T08:59:59'), weekdays), false);
  assert.equal(isOpenAt(timestampAt('2026-11-14T12:00:00'), weekdays), false, 'a Saturday');
});

test('finds the next opening on the same day, on the next day and after a weekend', () => {
  assert.equal(nextOpening(timestampAt('2026-11-17T14:10:00'), weekdays), timestampAt('2026-11-18T09:00:00'));
  assert.equal(nextOpening(timestampAt('2026-11-17T08:00:00'), weekdays), timestampAt('2026-11-17T09:00:00'));
  assert.equal(nextOpening(timestampAt('2026-11-20T18:00:00'), weekdays), timestampAt('2026-11-23T09:00:00'));
});

test('keeps local hours across a clock change', () => {
  assert.equal(
    nextOpening(timestampAt('2026-10-30T19:00:00', '-07:00'), weekdays),
    timestampAt('2026-11-02T09:00:00'),
  );
  assert.equal(
    nextOpening(timestampAt('2026-03-06T19:00:00'), weekdays),
    timestampAt('2026-03-09T09:00:00', '-07:00'),
  );
  const sunday = { ...weekdays, days: [0], from: '00:00', to: '12:00' };
  const long = openSpanFrom(timestampAt('2026-11-01T00:00:00', '-07:00'), sunday);
  assert.equal(((long?.to ?? 0) - (long?.from ?? 0)) / 3_600_000, 13);
});

test('supports opening hours past midnight and around the clock', () => {
  const night = { ...weekdays, from: '18:00', to: '02:00' };
  assert.equal(isOpenAt(timestampAt('2026-11-18T01:30:00'), night), true);
  assert.equal(isOpenAt(timestampAt('2026-11-18T02:00:00'), night), false);
  assert.equal(isOpenAt(timestampAt('2026-11-14T01:30:00'), night), true, 'Friday’s night');
  const always = { ...weekdays, days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' };
  assert.equal(isOpenAt(timestampAt('2026-11-18T00:00:00'), always), true);
  assert.equal(isOpenAt(timestampAt('2026-11-17T23:59:59'), always), true);
});

test('never opens without open days', () => {
  const never = { ...weekdays, days: [] };
  assert.equal(openSpanFrom(timestampAt('2026-11-17T14:10:00'), never), undefined);
  assert.equal(nextOpening(timestampAt('2026-11-17T14:10:00'), never), undefined);
  assert.deepEqual(
    openSpans({ from: timestampAt('2026-11-17T00:00:00'), to: timestampAt('2026-11-30T00:00:00') }, never),
    [],
  );
});

test('finds the next opening when only one day a week is open', () => {
  const tuesday = { ...weekdays, days: [2] };
  assert.equal(nextOpening(timestampAt('2026-11-17T18:00:00'), tuesday), timestampAt('2026-11-24T09:00:00'));
  assert.equal(nextOpening(timestampAt('2026-11-17T10:00:00'), tuesday), timestampAt('2026-11-24T09:00:00'));
});

test('returns all opening hours that overlap a period, including the current ones', () => {
  const spans = openSpans(
    { from: timestampAt('2026-11-17T10:10:00'), to: timestampAt('2026-11-19T12:10:00') },
    weekdays,
  );
  assert.deepEqual(
    spans.map((span) => new Date(span.from).toISOString()),
    ['2026-11-17T17:00:00.000Z', '2026-11-18T17:00:00.000Z', '2026-11-19T17:00:00.000Z'],
  );
});
