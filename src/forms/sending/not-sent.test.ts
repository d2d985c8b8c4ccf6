import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitingText, wordsOf } from '#tests/support/forms/form-words.ts';
import { describeFailure } from './not-sent.ts';

const contactWords = wordsOf('contact');
const newsletterWords = wordsOf('newsletter');
const failed = contactWords.failed.description;
const refused = { code: 'rate_limited', message: 'Too many requests', status: 429 };

test('states the wait after too many requests, a minute by default', () => {
  assert.equal(describeFailure({ ...refused, retryAfter: 40 }, contactWords), waitingText('40 seconds'));
  assert.equal(describeFailure({ ...refused, retryAfter: 1 }, contactWords), waitingText('1 second'));
  assert.equal(describeFailure(refused, contactWords), waitingText('60 seconds'));
});

test('shows the specified message for every other failure', () => {
  assert.equal(
    describeFailure({ code: '503', message: '', status: 503, retryAfter: 1 }, contactWords),
    failed,
  );
  assert.equal(describeFailure({ code: 'network', message: '' }, contactWords), failed);
});

test('reports a duplicate only for a form that has words for it', () => {
  const taken = { code: '23505', message: '', status: 409 };
  assert.equal(describeFailure(taken, newsletterWords), newsletterWords.taken.description);
  assert.equal(describeFailure(taken, contactWords), failed);
  for (const code of ['23514', '42501', 'PGRST301', '503', 'network', 'timeout']) {
    assert.equal(
      describeFailure({ code, message: '' }, newsletterWords),
      newsletterWords.failed.description,
      code,
    );
  }
});
