import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailFailuresText } from './email-failures.ts';

const roi = 'roi_calculator_submissions';
const newsletter = 'newsletter_subscribers';

test('counts bounced and unsent automatic emails in words', () => {
  const lines: [Parameters<typeof emailFailuresText>[0], string][] = [
    [[], ''],
    [[{ form: roi, bounced: 0, lateNow: 0 }], ''],
    [[{ form: roi, bounced: 1, lateNow: 0 }], '1 breakdown bounced'],
    [
      [
        { form: roi, bounced: 2, lateNow: 1 },
        { form: newsletter, bounced: 0, lateNow: 1_200 },
      ],
      '2 breakdowns bounced, 1 breakdown not sent yet, 1,200 confirmations not sent yet',
    ],
  ];
  for (const [promises, text] of lines) assert.equal(emailFailuresText(promises), text);
});
