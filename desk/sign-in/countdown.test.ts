import assert from 'node:assert/strict';
import test from 'node:test';
import { removeWaitText, secondsLeft, waitText } from './countdown.ts';

test('rounds the remaining wait up and never goes below zero', () => {
  assert.equal(secondsLeft(5_000, 0), 5);
  assert.equal(secondsLeft(5_000, 4_001), 1);
  assert.equal(secondsLeft(5_000, 5_000), 0);
  assert.equal(secondsLeft(5_000, 9_000), 0);
});

test('shows short waits in seconds and longer ones in minutes, rounded up', () => {
  assert.equal(waitText(0), '');
  assert.equal(waitText(1), 'Try again in 1 second.');
  assert.equal(waitText(4), 'Try again in 4 seconds.');
  assert.equal(waitText(119), 'Try again in 119 seconds.');
  assert.equal(waitText(121), 'Try again in 3 minutes.');
});

test('removes the waiting time from the server’s message', () => {
  assert.equal(
    removeWaitText('Email address and password do not match. Try again in 4 seconds.'),
    'Email address and password do not match.',
  );
  assert.equal(
    removeWaitText('This passkey does not open this desk.'),
    'This passkey does not open this desk.',
  );
});
