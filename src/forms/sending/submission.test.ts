import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Attempt, DataError, Row } from './data-client.ts';
import { simulate } from './simulate.ts';
import { createSubmission } from './submission.ts';

function createScriptedSubmission(...answers: (DataError | undefined)[]) {
  const sent: { row: Row; attempt: Attempt }[] = [];
  const submission = createSubmission({
    kind: 'store',
    table: 'contact_submissions',
    async insert(row, attempt) {
      sent.push({ row, attempt });
      return answers.shift();
    },
  });
  const seen: string[] = [];
  submission.subscribe(() => seen.push(submission.now().status));
  return { sent, seen, submission, submit: (row: Row) => submission.submit(row, '') };
}

const row = { email: 'ada@example.com' };
const networkError: DataError = { code: 'network', message: 'no answer' };

test('goes from idle to submitting to success', async () => {
  const { seen, submission, submit } = createScriptedSubmission(undefined);
  assert.equal(submission.now().status, 'idle');
  assert.deepEqual(await submit(row), { status: 'success' });
  assert.deepEqual(seen, ['submitting', 'success']);
});

test('ignores a second submit while submitting', async () => {
  const { sent, submit } = createScriptedSubmission(undefined);
  const first = submit(row);
  assert.deepEqual(await submit(row), { status: 'ignored' });
  await first;
  assert.equal(sent.length, 1);
});

test('reports why a submission failed and retries with the same key', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { sent, seen, submit } = createScriptedSubmission(networkError, undefined);
  assert.deepEqual(await submit(row), { status: 'error', error: networkError });
  assert.deepEqual(await submit({ ...row }), { status: 'success' });
  assert.deepEqual(seen, ['submitting', 'error', 'submitting', 'success']);
  assert.equal(sent[0]?.attempt.key, sent[1]?.attempt.key);
});

test('logs a failure, but not a duplicate', async (t) => {
  const logged = t.mock.method(console, 'error', () => {});
  const taken: DataError = { code: '23505', message: 'duplicate key value', status: 409 };
  const { submit } = createScriptedSubmission(taken, networkError);
  assert.deepEqual(await submit(row), { status: 'error', error: taken });
  assert.equal(logged.mock.callCount(), 0);
  await submit(row);
  assert.equal(logged.mock.callCount(), 1);
});

test('starts a new attempt when the content changed after a failure', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { sent, submit } = createScriptedSubmission(networkError, undefined);
  await submit(row);
  await submit({ email: 'ada@example.org' });
  assert.notEqual(sent[0]?.attempt.key, sent[1]?.attempt.key);
});

test('stores the same content again after a success', async () => {
  const { sent, submit } = createScriptedSubmission(undefined, undefined);
  await submit(row);
  await submit(row);
  assert.notEqual(sent[0]?.attempt.key, sent[1]?.attempt.key);
});

test('stores the same content again after a reset', async () => {
  const { sent, submission, submit } = createScriptedSubmission(undefined, undefined);
  await submit(row);
  submission.reset();
  await submit(row);
  assert.notEqual(sent[0]?.attempt.key, sent[1]?.attempt.key);
  assert.match(
    sent[0]?.attempt.key ?? '',
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('keeps the attempt when the error message was dismissed', async (t) => {
  t.mock.method(console, 'error', () => {});
  const { sent, seen, submission, submit } = createScriptedSubmission(networkError, undefined);
  await submit(row);
  submission.dismiss();
  submission.dismiss();
  assert.deepEqual(seen, ['submitting', 'error', 'idle']);
  await submit(row);
  assert.equal(sent[0]?.attempt.key, sent[1]?.attempt.key);
});

test('sends the honeypot value and calls onStored before the status is success', async () => {
  const { sent, seen, submission } = createScriptedSubmission(undefined);
  await submission.submit(row, '555', () => seen.push('stored'));
  assert.equal(sent[0]?.attempt.honeypot, '555');
  assert.deepEqual(seen, ['submitting', 'stored', 'success']);
});

test('stores each submission in the background, except one that repeats a running request', async () => {
  const answers: (() => void)[] = [];
  const keys = new Set<string>();
  const submission = createSubmission({
    kind: 'later',
    table: 't',
    insert: (_row, { key }) =>
      new Promise((resolve) => {
        keys.add(key);
        answers.push(() => resolve(undefined));
      }),
  });
  const first = submission.submit({ events: 4 }, '');
  const second = submission.submit({ events: 8 }, '');
  assert.deepEqual(await submission.submit({ events: 8 }, ''), { status: 'ignored' });
  const third = submission.submit({ events: 4 }, '');
  assert.deepEqual(submission.now(), { status: 'submitting', row: { events: 4 } });
  for (const answer of answers) answer();
  assert.deepEqual(await Promise.all([first, second, third]), [
    { status: 'pending' },
    { status: 'pending' },
    { status: 'success' },
  ]);
  assert.equal(keys.size, 3);
});

test('shows a simulated form as busy for its duration, then done', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const submission = createSubmission(simulate(2000));
  const pressed = submission.submit({}, '');
  assert.deepEqual(await submission.submit({}, ''), { status: 'ignored' });
  t.mock.timers.tick(1999);
  await Promise.resolve();
  assert.equal(submission.now().status, 'submitting');
  t.mock.timers.tick(1);
  assert.deepEqual(await pressed, { status: 'success' });
});
