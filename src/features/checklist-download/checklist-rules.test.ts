import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checklist } from './checklist-rules.ts';

test('the checklist asks for an e-mail only, in the words of the specification, and takes two seconds', () => {
  assert.deepEqual(Object.keys(checklist.required), ['email']);
  assert.equal(checklist.missing.title, 'Email Required');
  assert.equal(checklist.missing.description, 'Please enter your email to download the checklist.');
  assert.equal(checklist.milliseconds, 2000);
  assert.equal(checklist.success.title, 'Download Started!');
});
