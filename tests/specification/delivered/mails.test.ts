import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedMailTexts } from '#tests/support/mail/mail-texts.ts';

test('keeps the agreed email subjects', () => {
  const { notice, promise, received, newsletter, roi, alarm, trial } = publishedMailTexts;
  assert.deepEqual(
    [notice.promised, notice.unpromised, notice.several, promise.half, promise.late].map(
      ({ subject }) => subject,
    ),
    [
      'Answer by {deadline}: {name}',
      '{form}: {name}',
      '{count} new leads since {time}',
      'Half the time is gone, answer by {deadline}: {name}',
      'Overdue since {deadline}: {name}',
    ],
  );
  assert.deepEqual(
    [...Object.values(received), newsletter.confirm, newsletter.welcome, roi, alarm, trial].map(
      ({ subject }) => subject,
    ),
    [
      'We got your message',
      'You’re on the early-access list',
      'We got your application',
      'Confirm your address',
      'You’re subscribed',
      'Your ROI breakdown: {monthly} a month',
      '{brand} emails are overdue',
      'Test email from {brand}',
    ],
  );
});
