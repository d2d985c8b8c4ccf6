import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadEvent, LeadMail } from '#shared/desk/conversation.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 17, 22, minute)).toISOString();
const mailAt = (minute: number, kind: string): LeadMail => ({
  id: `${kind} ${minute}`,
  kind,
  subject: 'Hello',
  at: at(minute),
  state: 'done',
  attempts: 1,
  reply: '250 OK',
  doneAt: at(minute),
  by: null,
  body: null,
  to: null,
});
const note = (minute: number): LeadEvent => ({
  id: `note ${minute}`,
  at: at(minute),
  by: 'ada',
  kind: 'note',
  detail: { text: 'Asks for one show.' },
});

test('lists the form entry, emails, notes and calls in order of time', () => {
  const items = timelineOf({
    createdAt: at(0),
    mails: [mailAt(1, 'mail.received'), mailAt(1, 'mail.notice'), mailAt(20, 'mail.reply')],
    received: [],
    events: [
      { id: 'arrived', at: at(0), by: null, kind: 'arrived' },
      note(10),
      { id: 'call 15', at: at(15), by: 'ada', kind: 'call', detail: { text: 'Reached.' } },
      { id: 'reply', at: at(20), by: 'ada', kind: 'reply', detail: { reply: 'x', subject: 'Hello' } },
      { id: 'undo', at: at(16), by: 'ada', kind: 'undo', detail: { event: 'call 15', of: 'call' } },
      note(30),
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
    { id: 'booked', at: at(1), by: null, kind: 'booked', detail: { startsAt: at(60) } },
    { id: 'moved', at: at(2), by: null, kind: 'call_moved', detail: { from: at(60), to: at(90) } },
    { id: 'canceled', at: at(3), by: null, kind: 'call_canceled', detail: { startsAt: at(90) } },
  ];
  const items = timelineOf({ received: [], createdAt: at(0), mails: [], events });
  assert.deepEqual(
    items.map(({ id, kind }) => [id, kind]),
    [['entry', 'entry'], ...events.map(({ id }) => [id, 'booking'])],
  );
});
