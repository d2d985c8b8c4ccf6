import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, DeadlineState } from '#shared/desk/api.ts';
import { bookingEventText, bookingText, rowBookingText } from './booking-text.ts';

const timeZone = 'America/Los_Angeles';
const now = Date.parse('2026-11-17T22:10:00Z');
const tenAm = '2026-11-19T18:00:00.000Z';
const booking: Booking = {
  meeting: null,
  startsAt: tenAm,
  wasAt: null,
  moves: 0,
  isNewMove: false,
  canceledAt: null,
};
const describeBooking = (changes: Partial<Booking>, at = now) => {
  const { head, rest } = bookingText({ ...booking, ...changes }, at, timeZone);
  return [head, rest].filter(Boolean).join(' ');
};

test("shows the time of a call in the desk's time zone", () => {
  assert.equal(describeBooking({}), 'Call booked: Thu, Nov 19, 10:00 AM.');
  assert.equal(
    describeBooking({ startsAt: '2027-01-04T17:30:00.000Z' }),
    'Call booked: Mon, Jan 4, 2027, 9:30 AM.',
  );
  assert.equal(describeBooking({}, Date.parse(tenAm) + 1), 'Call was booked for Thu, Nov 19, 10:00 AM.');
  assert.equal(describeBooking({ startsAt: null }), 'Call booked. The scheduler sent no time.');
});

test('shows the previous time of a rescheduled call', () => {
  const nine = '2026-11-19T17:00:00.000Z';
  assert.equal(
    describeBooking({ moves: 1, wasAt: nine }),
    'Call booked: Thu, Nov 19, 10:00 AM. Moved once (was 9:00 AM).',
  );
  assert.match(
    describeBooking({ moves: 2, wasAt: '2026-11-18T17:00:00.000Z' }),
    /Moved twice \(was Wed, Nov 18, 9:00 AM\)\.$/,
  );
  assert.match(describeBooking({ moves: 3, wasAt: nine }), /Moved 3 times/);
});

test('shows a canceled call', () => {
  assert.equal(
    describeBooking({ canceledAt: tenAm, moves: 1, wasAt: tenAm }),
    'Call canceled: Thu, Nov 19, 10:00 AM.',
  );
});

test('describes a call briefly in a list row, and omits past calls', () => {
  const running: DeadlineState = {
    dueAt: tenAm,
    answeredAt: null,
    answeredBy: null,
    bouncedAt: null,
    byMail: false,
    hours: 24,
  };
  const rowText = (changes: Partial<Booking>, clock = running, at = now) =>
    rowBookingText({ booking: { ...booking, ...changes }, clock }, at, timeZone);
  assert.equal(rowText({}), 'Call Thu 10:00 AM');
  assert.equal(rowText({ moves: 1, isNewMove: true }), 'Call moved to Thu 10:00 AM');
  assert.equal(rowText({ startsAt: '2026-11-17T23:00:00.000Z' }), 'Call 3:00 PM');
  assert.equal(rowText({ startsAt: null }), 'Call booked');
  assert.equal(rowText({ canceledAt: tenAm }), 'Call canceled');
  assert.equal(rowText({ canceledAt: tenAm }, { ...running, answeredAt: tenAm, answeredBy: 'mail' }), null);
  assert.equal(rowText({}, running, Date.parse(tenAm) + 1), null);
  assert.equal(rowBookingText({ booking: null, clock: running }, now, timeZone), null);
});

test('describes a booked, rescheduled or canceled call', () => {
  const line = { id: 'x', at: tenAm, by: null };
  const texts = [
    bookingEventText({ ...line, kind: 'booked', detail: { startsAt: null } }, now, timeZone),
    bookingEventText({ ...line, kind: 'call_moved', detail: { from: null, to: tenAm } }, now, timeZone),
    bookingEventText({ ...line, kind: 'call_canceled', detail: { startsAt: tenAm } }, now, timeZone),
  ];
  assert.deepEqual(texts, [
    'A call was booked',
    'The call was moved to Thu, Nov 19, 10:00 AM',
    'The call for Thu, Nov 19, 10:00 AM was canceled',
  ]);
});
