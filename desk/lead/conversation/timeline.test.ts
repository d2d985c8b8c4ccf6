import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadEvent, LeadMail } from '#shared/desk/conversation.ts';
import { timelineOf } from './timeline.ts';

const timeAt = (minute: number) => new Date(Date.UTC(2026, 10, 17, 22, minute)).toISOString();
const createMail = (minute: number, kind: string): LeadMail => ({
  id: `${kind} ${minute}`,
  kind,
  subject: 'Hello',
  at: timeAt(minute),
  state: 'done',
  attempts: 1,
  reply: '250 OK',
  doneAt: timeAt(minute),
  by: null,
  body: null,
  to: null,
});
const createNote = (minute: number): LeadEvent => ({
  id: `note ${minute}`,
  at: timeAt(minute),
  by: 'ada',
  kind: 'note',
  detail: { text: 'Asks for one show.' },
});

test('lists the form entry, emails, notes and calls in chronological order', () => {
  const items = timelineOf({
    createdAt: timeAt(0),
    mails: [createMail(1, 'mail.received'), createMail(1, 'mail.notice'), createMail(20, 'mail.reply')],
    received: [],
    events: [
      { id: 'arrived', at: timeAt(0), by: null, kind: 'arrived' },
      createNote(10),
      { id: 'call 15', at: timeAt(15), by: 'ada', kind: 'call', detail: { text: 'Reached.' } },
      { id: 'reply', at: timeAt(20), by: 'ada', kind: 'reply', detail: { reply: 'x', subject: 'Hello' } },
      { id: 'undo', at: timeAt(16), by: 'ada', kind: 'undo', detail: { event: 'call 15', of: 'call' } },
      createNote(30),
    ],
  });
  assert.deepEqual(
    items.map(({ id, kind }) => [id, kind]),
    [
      ['entry', 'entry'],
      ['mail.received 1', 'automatic'],
      ['note 10', 'note'],
      ['call 15', 'mark'],
      ['mail.reply 20', 'reply'],
      ['note 30', 'note'],
    ],
  );
  const call = items.find((item) => item.kind === 'mark');
  assert.equal(call?.isUndone, true, 'the call that was undone');
});

test('lists booked, rescheduled and canceled calls', () => {
  const events: LeadEvent[] = [
    { id: 'booked', at: timeAt(1), by: null, kind: 'booked', detail: { startsAt: timeAt(60) } },
    {
      id: 'moved',
      at: timeAt(2),
      by: null,
      kind: 'call_moved',
      detail: { from: timeAt(60), to: timeAt(90) },
    },
    { id: 'canceled', at: timeAt(3), by: null, kind: 'call_canceled', detail: { startsAt: timeAt(90) } },
  ];
  const items = timelineOf({ received: [], createdAt: timeAt(0), mails: [], events });
  assert.deepEqual(
    items.map(({ id, kind }) => [id, kind]),
    [['entry', 'entry'], ...events.map(({ id }) => [id, 'booking'])],
  );
});
