import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DataClient, DataError, Fill, Row } from './data-client.ts';
import { createSubmission, type SubmitStatus } from './submission.ts';

/** A data client that answers in order and keeps what it was sent. */
function scripted(...answers: (DataError | undefined)[]) {
  const sent: { row: Row; fill: Fill }[] = [];
  const client: DataClient = {
    async insert(_table, row, fill) {
      sent.push({ row, fill });
      return answers.shift();
    },
  };
  const seen: SubmitStatus[] = [];
  return {
    sent,
    seen,
    submission: createSubmission(client, 'contact_submissions', (status) => seen.push(status)),
  };
}

const row = { email: 'ada@example.com' };
const lost: DataError = { code: 'network', message: 'no answer' };

test('a stored row goes idle, submitting, success', async () => {
  const { seen, submission } = scripted(undefined);
  assert.equal(submission.status(), 'idle');
  assert.deepEqual(await submission.submit(row), { status: 'success' });
  assert.deepEqual(seen, ['submitting', 'success']);
});

test('a second press while submitting sends nothing', async () => {
  const { sent, submission } = scripted(undefined);
  const first = submission.submit(row);
  assert.deepEqual(await submission.submit(row), { status: 'ignored' });
  await first;
  assert.equal(sent.length, 1);
});

test('a failure tells why and can be tried again as the same fill', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { sent, seen, submission } = scripted(lost, undefined);
  assert.deepEqual(await submission.submit(row), { status: 'error', error: lost });
  assert.deepEqual(await submission.submit({ ...row }), { status: 'success' });
  assert.deepEqual(seen, ['submitting', 'error', 'submitting', 'success']);
  assert.equal(sent[0]?.fill.key, sent[1]?.fill.key);
});

test('changed content after a failure is a fill of its own', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { sent, submission } = scripted(lost, undefined);
  await submission.submit(row);
  await submission.submit({ email: 'ada@example.org' });
  assert.notEqual(sent[0]?.fill.key, sent[1]?.fill.key);
});

test('the same content after a success is a new row', async () => {
  const { sent, submission } = scripted(undefined, undefined);
  await submission.submit(row);
  await submission.submit(row);
  assert.notEqual(sent[0]?.fill.key, sent[1]?.fill.key);
});

test('the same content after a reset is a new row', async () => {
  const { sent, submission } = scripted(undefined, undefined);
  await submission.submit(row);
  submission.reset();
  await submission.submit(row);
  assert.notEqual(sent[0]?.fill.key, sent[1]?.fill.key);
  assert.match(
    sent[0]?.fill.key ?? '',
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
