import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Person } from '#shared/desk/api.ts';
import type { LeadEvent } from '#shared/desk/conversation.ts';
import { meanwhileText } from './meanwhile-text.ts';

const person: Person = { id: 'ada', name: 'Ada Okafor', email: '', role: 'agent', disabled: false };
const people = [person, { ...person, id: 'ben', name: 'Ben Ruiz' }];
const createEvent = (id: string, kind: LeadEvent['kind'], by: string | null, detail: object = {}) =>
  ({ id, kind, by, at: `at ${id}`, detail }) as LeadEvent;
const describeMeanwhile = (...events: LeadEvent[]) =>
  meanwhileText(events, { seen: '1', people, me: 'ada', formatTime: (at) => at });

test("names a colleague's latest reply since the draft was started", () => {
  const seen = createEvent('1', 'reply', 'ben');
  const reply = createEvent('2', 'reply', 'ben');
  assert.equal(describeMeanwhile(createEvent('0', 'arrived', null), seen), null);
  assert.equal(describeMeanwhile(seen, reply), 'Ben replied at 2.');
  assert.equal(describeMeanwhile(seen, reply, createEvent('3', 'call', 'ben')), 'Ben called at 3.');
  assert.equal(
    describeMeanwhile(
      seen,
      createEvent('2', 'reply', 'ada'),
      createEvent('3', 'note', 'ben'),
      createEvent('4', 'mail', null),
    ),
    null,
  );
});

test('ignores a reply that was undone', () => {
  const seen = createEvent('1', 'arrived', null);
  const undo = createEvent('3', 'undo', 'ben', { event: '2', of: 'elsewhere' });
  assert.equal(
    describeMeanwhile(seen, createEvent('2', 'elsewhere', 'ben')),
    'Ben answered outside the desk at 2.',
  );
  assert.equal(describeMeanwhile(seen, createEvent('2', 'elsewhere', 'ben'), undo), null);
});
