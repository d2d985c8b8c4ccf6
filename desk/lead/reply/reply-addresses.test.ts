import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadEvent, ReceivedMail } from '#shared/desk/conversation.ts';
import { replyAddresses } from './reply-addresses.ts';

const form = { email: 'Dana@whitlock.test', correctedEmail: null, received: [], events: [] };
const createEmail = (address: string, at = 1, kind = 'answer') =>
  ({ kind, at: new Date(at).toISOString(), from: { name: '', address } }) as ReceivedMail;
const createCorrection = (at: number) => ({ kind: 'email', at: new Date(at).toISOString() }) as LeadEvent;

test('lists only the email address from the form until the customer writes from another one', () => {
  assert.deepEqual(replyAddresses(form), { all: ['Dana@whitlock.test'], latest: 'Dana@whitlock.test' });
  assert.deepEqual(replyAddresses({ ...form, received: [createEmail('dana@home.test')] }), {
    all: ['Dana@whitlock.test', 'dana@home.test'],
    latest: 'dana@home.test',
  });
  assert.deepEqual(replyAddresses({ ...form, email: null }), { all: [], latest: '' });
});

test('prefers the address of the latest email and lists each address once', () => {
  const received = [
    createEmail('dana@home.test'),
    createEmail('dana@WHITLOCK.test', 2),
    createEmail('DANA@home.test', 3),
  ];
  const all = ['Dana@whitlock.test', 'dana@home.test'];
  assert.deepEqual(replyAddresses({ ...form, received }), { all, latest: 'dana@home.test' });
  assert.deepEqual(replyAddresses({ ...form, received: received.slice(0, 2) }), {
    all,
    latest: 'Dana@whitlock.test',
  });
});

test('ignores automatic emails, bounces and colleagues', () => {
  const received = [
    createEmail('robot@home.test', 1, 'automatic'),
    createEmail('daemon@home.test', 2, 'bounce'),
    createEmail('ada@desk.test', 3, 'colleague'),
    createEmail(''),
  ];
  assert.deepEqual(replyAddresses({ ...form, received }).all, ['Dana@whitlock.test']);
});

test('prefers a corrected address to the address of an earlier email', () => {
  const lead = { ...form, correctedEmail: 'dana@new.test', received: [createEmail('dana@home.test', 5)] };
  const all = ['dana@new.test', 'dana@home.test'];
  assert.deepEqual(replyAddresses({ ...lead, events: [createCorrection(6)] }), {
    all,
    latest: 'dana@new.test',
  });
  assert.deepEqual(replyAddresses({ ...lead, events: [createCorrection(4)] }), {
    all,
    latest: 'dana@home.test',
  });
});
