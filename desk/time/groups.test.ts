import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeadlineState } from '#shared/desk/api.ts';
import { groupLeads } from './groups.ts';
import type { OpeningHours } from './opening-hours.ts';

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
const openLead = { isOpen: true, isWaiting: false, remindAt: null };
const withDueTime = (text: string, more: Partial<DeadlineState> = {}) => ({
  createdAt: isoAt('10T10:00'),
  clock: { ...noDeadline, dueAt: isoAt(text), hours: 24, ...more },
  ...openLead,
});
const groupByDueTime = (now: string, dueTimes: string[], opening = hours) =>
  groupLeads(
    dueTimes.map((text) => withDueTime(text)),
    'due',
    Date.parse(isoAt(now)),
    opening,
  ).map(({ title, leads }) => `${title}: ${leads.length}`);

test('groups deadlines before the next opening under today', () => {
  assert.deepEqual(
    groupByDueTime('17T14:10', [
      '17T11:32',
      '17T15:22',
      '17T20:05',
      '18T08:59',
      '18T09:00',
      '18T16:40',
      '19T09:12',
    ]),
    [
      'Overdue: 1',
      'Due today before 6:00 PM: 3',
      'Answer on Wednesday, Nov 18: 2',
      'Answer on Thursday, Nov 19: 1',
    ],
  );
});

test('groups weekend deadlines with Friday', () => {
  assert.deepEqual(groupByDueTime('20T10:00', ['20T17:00', '21T12:00', '23T08:00', '23T09:00']), [
    'Due today before 6:00 PM: 3',
    'Answer on Monday, Nov 23: 1',
  ]);
  assert.deepEqual(groupByDueTime('19T10:00', ['21T12:00', '23T10:00']), [
    'Answer on Friday, Nov 20: 1',
    'Answer on Monday, Nov 23: 1',
  ]);
});

test('groups deadlines before the next opening separately while closed', () => {
  assert.deepEqual(groupByDueTime('17T22:00', ['18T08:46', '18T10:00', '19T10:00']), [
    'Due before you open on Wed at 9:00 AM: 1',
    'Answer on Wednesday, Nov 18: 1',
    'Answer on Thursday, Nov 19: 1',
  ]);
  assert.deepEqual(groupByDueTime('18T07:00', ['18T08:46', '18T10:00', '19T08:00']), [
    'Due before you open at 9:00 AM: 1',
    'Due today before 6:00 PM: 2',
  ]);
});

test('lists every lead when the current time is exactly closing time or midnight', () => {
  assert.deepEqual(groupByDueTime('17T18:00', ['17T18:01', '18T09:00']), [
    'Due before you open on Wed at 9:00 AM: 1',
    'Answer on Wednesday, Nov 18: 1',
  ]);
  assert.deepEqual(groupByDueTime('18T00:00', ['18T08:59', '18T09:00']), [
    'Due before you open at 9:00 AM: 1',
    'Due today before 6:00 PM: 1',
  ]);
});

test('regroups deadlines when the opening hours change', () => {
  const early = { ...hours, from: '06:00', to: '12:00' };
  assert.deepEqual(groupByDueTime('17T10:00', ['17T15:22', '18T05:00', '18T08:59'], early), [
    'Due today before 12:00 PM: 2',
    'Answer on Wednesday, Nov 18: 1',
  ]);
  assert.deepEqual(groupByDueTime('17T10:00', ['17T15:22', '19T05:00'], { ...hours, days: [] }), ['Due: 2']);
});

test('treats bounced emails as overdue and groups other leads by who has to act next', () => {
  const leads = [
    withDueTime('17T13:00', { bouncedAt: isoAt('17T12:47') }),
    {
      ...withDueTime('17T15:00', { answeredAt: isoAt('17T11:00'), answeredBy: 'mail' }),
      isOpen: false,
      isWaiting: true,
    },
    { createdAt: isoAt('17T10:00'), clock: noDeadline, ...openLead, isOpen: false },
    { createdAt: isoAt('17T10:00'), clock: noDeadline, ...openLead },
    { createdAt: isoAt('17T10:00'), clock: noDeadline, ...openLead, remindAt: isoAt('17T12:00') },
    {
      createdAt: isoAt('17T10:00'),
      clock: noDeadline,
      ...openLead,
      isOpen: false,
      remindAt: isoAt('17T13:00'),
    },
  ];
  assert.deepEqual(
    groupLeads(leads, 'due', Date.parse(isoAt('17T12:48')), hours).map(({ key, leads }) => [
      key,
      leads.length,
    ]),
    [
      ['overdue', 1],
      ['waiting', 1],
      ['none', 2],
      ['answer', 1],
      ['reminders', 1],
    ],
  );
});

test('groups leads by the day they arrived when sorted by age', () => {
  const withArrival = (text: string) => ({ createdAt: isoAt(text), clock: noDeadline, ...openLead });
  const groups = groupLeads(
    [withArrival('17T09:00'), withArrival('16T23:59'), withArrival('14T12:00'), withArrival('02T12:00')],
    'newest',
    Date.parse(isoAt('17T14:10')),
    hours,
  );
  assert.deepEqual(
    groups.map(({ title }) => title),
    ['Received today', 'Received yesterday', 'Saturday, Nov 14', 'November 2'],
  );
});
