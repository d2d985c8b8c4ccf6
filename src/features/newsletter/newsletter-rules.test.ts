import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, answerTo, canSubscribe, subscriberRow } from './newsletter-rules.ts';

test('the words of the specification', () => {
  assert.deepEqual(answers, {
    invalid: { title: 'Invalid Email', description: 'Please enter a valid email address.' },
    duplicate: {
      title: 'Already Subscribed',
      description: 'This email is already subscribed to our newsletter.',
    },
    failed: {
      title: 'Error',
      description: 'There was a problem subscribing. Please try again.',
      destructive: true,
    },
    subscribed: {
      title: 'Successfully Subscribed!',
      description: 'Thank you for subscribing to our newsletter.',
    },
  });
});

test('an address is something, an at sign, something, and no more than the column holds', () => {
  for (const right of ['a@b', 'ada+live@example.com', 'ädä@exämple.com', `${'x'.repeat(310)}@example.c`]) {
    assert.ok(canSubscribe(right), right);
  }
  for (const wrong of ['ada', 'ada@', '@example.com', 'ada @ example', 'a\0@b', `${'x'.repeat(320)}@b`]) {
    assert.ok(!canSubscribe(wrong), wrong);
  }
});

test('only a value that must be unique means already subscribed', () => {
  assert.equal(answerTo({ code: '23505', message: '', status: 409 }), answers.duplicate);
  for (const code of ['23514', '42501', 'PGRST301', '503', 'network', 'timeout']) {
    assert.equal(answerTo({ code, message: '' }), answers.failed, code);
  }
});

test('the row holds the address in lower case and where the form stands', () => {
  assert.deepEqual(subscriberRow('Ada@Example.COM', 'footer'), {
    email: 'ada@example.com',
    source: 'footer',
  });
});
