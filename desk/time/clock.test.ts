import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeadlineState } from '#shared/desk/api.ts';
import { clockState, getUpdateInterval, isOverdue, isUrgent } from './clock-state.ts';
import { clockText } from './clock-text.ts';
import type { OpeningHours } from './opening-hours.ts';

const hours: OpeningHours = {
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  timeZone: 'America/Los_Angeles',
};
const isoAt = (text: string) => new Date(`2026-11-${text}-08:00`).toISOString();
const now = Date.parse(isoAt('17T14:10:00'));
const noDeadline: DeadlineState = {
  dueAt: null,
  answeredAt: null,
  answeredBy: null,
  bouncedAt: null,
  byMail: false,
  hours: null,
};
const createClock = (sent: string, due: string, more: Partial<DeadlineState> = {}) =>
  clockState({ ...noDeadline, dueAt: isoAt(due), hours: 24, ...more }, isoAt(sent), now);
const clockTextOf = (state: ReturnType<typeof clockState>) => clockText(state, now, hours);

test('shows the time left and the due time, and marks due times outside opening hours', () => {
  const state = createClock('17T08:46:00', '18T08:46:00');
  assert.equal(state.kind, 'left');
  assert.deepEqual(clockTextOf(state), {
    main: '18 h 36 m',
    aside: 'Wed 8:46 AM',
    isClosedThen: true,
    spoken: '18 hours 36 minutes left, Wednesday 8:46 AM, outside opening hours',
  });
});

test('shows a lead as due soon when a tenth of its time or under two hours are left', () => {
  assert.equal(createClock('16T15:22:00', '17T15:22:00').kind, 'soon');
  assert.equal(
    clockTextOf(createClock('16T15:22:00', '17T15:22:00')).spoken,
    '1 hour 12 minutes left, today 3:22 PM',
  );
  assert.equal(createClock('16T16:34:00', '17T16:34:00').kind, 'soon', 'exactly a tenth of 24 h');
  assert.equal(createClock('16T16:35:00', '17T16:35:00').kind, 'left');
  assert.equal(createClock('15T20:05:00', '17T20:05:00', { hours: 48 }).kind, 'left', '5 h 55 m of 48 h');
  assert.equal(
    createClock('17T13:00:00', '17T16:00:00', { hours: 3 }).kind,
    'soon',
    'half of 3 h is below two',
  );
  assert.equal(createClock('17T13:00:00', '17T16:10:00', { hours: 4 }).kind, 'left', 'exactly two hours');
});

test('shows a lead as late from its due time', () => {
  assert.equal(createClock('16T14:10:00', '17T14:10:00').kind, 'late');
  const late = createClock('16T11:32:00', '17T11:32:00');
  assert.deepEqual([clockTextOf(late).main, clockTextOf(late).aside], ['2 h 38 m late', 'due 11:32 AM']);
  assert.equal(clockTextOf(createClock('15T11:32:00', '16T11:32:00')).aside, 'due Mon 11:32 AM');
  assert.equal(clockTextOf(createClock('10T11:32:00', '11T11:32:00')).aside, 'due Nov 11');
  assert.equal(isOverdue(late), true);
});

test('shows an automatic email as on its way until it is late or bounces', () => {
  const mail = { hours: null, byMail: true };
  const going = createClock('17T14:09:00', '17T14:24:00', mail);
  assert.deepEqual(
    [going.kind, isUrgent(going), clockTextOf(going).main],
    ['left', false, 'Email on its way'],
  );
  assert.equal(createClock('17T13:00:00', '17T13:15:00', mail).kind, 'late');
  const bounced = createClock('17T12:46:50', '17T13:01:50', { ...mail, bouncedAt: isoAt('17T12:47:00') });
  assert.deepEqual(
    [bounced.kind, isUrgent(bounced), clockTextOf(bounced).main, clockTextOf(bounced).aside],
    ['bounced', true, 'Email bounced', 'today 12:47 PM'],
  );
});

test('shows how a lead was answered, and how long it took or how late it was', () => {
  const metDeadlineText = (answeredBy: DeadlineState['answeredBy'], answeredAt: string) =>
    clockTextOf(createClock('17T08:40:00', '18T08:40:00', { answeredAt: isoAt(answeredAt), answeredBy }));
  assert.deepEqual(
    [metDeadlineText('mail', '17T12:21:00').main, metDeadlineText('mail', '17T12:21:00').aside],
    ['Answered', 'in 3 h 41 m'],
  );
  assert.equal(metDeadlineText('machine', '17T08:40:04').spoken, 'Auto-sent in under 1 minute');
  assert.equal(metDeadlineText('call', '18T09:18:00').aside, '38 m late');
  const mended = createClock('17T08:40:00', '18T08:40:00', {
    bouncedAt: isoAt('17T09:00:00'),
    answeredAt: isoAt('17T10:00:00'),
    answeredBy: 'call',
  });
  assert.equal(mended.kind, 'ended', 'after a bounce too');
});

test('shows no deadline for a form without a promised response time', () => {
  assert.equal(clockTextOf(clockState(noDeadline, isoAt('17T08:00:00'), now)).spoken, 'No reply deadline');
});

test('updates the text each second in the last five minutes, else each minute', () => {
  assert.equal(getUpdateInterval(createClock('16T14:14:59', '17T14:14:59')), 1_000);
  assert.equal(getUpdateInterval(createClock('16T14:15:00', '17T14:15:00')), 60_000);
  assert.equal(getUpdateInterval(createClock('16T14:09:00', '17T14:09:00')), 1_000);
});
