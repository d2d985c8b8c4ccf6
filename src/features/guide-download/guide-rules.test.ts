import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guide } from './guide-rules.ts';

test('the guide asks, waits and answers in the words of the specification', () => {
  assert.deepEqual(Object.keys(guide.required), ['name', 'email']);
  assert.equal(guide.missing.title, 'Required Fields Missing');
  assert.equal(guide.missing.description, 'Please enter your name and email to download the guide.');
  assert.equal(guide.milliseconds, 2000);
  assert.deepEqual(guide.success, {
    title: 'Download Started!',
    description: 'Check your email for the complete 20-page TikTok Live Strategy Guide.',
  });
});
