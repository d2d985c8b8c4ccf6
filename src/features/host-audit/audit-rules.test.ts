import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit } from './audit-rules.ts';

test('the audit asks, waits and answers in the words of the specification', () => {
  assert.deepEqual(Object.keys(audit.required), ['name', 'email', 'company']);
  assert.deepEqual(audit.missing, {
    title: 'Required Fields Missing',
    description: 'Please fill in all required fields to book your free audit.',
    destructive: true,
  });
  assert.equal(audit.milliseconds, 2000);
  assert.deepEqual(audit.success, {
    title: 'Audit Booked Successfully!',
    description: "We'll contact you within 24 hours to schedule your host skills evaluation.",
  });
});
