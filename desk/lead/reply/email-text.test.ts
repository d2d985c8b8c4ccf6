import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LeadMail } from '#shared/desk/conversation.ts';
import { deliveryStatus, emailName, isToVisitor } from './email-text.ts';
import { replyStatusText } from './watch-reply.ts';

const mail: LeadMail = {
  id: '1',
  kind: 'mail.reply',
  subject: 'Your message to cuelight',
  at: 'then',
  state: 'done',
  attempts: 1,
  reply: '250 ok',
  doneAt: '2026-11-17T22:10:31.000Z',
  by: null,
  body: null,
  to: null,
};
const formatTestTime = (at: string) => (at === 'then' ? '14:10:00' : '14:10:31');

test("shows the delivery status with its time, and the mail server's response if it matters", () => {
  const cases: [Partial<LeadMail>, string, string][] = [
    [{}, 'taken', 'Delivered to the mail server 14:10:31'],
    [{ attempts: 2, reply: null }, 'taken', 'Delivered to the mail server 14:10:31, on the second try'],
    [{ state: 'queued', attempts: 0, reply: null }, 'waiting', 'Queued since 14:10:00'],
    [
      { state: 'queued', reply: '451 later' },
      'waiting',
      'Retrying since 14:10:00. The mail server said: 451 later',
    ],
    [{ state: 'dead', reply: '550 no such mailbox' }, 'refused', 'Bounced 14:10:31: 550 no such mailbox'],
    [{ state: 'held', reply: 'has left' }, 'unsure', 'On hold since 14:10:31: has left'],
    [{ state: 'uncertain', reply: null }, 'unsure', 'Sent 14:10:31, not confirmed by the mail server'],
  ];
  for (const [changed, tone, text] of cases) {
    assert.deepEqual(deliveryStatus({ ...mail, ...changed }, formatTestTime), { tone, text });
  }
  assert.equal(
    deliveryStatus(mail, formatTestTime, true).text,
    'Delivered to the mail server 14:10:31, 250 ok',
  );
});

test('shows emails as not sent while no mail server is connected', () => {
  const saved = { ...mail, reply: 'written to 5c79-4edf.eml' };
  assert.deepEqual(deliveryStatus(saved, formatTestTime), {
    tone: 'unsure',
    text: 'Not sent: email is off. Saved on the server 14:10:31',
  });
  const clock = {
    dueAt: null,
    answeredAt: null,
    answeredBy: null,
    bouncedAt: null,
    byMail: false,
    hours: null,
  };
  assert.equal(
    replyStatusText({ name: 'Dana', clock }, saved, formatTestTime).title,
    'Not sent: email is off.',
  );
});

test('names a reply by its subject and any other email by its type', () => {
  const lead = { form: 'roi_calculator_submissions', row: { calculated_monthly_revenue: '37440' } };
  assert.equal(emailName({ ...mail, kind: 'mail.roi' }, lead), 'Breakdown, $37,440 a month');
  assert.equal(emailName(mail, lead), 'Your message to cuelight');
  assert.equal(
    emailName({ ...mail, kind: 'mail.received' }, { form: 'contact_submissions', row: {} }),
    'Message received',
  );
  assert.equal(isToVisitor({ kind: 'mail.notice' }), false);
});

test('shows the time left after a delivery, and that the deadline still applies after a bounce', () => {
  const clock = {
    dueAt: '2026-11-17T23:22:00.000Z',
    answeredAt: '2026-11-17T22:10:31.000Z',
    answeredBy: 'mail' as const,
    bouncedAt: null,
    byMail: false,
    hours: 24,
  };
  assert.deepEqual(replyStatusText({ name: 'Dana', clock }, mail, formatTestTime), {
    title: 'Reply sent to Dana 14:10:31.',
    detail: '1 h 11 m before the deadline.',
  });
  assert.deepEqual(
    replyStatusText({ name: 'Dana', clock: { ...clock, answeredBy: 'call' } }, mail, formatTestTime),
    {
      title: 'Reply sent to Dana 14:10:31.',
    },
  );
  const open = { ...clock, answeredAt: null, answeredBy: null };
  assert.deepEqual(
    replyStatusText(
      { name: 'Dana', clock: open },
      { ...mail, state: 'dead', reply: '550 no' },
      formatTestTime,
    ),
    {
      title: 'The reply to Dana bounced 14:10:31.',
      detail: '550 no. The deadline still applies.',
      isWarning: true,
    },
  );
  assert.equal(
    replyStatusText({ name: 'Dana', clock: open }, { ...mail, state: 'uncertain' }, formatTestTime).isWarning,
    true,
  );
});
