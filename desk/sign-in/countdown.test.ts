import assert from 'node:assert/strict';
import test from 'node:test';
import { secondsLeft, waitWords, withoutWait } from './countdown.ts';

test('never ends a wait early or below zero', () => {
  assert.equal(secondsLeft(5_000, 0), 5);
  assert.equal(secondsLeft(5_000, 4_001), 1);
  assert.equal(secondsLeft(5_000, 5_000), 0);
  assert.equal(secondsLeft(5_000, 9_000), 0);
});

test('shows a wait in seconds, then in minutes rounded up', () => {
  assert.equal(waitWords(0), '');
  assert.equal(waitWords(1), 'Next try in 1 second.');
  assert.equal(waitWords(4), 'Next try in 4 seconds.');
  assert.equal(waitWords(119), 'Next try in 119 seconds.');
  assert.equal(waitWords(121), 'Next try in 3 minutes.');
});

test('removes the wait from the server’s message', () => {
  assert.equal(
    withoutWait('Address and password do not match. Next try in 4 seconds.'),
    'Address and password do not match.',
  );
  assert.equal(withoutWait('This passkey does not open this desk.'), 'This passkey does not open this desk.');
});
