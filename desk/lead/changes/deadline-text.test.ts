import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockState } from '#desk/time/clock-state.ts';
import type { DeadlineState, Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { deadlineText } from './deadline-text.ts';

const now = Date.parse('2026-11-17T22:10:00Z');
const sentAt = '2026-11-16T23:22:00.000Z';
const people: Person[] = [
  { id: 'ada', name: 'Ada Okafor', email: 'ada@x.example', role: 'admin', disabled: false },
  { id: 'ruben', name: 'Ruben Salas', email: 'ruben@x.example', role: 'agent', disabled: false },
];
const running: DeadlineState = {
  dueAt: '2026-11-17T23:22:00.000Z',
  answeredAt: null,
  answeredBy: null,
  bouncedAt: null,
  byMail: false,
  hours: 24,
};

function describeDeadline(
  changed: Partial<DeadlineState>,
  form = 'contact_submissions',
  events: LeadEvent[] = [],
  isOpen = true,
) {
  const clock = { ...running, ...changed };
  const context = { now, timeZone: 'America/Los_Angeles', people, me: 'ada' };
  const { head, rest, tone } = deadlineText(
    { form, clock, events, createdAt: sentAt, isOpen },
    clockState(clock, sentAt, now),
    context,
  );
  return `${tone}: ${head} ${rest}`.trim();
}

test('shows when a reply is due, in red when the deadline is near', () => {
  assert.equal(describeDeadline({}), 'red: Reply by 3:22 PM. The site promises 24 hours.');
  assert.equal(
    describeDeadline({ dueAt: '2026-11-19T00:40:00.000Z', hours: 48 }, 'live_selling_survey_responses'),
    'ink: Reply by Wed 4:40 PM, or mark “Not a fit”. The site promises 48 hours.',
  );
});

test('shows an overdue deadline in red', () => {
  assert.equal(
    describeDeadline({ dueAt: '2026-11-17T19:32:00.000Z' }),
    'red: 2 h 38 m late. A reply was due 11:32 AM. The site promises 24 hours.',
  );
});

test('shows who replied, when, and after how long', () => {
  const call: LeadEvent = { id: '1', at: sentAt, by: 'ruben', kind: 'call', detail: {} };
  const kept = { answeredAt: '2026-11-17T22:10:31.000Z', answeredBy: 'call' as const };
  assert.equal(
    describeDeadline(kept, 'contact_submissions', [call]),
    'ink: Ruben called 2:10 PM, in 22 h 48 m.',
  );
  assert.equal(
    describeDeadline({ ...kept, dueAt: '2026-11-17T21:10:31.000Z' }, 'contact_submissions', [
      { ...call, by: 'ada' },
    ]),
    'ink: You called 2:10 PM, in 22 h 48 m. 1 h late.',
  );
});

test('names the member who replied first', () => {
  const createEvent = (kind: LeadEvent['kind'], by: string, at: string) =>
    ({ id: at, at: `2026-11-17T${at}Z`, by, kind, detail: {} }) as LeadEvent;
  for (const [kind, answeredBy, action] of [
    ['reply', 'mail', 'replied'],
    ['call', 'call', 'called'],
    ['elsewhere', 'elsewhere', 'answered outside the desk'],
  ] as const) {
    const events = [
      // The first reply was undone, so the second one met the deadline.
      createEvent(kind, 'ada', '21:00:00.000'),
      createEvent(kind, 'ruben', '21:10:31.000'),
      createEvent(kind, 'ada', '21:50:00.000'),
    ];
    assert.equal(
      describeDeadline({ answeredAt: '2026-11-17T21:10:31.000Z', answeredBy }, 'contact_submissions', events),
      `ink: Ruben ${action} 1:10 PM, in 21 h 48 m.`,
    );
  }
});

test('names the member who marked a lead “No reply needed”, and shows no duration or delay', () => {
  const skipped: LeadEvent = { id: '1', at: sentAt, by: 'ruben', kind: 'no_reply', detail: {} };
  assert.equal(
    describeDeadline(
      { answeredAt: '2026-11-17T22:10:31.000Z', answeredBy: 'no_reply', dueAt: '2026-11-17T21:10:31.000Z' },
      'contact_submissions',
      [skipped],
    ),
    'ink: Ruben marked it “No reply needed” 2:10 PM.',
  );
});

test('shows automatic emails as sent, or in red when they bounce', () => {
  const byMail = { byMail: true, hours: null };
  const form = 'roi_calculator_submissions';
  assert.equal(
    describeDeadline({ ...byMail, answeredAt: '2026-11-17T19:05:22.000Z', answeredBy: 'machine' }, form),
    'ink: Breakdown sent 11:05 AM.',
  );
  assert.equal(
    describeDeadline({ ...byMail, bouncedAt: '2026-11-17T20:47:00.000Z' }, form),
    'red: The breakdown bounced. The site promises it by email.',
  );
  assert.match(
    describeDeadline({ ...byMail, dueAt: '2026-11-17T22:20:00.000Z' }, form),
    /^ink: The breakdown is on its way\./,
  );
});

test('shows that a lead has no deadline', () => {
  assert.equal(
    describeDeadline({ dueAt: null, hours: null }, 'early_access_signups'),
    'ink: No reply deadline.',
  );
});

test('names the last reply to a lead without a deadline', () => {
  const none = { dueAt: null, hours: null };
  const call: LeadEvent = { id: '1', at: sentAt, by: 'ruben', kind: 'call', detail: {} };
  const lastAnswerTextOf = (events: LeadEvent[], isOpen = false) =>
    describeDeadline(none, 'early_access_signups', events, isOpen);
  assert.equal(lastAnswerTextOf([call]), 'ink: Ruben called Mon 3:22 PM.');
  assert.equal(
    lastAnswerTextOf([call, { ...call, id: '2', kind: 'undo', detail: { of: 'call', event: '1' } }]),
    'ink: No reply deadline.',
  );
  assert.equal(lastAnswerTextOf([call], true), 'ink: No reply deadline.', 'it needs another answer');
});
