import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateLimitText, textsOfForm } from '#tests/support/forms/form-texts.ts';
import { describeFailure } from './not-sent.ts';

const contactTexts = textsOfForm('contact');
const newsletterTexts = textsOfForm('newsletter');
const failureText = contactTexts.failed.description;
const rateLimitError = { code: 'rate_limited', message: 'Too many requests', status: 429 };

test('states the waiting time after too many requests, one minute by default', () => {
  assert.equal(
    describeFailure({ ...rateLimitError, retryAfter: 40 }, contactTexts),
    rateLimitText('40 seconds'),
  );
  assert.equal(
    describeFailure({ ...rateLimitError, retryAfter: 1 }, contactTexts),
    rateLimitText('1 second'),
  );
  assert.equal(describeFailure(rateLimitError, contactTexts), rateLimitText('60 seconds'));
});

test('shows the specified message for every other failure', () => {
  assert.equal(
    describeFailure({ code: '503', message: '', status: 503, retryAfter: 1 }, contactTexts),
    failureText,
  );
  assert.equal(describeFailure({ code: 'network', message: '' }, contactTexts), failureText);
});

test('reports a duplicate only for a form that has a message for it', () => {
  const taken = { code: '23505', message: '', status: 409 };
  assert.equal(describeFailure(taken, newsletterTexts), newsletterTexts.taken.description);
  assert.equal(describeFailure(taken, contactTexts), failureText);
  for (const code of ['23514', '42501', 'PGRST301', '503', 'network', 'timeout']) {
    assert.equal(
      describeFailure({ code, message: '' }, newsletterTexts),
      newsletterTexts.failed.description,
      code,
    );
  }
});
