import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailWords } from '#tests/support/mail/words.ts';

test('keeps the subjects of the mails', () => {
  const { notice, promise, received, newsletter, roi, alarm, trial } = mailWords;
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
