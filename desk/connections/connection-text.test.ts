import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery } from '#shared/desk/connections.ts';
import { deliveryText } from './connection-text.ts';

const refusedDelivery: Delivery = {
  id: '1',
  job: '2',
  event: 'lead.created',
  ref: 'm-7',
  test: false,
  at: '2026-11-26T12:00:00.000Z',
  attempt: 10,
  taken: false,
  status: 422,
  milliseconds: 180,
  answer: 'no such field',
  state: 'queued',
  dueAt: '2026-11-26T12:05:00.000Z',
};
const describeDelivery = (changes: Partial<Delivery>) =>
  deliveryText({ ...refusedDelivery, ...changes }, (at) => at.slice(11, 16));

test('describes a delivery attempt with its response and the current state of the message', () => {
  assert.equal(describeDelivery({}), 'Response 422, 0.2 s, next try 12:05');
  assert.equal(describeDelivery({ state: 'done', dueAt: null }), 'Response 422, 0.2 s, delivered later');
  assert.equal(describeDelivery({ state: 'dead', dueAt: null }), 'Response 422, 0.2 s, given up');
  assert.equal(describeDelivery({ state: 'held', dueAt: null }), 'Response 422, 0.2 s');
  assert.equal(
    describeDelivery({ state: 'done', dueAt: null, status: 204, taken: true }),
    'Delivered, 204, 0.2 s',
  );
  const unknown = { status: null, answer: 'Host not found.', milliseconds: 20 };
  assert.equal(describeDelivery(unknown), 'Host not found, 0.0 s, next try 12:05');
  assert.equal(
    describeDelivery({ ...unknown, state: 'dead', dueAt: null, test: true }),
    'Host not found, 0.0 s',
  );
});
