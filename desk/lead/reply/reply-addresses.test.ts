import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadEvent, ReceivedMail } from '#shared/desk/conversation.ts';
import { replyAddresses } from './reply-addresses.ts';

const form = { email: 'Dana@whitlock.test', correctedEmail: null, received: [], events: [] };
const mail = (address: string, at = 1, kind = 'answer') =>
  ({ kind, at: new Date(at).toISOString(), from: { name: '', address } }) as ReceivedMail;
const corrected = (at: number) => ({ kind: 'email', at: new Date(at).toISOString() }) as LeadEvent;

test('offers only the email address from the form until the customer writes from another one', () => {
  assert.deepEqual(replyAddresses(form), { all: ['Dana@whitlock.test'], latest: 'Dana@whitlock.test' });
  assert.deepEqual(replyAddresses({ ...form, received: [mail('dana@home.test')] }), {
    all: ['Dana@whitlock.test', 'dana@home.test'],
    latest: 'dana@home.test',
  });
  assert.deepEqual(replyAddresses({ ...form, email: null }), { all: [], latest: '' });
});

test('prefers the address of the latest email and lists each address once', () => {
  const received = [mail('dana@home.test'), mail('dana@WHITLOCK.test', 2), mail('DANA@home.test', 3)];
  const all = ['Dana@whitlock.test', 'dana@home.test'];
  assert.deepEqual(replyAddresses({ ...form, received }), { all, latest: 'dana@home.test' });
  assert.deepEqual(replyAddresses({ ...form, received: received.slice(0, 2) }), {
    all,
    latest: 'Dana@whitlock.test',
  });
});

test('ignores automatic emails, bounces and colleagues', () => {
  const received = [
    mail('robot@home.test', 1, 'automatic'),
    mail('daemon@home.test', 2, 'bounce'),
    mail('ada@desk.test', 3, 'colleague'),
    mail(''),
  ];
  assert.deepEqual(replyAddresses({ ...form, received }).all, ['Dana@whitlock.test']);
});

test('prefers a corrected address to the address of an earlier email', () => {
  const lead = { ...form, correctedEmail: 'dana@new.test', received: [mail('dana@home.test', 5)] };
  const all = ['dana@new.test', 'dana@home.test'];
  assert.deepEqual(replyAddresses({ ...lead, events: [corrected(6)] }), { all, latest: 'dana@new.test' });
  assert.deepEqual(replyAddresses({ ...lead, events: [corrected(4)] }), { all, latest: 'dana@home.test' });
});
